import { describe, expect, it } from 'vitest';
import { packAsked, unpackAsked } from './asked-words.ts';
import { createQuestionFinder } from './question-finder.ts';
import { packWords, unpackWords, wordsOf } from './search-words.ts';

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
const none = { words: [], countries: [], topics: [] };
const find = createQuestionFinder(
  { ...index, sections, phone: { '2big': 'size' }, everyday: [], law: none },
  'en',
);
const found = (question: string) => find(question).map(({ id }) => id);

describe('the questions that a phone knows', () => {
  it('lead to the section whose ways to ask use the rarest of the words', () => {
    expect(found('the CONDOM broke!')).toEqual(['broke', 'sizes']);
    expect(found('which size?')).toEqual(['sizes']);
  });

  it.each([
    ['coiled', 'coil'],
    ['condmo broke', 'broke'],
    ['brok', 'broke'],
    ['bro', 'broke'],
    ['brokeeee', 'broke'],
    ['2big', 'sizes'],
  ])('are read in "%s" as the assistant would read it', (question, place) => {
    expect(found(question)[0]).toBe(place);
  });

  it('tell what fits from what is only near', () => {
    expect(find('condom broke')[0]?.fits).toBe(true);
    expect(find('condom for my new phone').some(({ fits }) => fits)).toBe(false);
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

describe('packed words', () => {
  it('come back as they were', () => {
    const places = new Map([
      ['abort', [0, 3, 900]],
      ['abortion', []],
      ['zoe', [7]],
    ]);
    expect(unpackWords(packWords(places))).toEqual(places);
  });
});

it('words are compared without case, accents and marks', () => {
  expect(wordsOf('L’Œstrogène, à 5 h!')).toEqual(['oestrogene']);
});
