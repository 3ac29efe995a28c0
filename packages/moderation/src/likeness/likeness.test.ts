import { expect, test } from 'vitest';
import { learnLikeness } from './likeness.ts';

const harmful = ['send me your photo', 'show me your photo tonight', 'send your picture to me'];
const honest = [
  'is the pill safe',
  'how long does the pill work',
  'where is the clinic',
  'can I take the pill',
];

test('tells what it never saw by the words it shares', () => {
  const likeness = learnLikeness(harmful, honest);
  expect(likeness.score('your photo, send it')).toBeGreaterThan(0);
  expect(likeness.score('is a clinic safe')).toBeLessThan(0);
});

test('gives the same scores for the same examples', () => {
  const score = () => learnLikeness(harmful, honest).score('send the pill');
  expect(score()).toBe(score());
});

test('says little of a text without a known word', () => {
  expect(Math.abs(learnLikeness(harmful, honest).score('zzz qqq'))).toBeLessThan(1);
});
