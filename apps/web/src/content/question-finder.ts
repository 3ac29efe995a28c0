import { mend } from '@salama/assistant/words/speller.ts';
import { stem } from '@salama/assistant/words/stem.ts';
import type { Language } from '@salama/contract/language.ts';
import { unpackAsked } from './asked-words.ts';
import type { AskedIndex, SearchSection } from './contents.ts';
import { phoneWords } from './phone-words.ts';
import { wordsOf } from './search-words.ts';

/** What a word's forms count beside the word itself: those of its stem, and those that begin alike. */
const ALIKE = 0.7;
const BEGINNING = 4;
/** What a word counts that was made of the one that was typed, which nobody asks with. */
const GUESSED = 0.7;
/** A word that is being typed is finished in so many ways at most, once it has so many letters. */
const MOST_FINISHED = 3;
const UNFINISHED = 3;
/** How far a section that is asked in many ways is held back, as a power of its length. */
const LENGTH = 0.25;
const MOST_FOUND = 8;
/** Below this nothing is found; below the other nothing fits well. Measured over the examined questions: record 93. */
const LEAST = 0.65;
const FITTING = 0.9;

export interface FoundSection extends SearchSection {
  /** Its number in the index. */
  at: number;
  /** That this is what was meant is likely. */
  fits: boolean;
}

export type QuestionFinder = (question: string) => FoundSection[];

/**
 * Finds, on the phone, the sections that answer a question: those whose ways to ask use its words most, rare words before
 * common ones. Slips, phone spelling and forms of a word are read as the assistant reads them. Up to eight, best first.
 */
export function createQuestionFinder(index: AskedIndex, language: Language): QuestionFinder {
  const { sections } = index;
  const count = sections.length;
  const asked = unpackAsked(index);
  const { terms, lengths } = weigh(asked, count, language);
  const rarity = (term: string) => Math.log(1 + count / (terms.get(term)?.size ?? 0.5));
  const read = reader(asked, index, language);
  return (question) => {
    const scores = new Float64Array(count);
    let length = 0;
    for (const [term, share] of termsOf(read(question), language)) {
      if (terms.get(term)?.size === 0) continue;
      const weight = share * rarity(term);
      length += weight ** 2;
      for (const [at, known] of terms.get(term) ?? []) scores[at] = (scores[at] ?? 0) + weight * known;
    }
    return [...scores]
      .map((score, at) => [score / (Math.sqrt(length) || 1) / (lengths[at] || 1) ** LENGTH, at] as const)
      .filter(([score]) => score >= LEAST)
      .sort(([one], [other]) => other - one)
      .slice(0, MOST_FOUND)
      .flatMap(([score, at]) => {
        const section = sections[at];
        return section ? [{ ...section, at, fits: score >= FITTING }] : [];
      });
  };
}

/** Words with what they count. */
type Weighed = readonly (readonly [word: string, share: number])[];

/** The words of a question as the index knows them: as typed, as meant, finished or mended. */
function reader(
  asked: ReadonlyMap<string, ReadonlyMap<number, number>>,
  index: AskedIndex,
  language: Language,
): (question: string) => Weighed {
  const phone = phoneWords(asked, index, language);
  return (question) => {
    const meant = phone().reader.read(question, language);
    return wordsOf(meant).flatMap((word): Weighed => {
      if (asked.has(word)) return [[word, 1]];
      const { welcome, spellings, known } = phone();
      const finished =
        word.length < UNFINISHED
          ? []
          : welcome.filter((other) => other.startsWith(word)).slice(0, MOST_FINISHED);
      if (finished.length > 0) return finished.map((other) => [other, GUESSED]);
      const mended = mend(word, spellings, known);
      return mended === word
        ? [[word, 1]]
        : [
            [mended, GUESSED],
            [word, 1 - GUESSED],
          ];
    });
  };
}

/** Each term with its weight in each section, and the squared length of each section. */
function weigh(
  asked: ReadonlyMap<string, ReadonlyMap<number, number>>,
  count: number,
  language: Language,
): { terms: Map<string, Map<number, number>>; lengths: Float64Array } {
  const terms = new Map<string, Map<number, number>>();
  for (const [word, counts] of asked) {
    for (const [term, share] of termsOf([[word, 1]], language)) {
      const known = terms.get(term) ?? new Map<number, number>();
      terms.set(term, known);
      for (const [at, times] of counts) known.set(at, (known.get(at) ?? 0) + share * times);
    }
  }
  const lengths = new Float64Array(count);
  for (const places of terms.values()) {
    const rarity = Math.log(1 + count / places.size);
    for (const [at, times] of places) {
      const weight = Math.log(1 + times) * rarity;
      places.set(at, weight);
      lengths[at] = (lengths[at] ?? 0) + weight ** 2;
    }
  }
  return { terms, lengths };
}

/** Words, their stems, and what the longer ones begin with, each with the most that it counts. */
function termsOf(words: Weighed, language: Language): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string, share: number) => terms.set(term, Math.max(terms.get(term) ?? 0, share));
  for (const [word, share] of words) {
    add(word, share);
    add(`=${stem(word, language)}`, ALIKE * share);
    if (word.length >= BEGINNING) add(`${word.slice(0, BEGINNING)}…`, ALIKE * share);
  }
  return terms;
}
