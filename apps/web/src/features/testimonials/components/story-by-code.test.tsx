import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { story } from '../../../testing/stories.ts';
import { resetStories } from '../state.ts';
import { StoryByCode } from './story-by-code.tsx';

const FIND = 'POST /testimonials/receipts';
const unknown = failure(404, 'RECEIPT_UNKNOWN', 'Nothing belongs to that code.');

const open = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const sent = fakeServer({ 'GET /testimonials': success([]), ...answers });
  renderPage(<StoryByCode />);
  return sent;
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const fill = (value: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value } });

afterEach(() => {
  cleanup();
  resetStories();
  vi.unstubAllGlobals();
});

describe('a story’s code', () => {
  it('shows the story, what became of it and what a moderator says, and takes nothing back', async () => {
    const removed = story(1, { isOwn: true, moderation: 'removed', moderatorMessage: 'private-details' });
    const sent = open({ [FIND]: success({ testimonial: removed }) });
    fill('ABCD');
    await press('Show it');
    expect(await screen.findByText('Story number 1.')).toBeTruthy();
    expect(screen.getByText(/A moderator took this away/)).toBeTruthy();
    expect(await screen.findByText(/Your story held a name/)).toBeTruthy();
    expect(sent.map(({ call, body }) => [call, body])).toEqual([[FIND, { receipt: 'ABCD' }]]);
  });

  it('says so when everybody can read the story', async () => {
    open({ [FIND]: success({ testimonial: story(1, { isOwn: true }) }) });
    fill('ABCD');
    await press('Show it');
    expect(await screen.findByText('Everybody can read it.')).toBeTruthy();
  });

  it('says what is missing, what is wrong and what is out of reach', async () => {
    open({ [FIND]: [unknown, 'no network'] });
    await press('Show it');
    expect(screen.getByText('Please fill in all required fields')).toBeTruthy();
    fill('ABCD');
    await press('Show it');
    expect(await screen.findByText('Nothing belongs to that code.')).toBeTruthy();
    await press('Show it');
    expect(await screen.findByText(/Your story could not be fetched\. Salama could not be/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('ABCD');
  });

  it('takes the story back, and says what is missing, what is wrong, and when it is done', async () => {
    open({ 'DELETE /testimonials': [unknown, success({})] });
    await press('Take it back');
    expect(screen.getByText('Please fill in all required fields')).toBeTruthy();
    fill('ABCD');
    await press('Take it back');
    expect(await screen.findByText('Nothing belongs to that code.')).toBeTruthy();
    await press('Take it back');
    expect(await screen.findByText('Your story is gone.')).toBeTruthy();
  });
});
