import { describe, expect, it } from 'vitest';
import { packAsked, unpackAsked } from '../../content/asked-words.ts';
import { createQuestionFinder } from './kept-questions.ts';

const counts = (...all: [number, number][]) => new Map(all);
const index = packAsked(
  new Map([
    ['broke', counts([0, 8])],
    ['condom', counts([0, 16], [1, 32])],
    ['condoms', counts([1, 4])],
    ['does', counts()],
    ['size', counts([1, 8])],
    ['coil', counts([2, 32])],
  ]),
);
const sections = ['broke', 'sizes', 'coil'].map((id) => ({ slug: id, id, heading: id }));
const find = createQuestionFinder(index, sections);
const found = (question: string) => find(question).map(({ id }) => id);

describe('the questions that a phone knows', () => {
  it('lead to the section whose ways to ask use the rarest of the words', () => {
    expect(found('the CONDOM broke!')).toEqual(['broke', 'sizes']);
    expect(found('which size?')).toEqual(['sizes']);
  });

  it('know a word by its beginning', () => {
    expect(found('coiled')).toEqual(['coil']);
  });

  it.each(['', '?', 'does', 'who won the football match on sunday'])('find nothing for "%s"', (question) => {
    expect(found(question)).toEqual([]);
  });
});

it('the words of ways to ask come back with their counts as powers of two', () => {
  const words = new Map([
    ['broke', counts([0, 1], [7, 3])],
    ['does', counts()],
    ['pill', counts([585, 1_000])],
  ]);
  expect(unpackAsked(packAsked(words))).toEqual(
    new Map([
      ['broke', counts([0, 1], [7, 4])],
      ['does', counts()],
      ['pill', counts([585, 128])],
    ]),
  );
});
