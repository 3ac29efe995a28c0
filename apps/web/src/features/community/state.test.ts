import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSessionsWith } from '../../lib/http.ts';
import { write } from '../../lib/storage.ts';
import { answerTo, listed, question, questions } from '../../testing/board.ts';
import { failure, fakeServer, success } from '../../testing/fake-server.ts';
import { canLoadMore } from './board.ts';
import { createBoard } from './state.ts';
import { keepBoard, readBoard } from './storage.ts';

afterEach(() => void vi.unstubAllGlobals());

const LIST = 'GET /community/questions?page=';
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

async function boardWith(list = questions(1, 10)) {
  fakeServer({ [`${LIST}1`]: success(listed(list)) });
  const board = createBoard();
  await board.getState().start();
  return board;
}

describe('the list', () => {
  it('shows what is kept at once, and what the server says when it has answered', async () => {
    keepBoard({ questions: questions(5, 6), likedQuestionIds: [], hasLoadedInitial: true });
    fakeServer({ [`${LIST}1`]: success(listed(questions(1, 10))) });
    const board = createBoard();
    const starting = board.getState().start();
    expect(ids(board.getState().questions)).toEqual(['q5', 'q6']);
    await starting;
    expect(board.getState()).toMatchObject({ page: 1, tags: ['pill', 'period'], loading: undefined });
    expect(ids(readBoard().questions)).toHaveLength(10);
  });

  it('skips page 1 when it is loaded, and loads an empty list again', async () => {
    const sent = fakeServer({ [`${LIST}1`]: [success(listed([])), success(listed([question(1)]))] });
    const board = createBoard();
    for (let times = 0; times < 3; times += 1) await board.getState().start();
    expect(sent).toHaveLength(2);
  });

  it('loads again for whoever has signed in since, and believes the server about likes', async () => {
    const board = await boardWith();
    const vote = {
      'POST /community/questions/q1/vote': success({ question: question(1, { hasVoted: true }) }),
    };
    fakeServer(vote);
    await board.getState().vote('q1');
    write('auth-storage', { token: 'tok' });
    fakeServer({ [`${LIST}1`]: success(listed(questions(1, 3))) });
    await board.getState().start();
    expect(board.getState()).toMatchObject({ likedQuestionIds: [], count: 3 });
  });

  it('offers more while the loaded count is ten times the page, and appends each question once', async () => {
    const board = await boardWith();
    expect(canLoadMore(board.getState())).toBe(true);
    fakeServer({ [`${LIST}2`]: success(listed([question(10), ...questions(11, 19)], 2)) });
    await board.getState().loadMore();
    expect(board.getState().questions).toHaveLength(19);
    expect(canLoadMore(board.getState())).toBe(true);
    fakeServer({ [`${LIST}3`]: success(listed([question(20)], 3)) });
    await board.getState().loadMore();
    expect(canLoadMore(board.getState())).toBe(false);
  });

  it('drops the answer to a search that was changed meanwhile', async () => {
    const board = await boardWith();
    const late = `${LIST}1&search=pi`;
    fakeServer({
      [late]: success(listed([question(1)])),
      [`${LIST}1&search=pill&tag=pill&lang=sw`]: success(listed([question(2)])),
    });
    const first = board.getState().reload({ search: 'pi' });
    await board.getState().reload({ search: 'pill', tag: 'pill', lang: 'sw' });
    await first;
    expect(ids(board.getState().questions)).toEqual(['q2']);
    expect(readBoard().questions).toHaveLength(10);
  });

  it('keeps its questions when the server cannot be reached, and says so', async () => {
    const board = await boardWith();
    fakeServer({ [`${LIST}1`]: 'no network' });
    await board.getState().reload();
    expect(board.getState()).toMatchObject({ error: { action: 'questionsLoad', unreachable: true } });
    expect(board.getState().questions).toHaveLength(10);
  });

  it('drops what comes after everything was emptied', async () => {
    fakeServer({ [`${LIST}1`]: success(listed([question(1)])) });
    const board = createBoard();
    const starting = board.getState().start();
    board.getState().reset();
    await starting;
    expect(board.getState()).toMatchObject({ questions: [], page: 0, loading: undefined });
    expect(localStorage.getItem('community-storage')).toBeNull();
  });
});

