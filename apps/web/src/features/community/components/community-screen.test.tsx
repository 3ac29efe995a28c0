import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../../../lib/exit.ts';
import { listed, question, questions } from '../../../testing/board.ts';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { help } from '../../../testing/new-chat.ts';
import { renderBoard } from '../../../testing/render-board.tsx';
import type { Partners } from '../partners.ts';
import { resetPosting } from '../posting.ts';
import { boardActions } from '../state.ts';
import { CommunityScreen } from './community-screen.tsx';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

const LIST = 'GET /community/questions?page=1';
const POST = 'POST /community/questions';
const scrolled = vi.fn();

beforeEach(() => {
  localStorage.setItem('guidelines_last_shown', String(Date.now()));
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  act(() => {
    boardActions().reset();
    resetPosting();
  });
  scrolled.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(answers: Parameters<typeof fakeServer>[0] = {}, partners: Partial<Partners> = {}) {
  const sent = fakeServer({ [LIST]: success(listed(questions(1, 10))), ...answers });
  renderBoard(<CommunityScreen />, partners);
  await screen.findByText('Question number 1?');
  return sent;
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const tagBox = () => screen.getByLabelText<HTMLInputElement>('Tags (up to 5)');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const cards = () => screen.getAllByRole('article');

function write(text: string) {
  fireEvent.change(box(), { target: { value: text } });
}

async function post(text: string) {
  write(text);
  await act(async () => fireEvent.click(button('Post')));
}

const posted = (more = {}) => ({
  ...{ question: question(99, { content: 'A new one?', title: 'A new one?', isOwn: true }), ...more },
});

describe('the guidelines', () => {
  it('stand before the page until they are dismissed, and are then remembered', async () => {
    localStorage.removeItem('guidelines_last_shown');
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Community guidelines' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'I understand' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(Number(localStorage.getItem('guidelines_last_shown'))).toBeGreaterThan(0);
  });

  it('wait for the age gate', async () => {
    localStorage.removeItem('guidelines_last_shown');
    await open({}, { isGateOpen: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the composer', () => {
  it('counts what is left, goes negative, and blocks', async () => {
    await open();
    expect(screen.getByText('280')).toBeTruthy();
    write('é'.repeat(281));
    expect(screen.getByText('-1').parentElement?.className).toContain('text-danger-ink');
    expect(button('Post').disabled).toBe(true);
    write('é'.repeat(280));
    expect(button('Post').disabled).toBe(false);
  });

  it('refuses an empty text with its sentence', async () => {
    const sent = await open();
    await post('   ');
    expect(screen.getByText('Write your question first.')).toBeTruthy();
    expect(sent.filter(({ call }) => call === POST)).toEqual([]);
  });

  it('adds tags by Enter, each once, and no sixth', async () => {
    await open();
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
    const sent = await open({ [POST]: success(posted({ receipt: 'ABCD-EFGH' }), { status: 201 }) });
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
    expect(box().value).toBe('');
    const said = () => screen.queryByText('Your question has been posted!');
    act(() => vi.advanceTimersByTime(2_900));
    expect(said()).toBeTruthy();
    act(() => vi.advanceTimersByTime(200));
    expect(said()).toBeNull();
  });

  it('shows the code of an anonymous post until it is kept, and stores it nowhere', async () => {
    await open({ [POST]: success(posted({ receipt: 'ABCD-EFGH' }), { status: 201 }) });
    await post('A new one?');
    expect(screen.getByText('ABCD-EFGH')).toBeTruthy();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ABCD');
    fireEvent.click(button('I have kept it'));
    expect(screen.queryByText('ABCD-EFGH')).toBeNull();
  });

  it('keeps the text and says the reason when the server refuses it', async () => {
    await open({ [POST]: failure(422, 'MODERATION_PHONE', 'No phone numbers.') });
    await post('Call 0712 345 678');
    expect(screen.getByText('No phone numbers.').closest('[role=alert]')).toBeTruthy();
    expect(box().value).toBe('Call 0712 345 678');
    fireEvent.click(
      within(screen.getByText('No phone numbers.').closest('[role=alert]') as HTMLElement).getByRole(
        'button',
      ),
    );
    expect(screen.queryByText('No phone numbers.')).toBeNull();
  });

  it('shows help found on this device, also when nothing can be sent', async () => {
    const checkDanger = vi.fn(async () => help);
    await open({ [POST]: 'no network' }, { checkDanger });
    await post('i am bleeding a lot');
    expect(checkDanger).toHaveBeenCalledWith('i am bleeding a lot', 'en', 'KE');
    expect((await screen.findByRole('link', { name: /112/ })).getAttribute('href')).toBe('tel:112');
    expect(screen.getByText('Failed to create question')).toBeTruthy();
    expect(box().value).toBe('i am bleeding a lot');
  });

  it('moves the help beside the new post and reads it out only once', async () => {
    await open({ [POST]: success(posted(), { status: 201, help }) }, { checkDanger: async () => help });
    await post('i am bleeding a lot');
    const links = screen.getAllByRole('link', { name: /Call .*112/ });
    expect(links).toHaveLength(1);
    expect(links[0]?.closest('[role=alert]')).toBeNull();
    expect(links[0]?.closest('li li')?.parentElement?.closest('li')?.textContent).toContain('A new one?');
  });

  it('marks a held question and says that a moderator reads it first', async () => {
    const held = question(99, { isOwn: true, moderation: 'held' });
    await open({ [POST]: success({ question: held, notice: 'Held' }, { status: 201 }) });
    await post('How old are you?');
    expect(screen.getByText('Thank you. A moderator reads it first.')).toBeTruthy();
    expect(cards()[0]?.textContent).toContain('Until then only you can see it.');
    expect(localStorage.getItem('community-storage')).not.toContain('q99');
  });

  it('offers the name of an account, and takes it only by choice', async () => {
    const sent = await open({ [POST]: success(posted(), { status: 201 }) }, { accountName: 'amina' });
    expect(screen.getByLabelText<HTMLInputElement>('Anonymous').checked).toBe(true);
    fireEvent.click(screen.getByLabelText('amina'));
    await post('Signed?');
    expect(sent.find(({ call }) => call === POST)?.body).toMatchObject({ isAnonymous: false });
  });

  it('sends a question once, however often the button is pressed', async () => {
    const sent = await open({ [POST]: success(posted(), { status: 201 }) });
    write('A new one?');
    await act(async () => {
      fireEvent.click(button('Post'));
      fireEvent.submit(box().form as HTMLFormElement);
    });
    expect(sent.filter(({ call }) => call === POST)).toHaveLength(1);
  });

  it('offers what is already answered, and posts all the same', async () => {
    const similar = { _id: 'q5', title: 'How long does it last?', lang: 'en', answerCount: 2 };
    const sent = await open({
      'POST /community/questions/similar': success({ questions: [similar] }),
      [POST]: success(posted(), { status: 201 }),
    });
    write('How long does an implant last?');
    const link = await screen.findByRole('link', { name: /How long does it last/ });
    expect(link.getAttribute('href')).toBe('/community/q5');
    await post('How long does an implant last?');
    expect(sent.some(({ call }) => call === POST)).toBe(true);
  });

  it('is emptied on Exit', async () => {
    vi.spyOn(window.location, 'replace').mockReturnValue();
    await open();
    write('nobody should read this');
    act(leave);
    expect(box().value).toBe('');
    document.documentElement.removeAttribute('data-left');
  });
});

describe('the list', () => {
  it('says so when there is nothing', async () => {
    fakeServer({ [LIST]: success(listed([])) });
    renderBoard(<CommunityScreen />);
    expect(screen.getAllByText('Loading discussions…')[0]).toBeTruthy();
    expect(await screen.findByText('No discussions found')).toBeTruthy();
    expect(screen.getByText('Be the first to start a discussion!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('offers to try again when it could not be loaded', async () => {
    fakeServer({ [LIST]: [failure(503, 'UNAVAILABLE', 'In a moment.'), success(listed([question(7)]))] });
    renderBoard(<CommunityScreen />);
    expect(await screen.findByText('In a moment.')).toBeTruthy();
    fireEvent.click(button('Try again'));
    expect(await screen.findByText('Question number 7?')).toBeTruthy();
    expect(screen.queryByText('In a moment.')).toBeNull();
  });

  it('asks the server for words, a tag and a language, and for all again', async () => {
    const sent = await open({
      [`${LIST}&search=coil`]: success(listed([question(20)])),
      [`${LIST}&search=coil&tag=pill`]: success(listed([question(21)])),
      [`${LIST}&search=coil&lang=en`]: success(listed([question(22)])),
    });
    fireEvent.change(screen.getByPlaceholderText('Search discussions...'), { target: { value: ' coil ' } });
    expect(await screen.findByText('Question number 20?')).toBeTruthy();
    fireEvent.click(button('#pill'));
    expect(await screen.findByText('Question number 21?')).toBeTruthy();
    expect(button('#pill').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('#pill'));
    expect(await screen.findByText('Question number 20?')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'mine' } });
    expect(await screen.findByText('Question number 22?')).toBeTruthy();
    expect(sent).toHaveLength(5);
  });

  it('says which language a post is in, to the eye and to a screen reader', async () => {
    await open({ [LIST]: success(listed([question(1), question(2, { lang: 'sw' })])) });
    expect(screen.getByText('Question number 2?').closest('h3')?.lang).toBe('sw');
    expect(screen.getByText('Kiswahili')).toBeTruthy();
  });

  it('takes a vote back that did not count', async () => {
    await open({ 'POST /community/questions/q1/vote': 'no network' });
    const vote = () => screen.getAllByRole('button', { name: /^Helpful/ })[0] as HTMLElement;
    await act(async () => fireEvent.click(vote()));
    await waitFor(() => expect(screen.getByText('Failed to vote on question')).toBeTruthy());
    expect(vote().getAttribute('aria-label')).toBe('Helpful: 3 votes');
    expect(vote().getAttribute('aria-pressed')).toBe('false');
  });
});

describe('one’s own posts', () => {
  it('are found by their code and deleted with it', async () => {
    const own = question(50, { isOwn: true, content: 'Mine?' });
    const sent = await open({
      'POST /community/receipts': [
        failure(404, 'RECEIPT_UNKNOWN', 'Nothing belongs to that code.'),
        success({ questions: [own] }),
      ],
      'DELETE /community/questions/q50': success({}),
    });
    fireEvent.click(button('Find my posts'));
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: ' ab cd ' } });
    await act(async () => fireEvent.click(button('Find')));
    expect(screen.getByText('Nothing belongs to that code.')).toBeTruthy();
    await act(async () => fireEvent.click(button('Find')));
    expect(await screen.findByText('Mine?')).toBeTruthy();
    fireEvent.click(button('Delete'));
    await act(async () => fireEvent.click(button('Delete it')));
    expect(sent.at(-1)).toMatchObject({
      call: 'DELETE /community/questions/q50',
      body: { receipt: 'ab cd' },
    });
    expect(screen.queryByText('Mine?')).toBeNull();
  });
});
