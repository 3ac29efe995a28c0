import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCountry } from '../../../lib/country.ts';
import { sayFarewell } from '../../../lib/farewell.ts';
import { deviceFinds, help } from '../../../testing/danger.ts';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { story } from '../../../testing/stories.ts';
import { Stories } from './stories.tsx';

const LIST = 'GET /testimonials';
const SEND = 'POST /testimonials';

const show = () => renderPage(<Stories reportDialog={() => <p>Why?</p>} />);

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const sent = fakeServer({ [LIST]: success([story(1), story(2)]), ...answers });
  show();
  await screen.findByText('Story number 1.');
  return sent;
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function tell(text: string): Promise<void> {
  await press('Share Your Story');
  fill('Your story', text);
  await press('Send story');
}

beforeEach(() => {
  deviceFinds(undefined);
  chooseCountry('KE');
});
afterEach(() => {
  cleanup();
  sayFarewell(false);
  chooseCountry(undefined);
  vi.unstubAllGlobals();
});

describe('stories', () => {
  it('show the kept ones at once, and the server’s when they come', async () => {
    localStorage.setItem('testimonials', JSON.stringify([story(9)]));
    const sent = fakeServer({ [LIST]: success([story(1)]) });
    show();
    expect(screen.getByText('Story number 9.')).toBeTruthy();
    expect(await screen.findByText('Story number 1.')).toBeTruthy();
    expect(screen.queryByText('Story number 9.')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('are kept without what tells who wrote them or what others may not see', async () => {
    await open({
      [LIST]: success([
        story(1, { isOwn: true, moderatorMessage: 'thanks' }),
        story(2, { isOwn: true, moderation: 'held' }),
      ]),
    });
    expect(JSON.parse(localStorage.getItem('testimonials') ?? '')).toEqual([story(1)]);
  });

  it('show after Exit neither which one was told here nor one that others may not see', async () => {
    localStorage.setItem('last_exit', 'k3j9');
    await open({
      [LIST]: success([story(1, { isOwn: true }), story(2, { isOwn: true, moderation: 'held' })]),
    });
    expect(await screen.findByText('Story number 1.')).toBeTruthy();
    expect(screen.queryByText('Story number 2.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
    expect(screen.queryByText('Yours')).toBeNull();
  });

  it.each([{ kept: 'nonsense' }, { kept: [{ story: 'no id' }] }, { kept: [{ ...story(3), rating: 9 }] }])(
    'do not trust what the device holds: %j',
    async ({ kept }) => {
      localStorage.setItem('testimonials', JSON.stringify(kept));
      fakeServer({ [LIST]: 'no network' });
      show();
      expect(await screen.findByText(/could not be reached/)).toBeTruthy();
      expect(screen.queryByRole('figure')).toBeNull();
    },
  );

  it('show name and place only where they are given', async () => {
    await open({ [LIST]: success([story(1), story(2, { name: 'Amina', location: 'Mombasa' })]) });
    const [first, second] = screen.getAllByRole('figure');
    expect(within(first as HTMLElement).getByText('Anonymous')).toBeTruthy();
    expect(within(second as HTMLElement).getByText('Amina, Mombasa')).toBeTruthy();
  });

  it('stand in the reader’s language first', async () => {
    await open({ [LIST]: success([story(1, { lang: 'fr' }), story(2)]) });
    expect(screen.getAllByRole('figure')[0]?.textContent).toContain('Story number 2.');
  });

  it('can be reported, but not by their author', async () => {
    await open({ [LIST]: success([story(1), story(2, { isOwn: true })]) });
    expect(screen.getAllByRole('button', { name: /^Report this story/ })).toHaveLength(1);
    await press(/^Report this story/);
    expect(screen.getByText('Why?')).toBeTruthy();
  });

  it('show their author what a moderator says to her', async () => {
    await open({
      [LIST]: success([
        story(1, { isOwn: true, moderation: 'removed', moderatorMessage: 'private-details' }),
        story(2),
      ]),
    });
    const [own, other] = screen.getAllByRole('figure');
    expect(own?.textContent).toContain('A moderator took this away.');
    expect(await within(own as HTMLElement).findByText(/Your story held a name/)).toBeTruthy();
    expect(other?.textContent).not.toContain('moderator');
  });

  it('go when their author takes them back', async () => {
    const sent = await open({
      [LIST]: [success([story(1, { isOwn: true })]), success([])],
      'DELETE /testimonials/s1': success({}),
    });
    await press('Take back');
    await act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByText('Take it back')));
    expect(await screen.findByText('No stories yet. Yours could be the first.')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toContain('DELETE /testimonials/s1');
  });
});

describe('the story form', () => {
  it('is anonymous and gives five stars unless its author chooses otherwise', async () => {
    const sent = await open({ [SEND]: success({ testimonial: story(3) }, { status: 201 }) });
    await tell('  It helped.  ');
    expect(sent.find(({ call }) => call === SEND)?.body).toEqual({
      rating: 5,
      story: 'It helped.',
      name: '',
      location: '',
      language: 'en',
      country: 'KE',
    });
  });

  it('closes on success, thanks, shows the code and reloads the list', async () => {
    const sent = await open({
      [LIST]: [success([story(1)]), success([story(3), story(1)])],
      [SEND]: success({ testimonial: story(3), receipt: 'ABCD-1234' }, { status: 201 }),
    });
    await tell('It helped.');
    expect(await screen.findByText('Story number 3.')).toBeTruthy();
    expect(screen.queryByLabelText('Your story')).toBeNull();
    expect(screen.getByText('Thank you. Your story is here for others now.')).toBeTruthy();
    expect(screen.getByText('ABCD-1234')).toBeTruthy();
    expect(sent.filter(({ call }) => call === LIST)).toHaveLength(2);
    await press('I have kept it');
    expect(screen.queryByText('ABCD-1234')).toBeNull();
  });

  it('says that a moderator reads first', async () => {
    const notice = 'Thank you. A moderator reads it first.';
    await open({ [SEND]: success({ testimonial: story(3), notice }, { status: 201 }) });
    await tell('It helped.');
    expect(await screen.findByText(notice)).toBeTruthy();
  });

  it('asks for name and place as soon as one does not stay anonymous', async () => {
    const sent = await open({ [SEND]: success({ testimonial: story(3) }, { status: 201 }) });
    await press('Share Your Story');
    expect(screen.queryByLabelText('Name')).toBeNull();
    fireEvent.click(screen.getByLabelText('Stay anonymous'));
    fill('Your story', 'It helped.');
    await press('Send story');
    expect(screen.getAllByText('Please fill in all required fields')).toHaveLength(2);
    fill('Name', 'Amina');
    fill('Place', 'Mombasa');
    fireEvent.click(screen.getByLabelText('2 stars of 5'));
    await press('Send story');
    const body = sent.find(({ call }) => call === SEND)?.body;
    expect(body).toMatchObject({ name: 'Amina', location: 'Mombasa', rating: 2 });
  });

  it('sends no name of somebody who became anonymous again', async () => {
    const sent = await open({ [SEND]: success({ testimonial: story(3) }, { status: 201 }) });
    await press('Share Your Story');
    fireEvent.click(screen.getByLabelText('Stay anonymous'));
    fill('Name', 'Amina');
    fill('Place', 'Mombasa');
    fireEvent.click(screen.getByLabelText('Stay anonymous'));
    fill('Your story', 'It helped.');
    await press('Send story');
    expect(sent.find(({ call }) => call === SEND)?.body).toMatchObject({ name: '', location: '' });
  });

  it.each([
    ['   ', 'Write your story first.'],
    ['a'.repeat(1_001), 'Your story is too long (maximum 1000 characters)'],
  ])('is not sent with %#', async (text, reason) => {
    const sent = await open();
    await tell(text);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([LIST]);
  });

  it('keeps the text when the server says no, with both sentences', async () => {
    await open({ [SEND]: failure(422, 'MODERATION_PHONE', 'No phone numbers, please.') });
    await tell('Call me on 0712 345 678');
    const alert = await screen.findByText('Failed to submit testimonial. Please try again.');
    expect(alert.closest('[role=alert]')?.textContent).toContain('No phone numbers, please.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your story').value).toBe('Call me on 0712 345 678');
  });

  it('keeps the text without a network', async () => {
    await open({ [SEND]: 'no network' });
    await tell('It helped.');
    expect(await screen.findByText('Failed to submit testimonial. Please try again.')).toBeTruthy();
    expect(screen.getByText(/could not be reached/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your story').value).toBe('It helped.');
  });

  it('shows help for danger before any rule, and sends nothing of a refused story', async () => {
    deviceFinds(help);
    const sent = await open();
    await tell(`I am bleeding ${'a'.repeat(1_000)}`);
    expect(await screen.findByText('112')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([LIST]);
  });

  it('is emptied by Exit', async () => {
    await open();
    await press('Share Your Story');
    fill('Your story', 'Nobody may see this.');
    act(() => void document.dispatchEvent(new Event('salama-exit')));
    expect(screen.queryByDisplayValue('Nobody may see this.')).toBeNull();
  });
});