describe('a vote for a question', () => {
  it('counts at once, then is what the server says, and is ignored the second time', async () => {
    const board = await boardWith();
    const sent = fakeServer({
      'POST /community/questions/q1/vote': success({ question: question(1, { votes: 9, hasVoted: true }) }),
    });
    const voting = board.getState().vote('q1');
    expect(board.getState().questions[0]).toMatchObject({ votes: 4, hasVoted: true });
    await voting;
    await board.getState().vote('q1');
    expect(board.getState().questions[0]).toMatchObject({ votes: 9, hasVoted: true });
    expect(sent).toHaveLength(1);
    expect(readBoard().likedQuestionIds).toEqual(['q1']);
  });

  it.each([
    [failure(429, 'TOO_MANY_REQUESTS', 'Wait a moment.'), { message: 'Wait a moment.' }],
    ['no network' as const, { unreachable: true }],
  ])('is taken back when it fails (%#)', async (answered, fault) => {
    const board = await boardWith();
    fakeServer({ 'POST /community/questions/q1/vote': answered });
    await board.getState().vote('q1');
    expect(board.getState().questions[0]).toMatchObject({ votes: 3, hasVoted: false });
    expect(board.getState().error).toEqual({ action: 'questionVote', ...fault });
    expect(readBoard().likedQuestionIds).toEqual([]);
  });

  it('is not sent by somebody whom the server could not tell from others', async () => {
    startSessionsWith(async () => ({ ok: false, reason: 'network' }));
    onTestFinished(() => startSessionsWith(async () => ({ ok: true, data: 'id.signature' })));
    const board = await boardWith();
    const sent = fakeServer({});
    await board.getState().vote('q1');
    expect(sent).toEqual([]);
    expect(board.getState().questions[0]?.hasVoted).toBe(false);
  });
});

describe('a discussion', () => {
  const whole = question(1, { answers: [answerTo(1)], answerCount: 1 });

  it('shows what the list knows at once, then its answers', async () => {
    const board = await boardWith();
    fakeServer({ 'GET /community/questions/q1': success({ question: whole }) });
    const opening = board.getState().open('q1');
    expect(board.getState()).toMatchObject({ opened: { _id: 'q1' }, opening: 'loading' });
    await opening;
    expect(board.getState()).toMatchObject({ opened: { answers: [{ _id: 'a1' }] }, opening: 'loaded' });
  });

  it('leaves the list when it is not there any more', async () => {
    const board = await boardWith();
    fakeServer({ 'GET /community/questions/q1': failure(404, 'NOT_FOUND', 'Nothing') });
    await board.getState().open('q1');
    expect(board.getState()).toMatchObject({ opened: undefined, opening: 'gone', error: undefined });
    expect(board.getState().questions).toHaveLength(9);
  });

  it('says that it did not load', async () => {
    const board = createBoard();
    fakeServer({ 'GET /community/questions/q1': 'no network' });
    await board.getState().open('q1');
    expect(board.getState()).toMatchObject({ opening: 'failed', error: { action: 'questionLoad' } });
  });

  it('is not shown under the address of the next one', async () => {
    fakeServer({
      'GET /community/questions/q1': success({ question: whole }),
      'GET /community/questions/q2': success({ question: question(2) }),
    });
    const board = createBoard();
    const first = board.getState().open('q1');
    await board.getState().open('q2');
    await first;
    expect(board.getState().opened?._id).toBe('q2');
  });

  it('takes a vote for an answer from the server', async () => {
    const board = await boardWith();
    const voted = question(1, { answers: [answerTo(1, { votes: 4, hasVoted: true })] });
    fakeServer({
      'GET /community/questions/q1': success({ question: whole }),
      'POST /community/questions/q1/answers/a1/vote': [
        failure(404, 'NOT_FOUND', 'There is nothing here.'),
        success({ question: voted }),
      ],
    });
    await board.getState().open('q1');
    await board.getState().voteOnAnswer({ id: 'q1', answerId: 'a1' });
    expect(board.getState().error).toEqual({ action: 'answerVote', message: 'There is nothing here.' });
    await board.getState().voteOnAnswer({ id: 'q1', answerId: 'a1' });
    expect(board.getState()).toMatchObject({ error: undefined, opened: { answers: [{ votes: 4 }] } });
  });
});

describe('deleting', () => {
  it('takes a question away from list and page', async () => {
    const board = await boardWith();
    const sent = fakeServer({ 'DELETE /community/questions/q1': success({}) });
    expect(await board.getState().remove({ id: 'q1' }, 'ABCD')).toBe(true);
    expect(sent[0]?.body).toEqual({ receipt: 'ABCD' });
    expect(ids(board.getState().questions)).not.toContain('q1');
    expect(ids(readBoard().questions)).not.toContain('q1');
  });

  it('takes an answer away and leaves the question', async () => {
    const board = await boardWith();
    fakeServer({
      'DELETE /community/questions/q1/answers/a1': success({ question: question(1, { votes: 8 }) }),
    });
    await board.getState().remove({ id: 'q1', answerId: 'a1' });
    expect(board.getState().questions[0]?.votes).toBe(8);
  });

  it('says why it did not happen', async () => {
    const board = await boardWith();
    fakeServer({ 'DELETE /community/questions/q1': failure(403, 'NOT_YOURS', 'Not yours.') });
    expect(await board.getState().remove({ id: 'q1' })).toBe(false);
    expect(board.getState().error).toEqual({ action: 'postDelete', message: 'Not yours.' });
  });
});
