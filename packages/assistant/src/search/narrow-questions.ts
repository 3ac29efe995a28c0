import type { NarrowQuestion, Section } from '@salama/content/types.ts';
import type { Analysis } from '../words/vocabulary.ts';
import type { AskIndex, PassageIndex } from './passage-index.ts';
import { type Listing, listingOf, type Postings } from './postings.ts';

/** A question as one language reads it. */
export interface Read {
  analysis: Analysis;
  trigrams: ReadonlySet<string>;
}

/**
 * How much a question is like each way to ask for one passage, from 0 to 1; the first is the passage's heading.
 */
export type AskReader = (passage: number, question: Read) => Float64Array;

/** What a way to ask counts for by its terms and by its letters. */
const SHARES = { terms: 0.6, letters: 0.4 } as const;
/**
 * A group counts by its nearest way to ask and, less, the next one: one word can make two messages alike by chance. The
 * section's own beginning answers unless a narrower question is clearly nearer. Left out one by one, 85 of 100 ways to ask
 * for a section and 41 for a narrower question find their own answer, 45 of the latter the beginning, 14 another's lead.
 */
const NEAREST = { first: 0.7, second: 0.3 } as const;
const LEAST = 0.15;
const NEARER = 0.04;

/** Compares with the ways to ask of a single passage: for the few that were found, where they decide what is said first. */
export function createAskReader({ terms: passageTerms, asks }: PassageIndex): AskReader {
  const starts = startsOf(asks, passageTerms.size);
  return (passage, { analysis, trigrams }) => {
    const [from, to] = [starts[passage] ?? 0, starts[passage + 1] ?? 0];
    const terms = [...new Set(analysis.terms)].map((term) => ({
      listing: listingOf(asks.terms, term),
      weight: listingOf(passageTerms, term).idf,
    }));
    const letters = [...trigrams].map((trigram) => {
      const listing = listingOf(asks.trigrams, trigram);
      return { listing, weight: listing.idf ** 2 };
    });
    const byTerms = shared(asks.terms, terms, from, to);
    const byLetters = shared(asks.trigrams, letters, from, to);
    const termSum = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const length = Math.sqrt(letters.reduce((sum, { weight }) => sum + weight, 0)) || 1;
    return byTerms.map((amount, at) => {
      const termFit = amount / Math.sqrt(termSum * (asks.idfSum[from + at] || 1));
      const letterFit = (byLetters[at] ?? 0) / (length * (asks.trigramLength[from + at] || 1));
      return SHARES.terms * termFit + SHARES.letters * letterFit;
    });
  };
}

/**
 * The narrower question of a section that is asked; undefined where its own beginning answers. `likeness`: of the section
 * and of the ways to ask for it in that language, for each language.
 */
export function narrowQuestion(
  section: Section,
  likeness: readonly { section: Section; asks: Float64Array }[],
): NarrowQuestion | undefined {
  const groups = Array.from({ length: section.questions.length + 1 }, () => [0, 0] as [number, number]);
  for (const one of likeness)
    one.asks.forEach((like, at) => {
      const nearest = groups[groupOf(one.section.questions, at)];
      if (nearest && like > nearest[0]) nearest.splice(0, 2, like, nearest[0]);
      else if (nearest && like > nearest[1]) nearest[1] = like;
    });
  const [own = 0, ...narrower] = groups.map(([one, two]) => NEAREST.first * one + NEAREST.second * two);
  const best = Math.max(...narrower);
  return best >= LEAST && best > own + NEARER ? section.questions[narrower.indexOf(best)] : undefined;
}

/** 0 for the section itself, else one more than the place of the narrower question. The heading stands before the asks. */
function groupOf(questions: readonly NarrowQuestion[], at: number): number {
  return questions.findLastIndex(({ firstAsk }) => at > firstAsk) + 1;
}

/** Where the ways to ask for each passage begin; that of the next is where they end. */
function startsOf({ passageNumbers }: AskIndex, passages: number): Uint32Array {
  const starts = new Uint32Array(passages + 1);
  for (const passage of passageNumbers) starts[passage + 1] = (starts[passage + 1] ?? 0) + 1;
  for (let at = 0; at < passages; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  return starts;
}

/** The weight that each document from `from` to below `to` shares with the listings. */
function shared(
  { documents }: Postings,
  listings: readonly { listing: Listing; weight: number }[],
  from: number,
  to: number,
): Float64Array {
  const sums = new Float64Array(to - from);
  for (const { listing, weight } of listings)
    for (let at = firstFrom(documents, listing, from); at < listing.to; at += 1) {
      const document = documents[at] ?? to;
      if (document >= to) break;
      sums[document - from] = (sums[document - from] ?? 0) + weight;
    }
  return sums;
}

/** The first place of a rising list that holds `least` or more. */
function firstFrom(documents: Postings['documents'], { from, to }: Listing, least: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((documents[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
