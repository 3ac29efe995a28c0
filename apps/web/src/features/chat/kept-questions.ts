import { unpackAsked } from '../../content/asked-words.ts';
import type { AskedIndex, SearchSection } from '../../content/contents.ts';
import { wordsOf } from '../../content/search-words.ts';

/** Words that begin alike are taken for forms of one; that counts less than the word itself. */
const BEGINNING = 4;
const ALIKE = 0.7;
/** How far a section that is asked in many ways is held back, as a power of its length. */
const LENGTH = 0.4;
const MOST_FOUND = 3;
/** Below this nothing is offered: measured over the examined questions, see `tools/exam/without-a-network.test.ts`. */
const LEAST = 0.18;

export type QuestionFinder = (question: string) => SearchSection[];

/**
 * Finds, without a network, the sections that answer a question: those whose ways to ask use its words most, rare words
 * before common ones. Up to three, best first.
 */
export function createQuestionFinder(index: AskedIndex, sections: readonly SearchSection[]): QuestionFinder {
  const count = sections.length;
  const { terms, lengths } = weigh(index, count);
  const rarity = (term: string) => Math.log(1 + count / (terms.get(term)?.size ?? 0.5));
  return (question) => {
    const scores = new Float64Array(count);
    let length = 0;
    for (const [term, share] of termsOf(wordsOf(question))) {
      if (terms.get(term)?.size === 0) continue;
      const weight = share * rarity(term);
      length += weight ** 2;
      for (const [at, known] of terms.get(term) ?? []) scores[at] = (scores[at] ?? 0) + weight * known;
    }
    return [...scores]
      .map((score, at) => [score / (Math.sqrt(length) || 1) / (lengths[at] ?? 1) ** LENGTH, at] as const)
      .filter(([score]) => score >= LEAST)
      .sort(([one], [other]) => other - one)
      .slice(0, MOST_FOUND)
      .flatMap(([, at]) => sections[at] ?? []);
  };
}

/** Each term with its weight in each section, and the squared length of each section. */
function weigh(
  index: AskedIndex,
  count: number,
): { terms: Map<string, Map<number, number>>; lengths: Float64Array } {
  const terms = new Map<string, Map<number, number>>();
  for (const [word, counts] of unpackAsked(index)) {
    for (const [term, share] of termsOf([word])) {
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

/** Words, and what the longer ones begin with, each with its share. */
function termsOf(words: readonly string[]): Map<string, number> {
  const begun = words
    .filter((word) => word.length >= BEGINNING)
    .map((word) => `${word.slice(0, BEGINNING)}…`);
  return new Map([
    ...words.map((word) => [word, 1] as const),
    ...begun.map((begin) => [begin, ALIKE] as const),
  ]);
}
