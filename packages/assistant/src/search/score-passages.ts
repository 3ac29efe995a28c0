import type { Analysis, Term } from '../words/vocabulary.ts';
import type { AskIndex, PassageIndex } from './passage-index.ts';
import { type Listing, listingOf, type Postings } from './postings.ts';

/** How a passage fits a question, each from 0 to 1. */
export interface Fit {
  /** BM25F divided by the best it could be: how much of the question's weight the passage holds. */
  words: number;
  /** The likeness of the nearest way to ask, by terms. */
  ask: number;
  /** The likeness of the nearest way to ask, by letters: forgives slips and Swahili word forms. */
  letters: number;
  /** How much of the question's topics, by idf, the passage holds; 1 for a question without topics. */
  topics: number;
}

/** The fits of all passages, by their numbers. */
export type Fits = { [Kind in keyof Fit]: Float64Array };

/** Fits a question's analysis and trigrams. The next question overwrites the result. */
export type PassageScorer = (analysis: Analysis, trigrams: ReadonlySet<string>) => Fits;

/** BM25's saturation, for the field weights of the index. */
const SATURATION = 3;
/** A word that no passage holds says little about which passage fits, but lowers the fit of all. */
const UNKNOWN_WEIGHT = 0.6;

/** Letters that every eighth way to ask holds tell nothing and cost the most time. */
const LEAST_IDF = 2;

/** Keeps its arrays from question to question: new ones of this size cost as much as the counting. */
export function createPassageScorer({ terms: postings, asks }: PassageIndex): PassageScorer {
  const array = () => new Float64Array(postings.size);
  const fits: Fits = { words: array(), ask: array(), letters: array(), topics: array() };
  const shared = new Float64Array(asks.passageNumbers.length);
  return ({ terms, topics }, trigrams) => {
    const unique = [...new Set(terms)];
    const listings = unique.map((term) => listingOf(postings, term));
    const idfSum = idfSumOf(listings);
    fitWords(fits.words.fill(0), postings, listings, idfSum);
    fitTerms(fits.ask.fill(0), shared.fill(0), asks, unique, listings, idfSum);
    fitLetters(fits.letters.fill(0), shared.fill(0), asks, trigrams);
    fitTopics(fits.topics, postings, [...new Set(topics)]);
    return fits;
  };
}

export function fitAt({ words, ask, letters, topics }: Fits, passage: number): Fit {
  return {
    words: words[passage] ?? 0,
    ask: ask[passage] ?? 0,
    letters: letters[passage] ?? 0,
    topics: topics[passage] ?? 0,
  };
}

function fitTopics(fits: Float64Array, postings: Postings, topics: Term[]): void {
  fits.fill(topics.length === 0 ? 1 : 0);
  const listings = topics.map((topic) => listingOf(postings, topic));
  const whole = listings.reduce((sum, { idf }) => sum + idf, 0);
  for (const listing of listings) share(fits, postings, listing, listing.idf / whole);
}

function fitWords(fits: Float64Array, postings: Postings, listings: Listing[], idfSum: number): void {
  const { documents, weights } = postings;
  for (const { from, to, idf } of listings) {
    const most = idf / idfSum;
    for (let at = from; at < to; at += 1) {
      const document = documents[at] ?? 0;
      const frequency = weights?.[at] ?? 0;
      fits[document] = (fits[document] ?? 0) + (most * frequency) / (SATURATION + frequency);
    }
  }
}

/** The best ask of each passage; `listings` are those of the terms among the passages: how rare a term is there counts. */
function fitTerms(
  best: Float64Array,
  shared: Float64Array,
  { terms: postings, passageNumbers, idfSum: idfSums }: AskIndex,
  terms: Term[],
  listings: Listing[],
  idfSum: number,
): void {
  const asking = terms.map((term) => listingOf(postings, term));
  asking.forEach((listing, at) => {
    share(shared, postings, listing, listings[at]?.idf ?? 0);
  });
  // Most asks share no term with a question: only the listed ones are looked at, and none twice.
  for (const { from, to } of asking) {
    for (let at = from; at < to; at += 1) {
      const ask = postings.documents[at] ?? 0;
      const amount = shared[ask] ?? 0;
      if (amount === 0) continue;
      shared[ask] = 0;
      const fit = amount / Math.sqrt(idfSum * (idfSums[ask] || 1));
      const passage = passageNumbers[ask] ?? 0;
      if (fit > (best[passage] ?? 0)) best[passage] = fit;
    }
  }
}

/** The best ask of each passage: the cosine of both vectors of trigrams. Only what is better than before is divided. */
function fitLetters(
  best: Float64Array,
  shared: Float64Array,
  { trigrams: postings, passageNumbers, trigramLength }: AskIndex,
  trigrams: ReadonlySet<string>,
): void {
  const length = shareLetters(shared, postings, trigrams);
  for (let ask = 0; ask < shared.length; ask += 1) {
    const amount = shared[ask] ?? 0;
    const passage = passageNumbers[ask] ?? 0;
    const full = length * (trigramLength[ask] ?? 0);
    if (amount > (best[passage] ?? 0) * full) best[passage] = amount / full;
  }
}

/** Returns the length of the question's own vector. */
function shareLetters(shared: Float64Array, postings: Postings, trigrams: ReadonlySet<string>): number {
  let square = 0;
  for (const trigram of trigrams) {
    const listing = listingOf(postings, trigram);
    const amount = listing.idf ** 2;
    square += amount;
    if (listing.idf >= LEAST_IDF) share(shared, postings, listing, amount);
  }
  return Math.sqrt(square) || 1;
}

/** Counted loops here and above: this is where an answer spends its time. */
function share(shared: Float64Array, { documents }: Postings, { from, to }: Listing, amount: number): void {
  for (let at = from; at < to; at += 1) {
    const document = documents[at] ?? 0;
    shared[document] = (shared[document] ?? 0) + amount;
  }
}

function idfSumOf(listings: readonly Listing[]): number {
  const idfSum = listings.reduce((sum, { from, to, idf }) => sum + idf * (to > from ? 1 : UNKNOWN_WEIGHT), 0);
  return idfSum || 1;
}
