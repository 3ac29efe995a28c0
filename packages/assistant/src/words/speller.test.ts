import { describe, expect, it } from 'vitest';
import { collectSpellings, mend } from './speller.ts';
import { tabulate } from './word-table.ts';

const spellings = collectSpellings(['pregnant', 'condom', 'contraception']);
const known = tabulate(['pregnant', 'condom', 'content']);

describe('mend', () => {
  it.each([
    ['pregnat', 'pregnant'],
    ['condmo', 'condom'],
    ['comdom', 'condom'],
    ['contracepsoin', 'contraception'],
  ])('mends %s to %s', (slip, word) => {
    expect(mend(slip, spellings, known)).toBe(word);
  });

  it.each(['content', 'cndm', 'random', 'zzzzzzz'])('leaves %s as it is', (word) => {
    expect(mend(word, spellings, known)).toBe(word);
  });
});
