import type { PassageTags } from '@salama/content/passage-tags.ts';
import type { Circumstance } from '@salama/content/types.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { remember } from '@salama/words/remember.ts';
import type { Facts } from '../facts/facts.ts';
import type { Term, Vocabulary } from '../words/vocabulary.ts';
import type { Passage } from './passages.ts';

/** What is told of somebody: by the terms of the question, the keys of what was spoken of before, and earlier facts. */
export interface Told {
  terms: readonly Term[];
  after: readonly string[];
  facts?: Facts | undefined;
}

export interface Circumstances {
  /** The circumstances that these terms name outright. */
  namedBy(terms: readonly Term[]): string[];
  /** Whether a passage concerns only people in other circumstances, or of another age, than was told. */
  elsewhere(told: Told): (passage: Passage) => boolean;
  /** Whether a passage is written for an age like the one that was told, early or late in life. */
  ofThatAge(facts: Facts | undefined): (passage: Passage) => boolean;
}

export function createCircumstances(
  circumstances: readonly Circumstance[],
  vocabulary: Vocabulary,
): Circumstances {
  // What nobody is known to say would set its passages aside for everybody.
  const all = circumstances
    .filter(({ said }) => said.length > 0)
    .map(({ id, said, named, library }) => ({
      id,
      said: new Set(said.flatMap((words) => termsOf(words, vocabulary))),
      named: new Set(named.flatMap((words) => termsOf(words, vocabulary))),
      library: new Set(library),
    }));
  const placesOf = remember(Infinity, (key) =>
    all.filter(({ library }) => library.has(key)).map(({ id }) => id),
  );
  const toldBy = (terms: readonly Term[]) =>
    all.filter(({ said }) => terms.some((term) => said.has(term))).map(({ id }) => id);
  return {
    namedBy: (terms) => all.filter(({ named }) => terms.some((term) => named.has(term))).map(({ id }) => id),
    elsewhere({ terms, after, facts }) {
      const given = new Set([...toldBy(terms), ...after.flatMap(placesOf), ...(facts?.circumstances ?? [])]);
      return ({ key, section }) => {
        const places = placesOf(key);
        const isUntold = places.length > 0 && !places.some((place) => given.has(place));
        return isUntold || isForOtherAges(section.tags.age, facts?.age);
      };
    },
    ofThatAge:
      (facts) =>
      ({ section }) =>
        isForThatAge(section.tags.age, facts?.age),
  };
}

/** Years below which one is a child, and from which periods may end. */
const CHILD = 13;
const OLDER = 45;

function isForThatAge(ages: PassageTags['age'], age: number | undefined): boolean {
  if (age === undefined) return false;
  return (age < CHILD && ages.includes('child')) || (age >= OLDER && ages.includes('older'));
}

/** Years from which one has left childhood, and up to which later life is far away. */
const GROWN = 20;

/** A neighbouring age may still ask; a passage of later life is no answer to a girl of 15. */
function isForOtherAges(ages: PassageTags['age'], age: number | undefined): boolean {
  if (age === undefined || ages.includes('any')) return false;
  const suits: readonly string[] = age < GROWN ? ['child', 'teen'] : ['adult', 'older'];
  return !ages.some((one) => suits.includes(one));
}

function termsOf(words: string, vocabulary: Vocabulary): Term[] {
  return LANGUAGES.flatMap(
    (language) => vocabulary.analyse(vocabulary.wordsOf(words, language), language).terms,
  );
}
