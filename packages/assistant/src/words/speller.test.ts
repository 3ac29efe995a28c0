import { describe, expect, it } from 'vitest';
import { createSpeller } from './speller.ts';

const speller = createSpeller(
  ['pregnant', 'condom', 'contraception'],
  new Set(['pregnant', 'condom', 'content']),
);

describe('mend', () => {
  it.each([
    ['pregnat', 'pregnant'],
    ['condmo', 'condom'],
    ['comdom', 'condom'],
    ['contracepsoin', 'contraception'],
  ])('mends %s to %s', (slip, word) => {
    expect(speller.mend(slip)).toBe(word);
  });

  it.each(['content', 'cndm', 'random', 'zzzzzzz'])('leaves %s as it is', (word) => {
    expect(speller.mend(word)).toBe(word);
  });
});
