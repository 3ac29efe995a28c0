import { expect, test } from 'vitest';
import { numberOf, tabulate, wordAt } from './word-table.ts';

const words = Array.from({ length: 5_000 }, (_, at) => `${at.toString(36)}x${(at * 7919).toString(36)}`);
const table = tabulate(words);

test('numbers every word in the order given, and gives it back', () => {
  expect(words.map((word) => numberOf(table, word))).toEqual(words.map((_, at) => at));
  expect(words.map((_, at) => wordAt(table, at))).toEqual(words);
});

test('knows no word that is not in it', () => {
  for (const word of ['', 'x', 'zzz', 'é', ...words.map((word) => `${word}x`)])
    expect(numberOf(table, word)).toBe(-1);
  expect(numberOf(tabulate([]), 'x')).toBe(-1);
});

test('holds no word with other letters', () => {
  expect(() => tabulate(['né'])).toThrow(/ASCII/);
});
