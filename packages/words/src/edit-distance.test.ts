import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['condom', 'condom', 0],
  ['condom', 'condm', 1],
  ['condom', 'condoom', 1],
  ['condom', 'condam', 1],
  ['condom', 'cnodom', 1],
  ['condom', 'comdon', 2],
  ['', 'ab', 2],
])('counts the slips between %j and %j', (one, other, slips) => {
  expect([editDistance(one, other, 3), editDistance(other, one, 3)]).toEqual([slips, slips]);
});

test('says one more than asked where there are more', () => {
  expect(editDistance('condom', 'pregnant', 2)).toBe(3);
  expect(editDistance('condom', 'cnodmo', 1)).toBe(2);
});
