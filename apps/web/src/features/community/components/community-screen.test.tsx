import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listed, question } from '../../../testing/board.ts';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import {
  begin,
  button,
  emptyBoardAndPosting,
  LIST,
  openBoard,
  prepareVisit,
  questionBox,
  renderBoard,
  write,
} from '../../../testing/render-board.tsx';
import { CommunityScreen } from './community-screen.tsx';

beforeEach(() => void prepareVisit());
afterEach(emptyBoardAndPosting);

describe('the place to write', () => {
  it('is one line until somebody enters it, says what came then, and keeps what was typed', async () => {
    await openBoard();
    expect(questionBox().getAttribute('rows')).toBe('1');
    expect(screen.queryByRole('button', { name: 'Post' })).toBeNull();
    expect(screen.queryByText('Tags, country and Post are below.')).toBeNull();
    begin();
    expect(questionBox().getAttribute('rows')).toBe('3');
    expect(button('Post')).toBeTruthy();
    expect(screen.getByText('Tags, country and Post are below.').getAttribute('role')).toBe('status');
    write('Half a question');
    cleanup();
    renderBoard(<CommunityScreen />);
    expect(questionBox().value).toBe('Half a question');
    expect(button('Post')).toBeTruthy();
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

  it('never calls the board empty when it could not be loaded, also after the strip was closed', async () => {
    fakeServer({ [LIST]: ['no network', success(listed([question(7)]))] });
    renderBoard(<CommunityScreen />);
    expect(await screen.findByText('Failed to fetch questions')).toBeTruthy();
    fireEvent.click(button('Close'));
    expect(screen.getByText('Failed to fetch questions').closest('[role=alert]')).toBeNull();
    expect(screen.queryByText('No discussions found')).toBeNull();
    expect(screen.queryByText('Loading discussions…')).toBeNull();
    fireEvent.click(button('Try again'));
    expect(await screen.findByText('Question number 7?')).toBeTruthy();
    expect(screen.queryByText('Failed to fetch questions')).toBeNull();
  });

  it('asks the server for words, a tag and a language, and for all again', async () => {
    const sent = await openBoard({
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
    await openBoard({ [LIST]: success(listed([question(1), question(2, { lang: 'sw' })])) });
    expect(screen.getByText('Question number 2?').closest('h3')?.lang).toBe('sw');
    expect(screen.getByText('Kiswahili')).toBeTruthy();
  });

  it('takes a vote back that did not count', async () => {
    await openBoard({ 'POST /community/questions/q1/vote': 'no network' });
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
    const sent = await openBoard({
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
