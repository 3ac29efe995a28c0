import { expect, it } from 'vitest';
import { day, diaryOf, marked } from '../../testing/diary.ts';
import { mergeDiaries, mergeSettings, previewMerge } from './merge.ts';
import { NO_SETTINGS } from './settings.ts';

const at = day('2026-11-20');
const mine = { ...marked(at, 'light'), symptoms: ['Cramps'], notes: 'mine' };
const theirs = {
  ...marked(at, 'heavy'),
  symptoms: ['cramps', 'Tired'],
  mood: 'sad' as const,
  notes: 'theirs',
};

it('the preview counts what is new, different and the same', () => {
  const before = new Map([...diaryOf('2026-11-01..03'), [at, mine] as const]);
  const file = new Map([...diaryOf('2026-11-02..05'), [at, theirs] as const]);
  expect(previewMerge(before, file)).toEqual({ added: 2, differing: 1, same: 2 });
});

it('a day that is in both keeps mine and gains what only the file knows', () => {
  expect(mergeDiaries(new Map([[at, mine]]), new Map([[at, theirs]]), 'both').get(at)).toEqual({
    ...mine,
    symptoms: ['Cramps', 'Tired'],
    mood: 'sad',
    notes: 'mine\ntheirs',
  });
});

it('or one side wins as a whole', () => {
  expect(mergeDiaries(new Map([[at, mine]]), new Map([[at, theirs]]), 'mine').get(at)).toBe(mine);
  expect(mergeDiaries(new Map([[at, mine]]), new Map([[at, theirs]]), 'theirs').get(at)).toBe(theirs);
});

it('the same file twice changes nothing the second time', () => {
  const once = mergeDiaries(new Map([[at, mine]]), new Map([[at, theirs]]), 'both');
  expect(mergeDiaries(once, new Map([[at, theirs]]), 'both')).toEqual(once);
});

it('no day is ever taken away', () => {
  const before = diaryOf('2026-11-01..05');
  for (const rule of ['both', 'mine', 'theirs'] as const)
    expect([...mergeDiaries(before, new Map([[at, theirs]]), rule).keys()]).toEqual([...before.keys(), at]);
});

it('pauses come along only where there are none, and own answers stay', () => {
  const pauses = [{ reason: 'pregnancy' as const, from: at }];
  const file = { ...NO_SETTINGS, pauses, answers: { a: 'real' as const, b: 'missed' as const } };
  expect(mergeSettings({ ...NO_SETTINGS, answers: { a: 'missed' } }, file)).toEqual({
    ...NO_SETTINGS,
    pauses,
    answers: { a: 'missed', b: 'missed' },
  });
  const own = { ...NO_SETTINGS, pauses: [{ reason: 'contraception' as const, from: at }] };
  expect(mergeSettings(own, file).pauses).toEqual(own.pauses);
  expect(mergeSettings(own, undefined)).toBe(own);
});
