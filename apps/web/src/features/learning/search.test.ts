import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { packWords, unpackWords, wordsOf } from '../../content/search-words.ts';
import { loadContent } from '../../lib/content.ts';
import { createSectionSearch, isNear } from './search.ts';

const searches = new Map(
  await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [String(language), createSectionSearch(await loadContent(language, 'search'))] as const,
    ),
  ),
);
const found = (language: string, query: string) =>
  searches
    .get(language)?.(query)
    .map(({ slug, id }) => `${slug}#${id}`) ?? [];

describe('the search inside articles', () => {
  it.each([
    ['en', 'condom broke', 'if-it-breaks#broke'],
    ['en', 'condon brok', 'if-it-breaks#broke'],
    ['en', 'CONDOM BROKE!', 'if-it-breaks#broke'],
    ['en', 'vaseline', 'condoms#lube-and-sizes'],
    ['fr', 'preservatif craque', 'if-it-breaks#broke'],
    ['fr', 'PRÉSERVATIF craqué', 'if-it-breaks#broke'],
    ['sw', 'kondomu imepasuka', 'if-it-breaks#broke'],
    ['sw', 'kondomu imepasuk', 'if-it-breaks#broke'],
  ])('finds, in %s, "%s"', (language, query, place) => {
    expect(found(language, query).slice(0, 3)).toContain(place);
  });

  it.each(['', '   ', '?', 'xqzzzzwv'])('finds nothing for "%s"', (query) => {
    expect(found('en', query)).toEqual([]);
  });

  it('gives no more than eight', () => {
    expect(found('en', 'doctor').length).toBe(8);
  });
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

describe('words', () => {
  it('are compared without case, accents and marks', () => {
    expect(wordsOf('L’Œstrogène, à 5 h!')).toEqual(['oestrogene']);
  });
});

describe('spelling', () => {
  it.each([
    ['condon', 'condom'],
    ['codnom', 'condom'],
    ['condm', 'condom'],
    ['contraceptin', 'contraception'],
    ['contracepshon', 'contraception'],
  ])('forgives %s for %s', (written, known) => expect(isNear(written, known)).toBe(true));

  it.each([
    ['sex', 'set'],
    ['pill', 'pain'],
    ['condoms', 'random'],
  ])('does not take %s for %s', (written, known) => expect(isNear(written, known)).toBe(false));
});
