import type { Circumstance } from '@salama/content/types.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { remember } from '@salama/words/remember.ts';
import type { Term, Vocabulary } from '../words/vocabulary.ts';
import type { Passage } from './passages.ts';

/**
 * What the terms of a question and the keys of what was spoken of before say of somebody's circumstances. The result
 * tells of a passage whether it concerns only people in other ones.
 */
export type CircumstanceReader = (
  terms: readonly Term[],
  after: readonly string[],
) => (passage: Passage) => boolean;

export function createCircumstances(
  circumstances: readonly Circumstance[],
  vocabulary: Vocabulary,
): CircumstanceReader {
  // What nobody is known to say would set its passages aside for everybody.
  const all = circumstances
    .filter(({ said }) => said.length > 0)
    .map(({ said, library }) => ({
      said: new Set(said.flatMap((words) => termsOf(words, vocabulary))),
      library: new Set(library),
    }));
  const placesOf = remember(Infinity, (key) => all.filter(({ library }) => library.has(key)));
  return (terms, after) => {
    const given = new Set([
      ...all.filter(({ said }) => terms.some((term) => said.has(term))),
      ...after.flatMap(placesOf),
    ]);
    return ({ key }) => {
      const places = placesOf(key);
      return places.length > 0 && !places.some((place) => given.has(place));
    };
  };
}

function termsOf(words: string, vocabulary: Vocabulary): Term[] {
  return LANGUAGES.flatMap(
    (language) => vocabulary.analyse(vocabulary.wordsOf(words, language), language).terms,
  );
}
