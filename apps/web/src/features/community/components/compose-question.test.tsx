import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../../../lib/exit.ts';
import { question } from '../../../testing/board.ts';
import { deviceFinds, help } from '../../../testing/danger.ts';
import { failure, success } from '../../../testing/fake-server.ts';
import {
  begin,
  button,
  emptyBoardAndPosting,
  LIST,
  openBoard,
  POST,
  post,
  prepareVisit,
  questionBox,
  write,
} from '../../../testing/render-board.tsx';

let scrolled: ReturnType<typeof prepareVisit>;
beforeEach(() => {
  scrolled = prepareVisit();
});
afterEach(emptyBoardAndPosting);

const SIMILAR = 'POST /community/questions/similar';
const pressSimilar = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Is this already answered?' }));
const TAGS = 'Tags (up to 5)';
const tagBox = () => screen.getByLabelText<HTMLInputElement>(TAGS);
const cards = () => screen.getAllByRole('article');
const posted = (more = {}) => ({
  question: question(99, { content: 'A new one?', title: 'A new one?', isOwn: true }),
  ...more,
});

describe('the composer', () => {
  it('counts what is left, goes negative, and blocks with the reason', async () => {
    const sent = await openBoard();
    begin();
    expect(screen.getByText('280')).toBeTruthy();
    await post('é'.repeat(281));
    expect(screen.getByText('-1').parentElement?.className).toContain('text-danger-ink');
    expect(button('Post').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Your question is too long (maximum 280 characters)')).toBeTruthy();
    expect(sent.filter(({ call }) => call === POST)).toEqual([]);
    write('é'.repeat(280));
    expect(button('Post').getAttribute('aria-disabled')).toBeNull();
  });

  it('finds danger in a text that is too long to post, as soon as it is too long', async () => {
    const checkDanger = deviceFinds(help);
    const sent = await openBoard();
    write(`i am bleeding a lot ${'and more '.repeat(40)}`);
    expect((await screen.findByRole('link', { name: /112/ })).getAttribute('href')).toBe('tel:112');
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(checkDanger).toHaveBeenCalledTimes(1);
    expect(sent.filter(({ call }) => call === POST)).toEqual([]);
  });

  it('finds danger in a too long text also when Post is pressed', async () => {
    const danger = async (text: string) => (text.includes('bleeding') ? help : undefined);
    deviceFinds(undefined).mockImplementation(danger);
    const sent = await openBoard();
    write('and more '.repeat(40));
    await post(`${'and more '.repeat(40)} now i am bleeding a lot`);
    expect(await screen.findByRole('link', { name: /112/ })).toBeTruthy();
    expect(sent.filter(({ call }) => call === POST)).toEqual([]);
  });

  it('refuses an empty text with its sentence', async () => {
    const sent = await openBoard();
    await post('   ');
    expect(screen.getByText('Write your question first.')).toBeTruthy();
    expect(sent.filter(({ call }) => call === POST)).toEqual([]);
  });

  it('adds tags by Enter, each once, and no sixth', async () => {
    await openBoard();
    begin();
    await screen.findByLabelText(TAGS);
    for (const tag of ['pill', ' Pill ', '', 'two', 'three', 'four', 'five', 'six']) {
      fireEvent.change(tagBox(), { target: { value: tag } });
      fireEvent.keyDown(tagBox(), { key: 'Enter' });
    }
    const chosen = within(screen.getByRole('list', { name: 'Your tags' }));
    expect(chosen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '#pill',
      '#two',
      '#three',
      '#four',
      '#five',
    ]);
    fireEvent.click(chosen.getByRole('button', { name: 'Remove the tag two' }));
    expect(chosen.getAllByRole('button')).toHaveLength(4);
  });

  it('posts without a name, puts the question first, scrolls to it and says so for three seconds', async () => {
    const sent = await openBoard({ [POST]: success(posted({ receipt: 'ABCD-EFGH' }), { status: 201 }) });
    vi.useFakeTimers();
    await post(' A new one? ');
    expect(sent.find(({ call }) => call === POST)?.body).toEqual({
      content: 'A new one?',
      tags: [],
      isAnonymous: true,
      language: 'en',
      country: 'KE',
    });
    expect(cards()[0]?.textContent).toContain('A new one?');
    expect(scrolled).toHaveBeenCalled();
    expect(questionBox().value).toBe('');
    const said = () => screen.queryByText('Your question has been posted!');
    act(() => vi.advanceTimersByTime(2_900));
    expect(said()).toBeTruthy();
    act(() => vi.advanceTimersByTime(200));
    expect(said()).toBeNull();
  });

  it('shows the code of an anonymous post until it is kept, and stores it nowhere', async () => {
    await openBoard({ [POST]: success(posted({ receipt: 'ABCD-EFGH' }), { status: 201 }) });
    await post('A new one?');
    expect(screen.getByText('ABCD-EFGH')).toBeTruthy();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ABCD');
    fireEvent.click(button('I have kept it'));
    expect(screen.queryByText('ABCD-EFGH')).toBeNull();
  });

  it('keeps the text and says the reason when the server refuses it', async () => {
    await openBoard({ [POST]: failure(422, 'MODERATION_PHONE', 'No phone numbers.') });
    await post('Call 0712 345 678');
    expect(screen.getByText('No phone numbers.').closest('[role=alert]')).toBeTruthy();
    expect(questionBox().value).toBe('Call 0712 345 678');
    fireEvent.click(
      within(screen.getByText('No phone numbers.').closest('[role=alert]') as HTMLElement).getByRole(
        'button',
      ),
    );
    expect(screen.queryByText('No phone numbers.')).toBeNull();
  });

  it('shows help found on this device, also when nothing can be sent', async () => {
    const checkDanger = deviceFinds(help);
    await openBoard({ [POST]: 'no network' });
    await post('i am bleeding a lot');
    expect(checkDanger).toHaveBeenCalledWith('i am bleeding a lot', 'en', 'KE');
    expect((await screen.findByRole('link', { name: /112/ })).getAttribute('href')).toBe('tel:112');
    expect(screen.getByText('Failed to create question')).toBeTruthy();
    expect(questionBox().value).toBe('i am bleeding a lot');
  });

  it('moves the help beside the new post and reads it out only once', async () => {
    deviceFinds(help);
    await openBoard({ [POST]: success(posted(), { status: 201, help }) });
    await post('i am bleeding a lot');
    const links = screen.getAllByRole('link', { name: /Call .*112/ });
    expect(links).toHaveLength(1);
    expect(links[0]?.closest('[role=alert]')).toBeNull();
    expect(links[0]?.closest('li li')?.parentElement?.closest('li')?.textContent).toContain('A new one?');
  });

  it('marks a held question and says that a moderator reads it first', async () => {
    const held = question(99, { isOwn: true, moderation: 'held' });
    await openBoard({ [POST]: success({ question: held, notice: 'Held' }, { status: 201 }) });
    await post('How old are you?');
    expect(screen.getByText('Thank you. A moderator reads it first.')).toBeTruthy();
    expect(cards()[0]?.textContent).toContain('Until then only you can see it.');
    expect(localStorage.getItem('community-storage')).not.toContain('q99');
  });

  it('offers the name of an account, and takes it only by choice', async () => {
    const sent = await openBoard({ [POST]: success(posted(), { status: 201 }) }, 'amina');
    begin();
    expect(screen.getByLabelText<HTMLInputElement>('Anonymous').checked).toBe(true);
    fireEvent.click(screen.getByLabelText('amina'));
    await post('Signed?');
    expect(sent.find(({ call }) => call === POST)?.body).toMatchObject({ isAnonymous: false });
  });

  it('sends a question once, however often the button is pressed', async () => {
    const sent = await openBoard({ [POST]: success(posted(), { status: 201 }) });
    write('A new one?');
    await act(async () => {
      fireEvent.click(button('Post'));
      fireEvent.submit(questionBox().form as HTMLFormElement);
    });
    expect(sent.filter(({ call }) => call === POST)).toHaveLength(1);
  });

  it('sends nothing of a question while it is being written', async () => {
    const sent = await openBoard();
    vi.useFakeTimers();
    write('How long does an implant last?');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(sent.map(({ call }) => call)).toEqual([LIST]);
  });

  it('offers on a press what is already answered, and posts all the same', async () => {
    const similar = { _id: 'q5', title: 'How long does it last?', lang: 'en', answerCount: 2 };
    const sent = await openBoard({
      [SIMILAR]: success({ questions: [similar] }),
      [POST]: success(posted(), { status: 201 }),
    });
    write('How long does an implant last?');
    await pressSimilar();
    const link = await screen.findByRole('link', { name: /How long does it last/ });
    expect(link.getAttribute('href')).toBe('/community/q5');
    await post('How long does an implant last?');
    expect(sent.some(({ call }) => call === POST)).toBe(true);
  });

  it('says that nothing is answered yet, and that it could not look', async () => {
    await openBoard({ [SIMILAR]: [success({ questions: [] }), 'no network'] });
    write('How long does an implant last?');
    await pressSimilar();
    expect(await screen.findByText('Nothing like it yet. You can post it.')).toBeTruthy();
    await pressSimilar();
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
  });

  it('looks for danger before it looks for what is already answered', async () => {
    const order: string[] = [];
    deviceFinds(help).mockImplementation(async () => {
      order.push('danger');
      return help;
    });
    const sent = await openBoard({ [SIMILAR]: success({ questions: [] }) });
    write('i am bleeding a lot, is it normal?');
    await pressSimilar();
    await screen.findByText('Nothing like it yet. You can post it.');
    expect(await screen.findByRole('link', { name: /112/ })).toBeTruthy();
    expect([...order, ...sent.map(({ call }) => call)]).toEqual(['danger', LIST, SIMILAR]);
  });

  it('is emptied on Exit', async () => {
    vi.spyOn(window.location, 'replace').mockReturnValue();
    await openBoard();
    write('nobody should read this');
    act(leave);
    expect(questionBox().value).toBe('');
    document.documentElement.removeAttribute('data-left');
  });
});
