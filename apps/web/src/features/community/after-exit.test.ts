import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sayFarewell } from '../../lib/farewell.ts';
import { write } from '../../lib/storage.ts';
import { answerTo, listed, question } from '../../testing/board.ts';
import { fakeServer, success } from '../../testing/fake-server.ts';
import { createBoard } from './state.ts';

describe('after Exit', () => {
  const own = question(1, { isOwn: true, hasVoted: true, answers: [answerTo(1, { isOwn: true })] });
  beforeEach(() => {
    sayFarewell(false);
    write('last_exit', 'k3j9');
  });
  afterEach(() => void vi.unstubAllGlobals());

  async function boardWithOwn() {
    fakeServer({ 'GET /community/questions?page=1': success(listed([own])) });
    const board = createBoard();
    await board.getState().start();
    return board;
  }

  it('marks nothing as one’s own, whatever the signed session is told', async () => {
    const board = await boardWithOwn();
    expect(board.getState().questions[0]).toMatchObject({ isOwn: false, hasVoted: false });
    fakeServer({ 'GET /community/questions/q1': success({ question: own }) });
    await board.getState().open('q1');
    expect(board.getState().opened).toMatchObject({
      ...{ isOwn: false, hasVoted: false },
      answers: [{ isOwn: false }],
    });
  });

  it('does not open what only its author may see', async () => {
    const board = createBoard();
    fakeServer({ 'GET /community/questions/q1': success({ question: { ...own, moderation: 'held' } }) });
    await board.getState().open('q1');
    expect(board.getState()).toMatchObject({ opened: undefined, opening: 'gone' });
  });

  it('learns from a new vote neither an older one nor who wrote the question', async () => {
    const board = await boardWithOwn();
    const sent = fakeServer({ 'POST /community/questions/q1/vote': success({ question: own }) });
    await board.getState().vote('q1');
    expect(sent).toHaveLength(1);
    expect(board.getState().questions[0]).toMatchObject({ isOwn: false, hasVoted: true, votes: own.votes });
  });
});
