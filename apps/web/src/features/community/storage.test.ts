import { expect, it } from 'vitest';
import { question, questions } from '../../testing/board.ts';
import { keepBoard, readBoard } from './storage.ts';

const rest = { likedQuestionIds: ['q1'], hasLoadedInitial: true };

it('keeps the list, the name and the likes under the keys of the specification', () => {
  localStorage.setItem('anonymous_username', 'WiseOtter7');
  keepBoard({ questions: questions(1, 2), ...rest });
  expect(JSON.parse(localStorage.getItem('community-storage') ?? '')).toEqual({
    questions: questions(1, 2),
    displayName: 'WiseOtter7',
    ...rest,
  });
  expect(readBoard().questions).toEqual(questions(1, 2));
});

it('keeps nothing that tells who wrote what, and no post that others may not see', () => {
  const own = question(1, { isOwn: true, hasVoted: true });
  const held = question(2, { isOwn: true, moderation: 'held' });
  const covered = question(3, { covered: true });
  keepBoard({ questions: [own, held, covered], ...rest });
  expect(JSON.parse(localStorage.getItem('community-storage') ?? '').questions).toEqual([question(1)]);
});

it('keeps the newest twenty', () => {
  keepBoard({ questions: questions(1, 30), ...rest });
  expect(readBoard().questions).toHaveLength(20);
});

it.each([
  '"text"',
  '{}',
  '{"questions":[{"_id":1},null,"x",{"_id":"a","username":"b","title":"c","content":"d","lang":"xx"}]}',
  '{"broken',
])('shows nothing of what it cannot understand (%s)', (raw) => {
  localStorage.setItem('community-storage', raw);
  expect(readBoard().questions).toEqual([]);
});
