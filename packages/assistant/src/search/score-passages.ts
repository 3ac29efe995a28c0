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
  /** How much of the question's topics, by rarity, the passage holds; 1 for a question without topics. */
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
const RARE_LETTERS = 2;

/** Keeps its arrays from question to question: new ones of this size cost as much as the counting. */
export function createPassageScorer({ terms: postings, asks }: PassageIndex): PassageScorer {
  const array = () => new Float64Array(postings.size);
  const fits: Fits = { words: array(), ask: array(), letters: array(), topics: array() };
  const shared = new Float64Array(asks.owners.length);
  return ({ terms, topics }, trigrams) => {
    const unique = [...new Set(terms)];
    const listings = unique.map((term) => listingOf(postings, term));
    const mass = massOf(listings);
    fitWords(fits.words.fill(0), postings, listings, mass);
    fitTerms(fits.ask.fill(0), shared.fill(0), asks, unique, listings, mass);
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
  const whole = listings.reduce((sum, { rarity }) => sum + rarity, 0);
  for (const listing of listings) share(fits, postings, listing, listing.rarity / whole);
}

function fitWords(fits: Float64Array, postings: Postings, listings: Listing[], mass: number): void {
  const { documents, weights } = postings;
  for (const { from, to, rarity } of listings) {
    const most = rarity / mass;
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
  { terms: postings, owners, mass: masses }: AskIndex,
  terms: Term[],
  listings: Listing[],
  mass: number,
): void {
  const asking = terms.map((term) => listingOf(postings, term));
  asking.forEach((listing, at) => {
    share(shared, postings, listing, listings[at]?.rarity ?? 0);
  });
  // Most asks share no term with a question: only the listed ones are looked at, and none twice.
  for (const { from, to } of asking) {
    for (let at = from; at < to; at += 1) {
      const ask = postings.documents[at] ?? 0;
      const amount = shared[ask] ?? 0;
      if (amount === 0) continue;
      shared[ask] = 0;
      const fit = amount / Math.sqrt(mass * (masses[ask] || 1));
      const owner = owners[ask] ?? 0;
      if (fit > (best[owner] ?? 0)) best[owner] = fit;
    }
  }
}

/** The best ask of each passage: the cosine of both vectors of trigrams. Only what is better than before is divided. */
function fitLetters(
  best: Float64Array,
  shared: Float64Array,
  { trigrams: postings, owners, trigramLength }: AskIndex,
  trigrams: ReadonlySet<string>,
): void {
  const length = shareLetters(shared, postings, trigrams);
  for (let ask = 0; ask < shared.length; ask += 1) {
    const amount = shared[ask] ?? 0;
    const owner = owners[ask] ?? 0;
    const full = length * (trigramLength[ask] ?? 0);
    if (amount > (best[owner] ?? 0) * full) best[owner] = amount / full;
  }
}

/** Returns the length of the question's own vector. */
function shareLetters(shared: Float64Array, postings: Postings, trigrams: ReadonlySet<string>): number {
  let square = 0;
  for (const trigram of trigrams) {
    const listing = listingOf(postings, trigram);
    const amount = listing.rarity ** 2;
    square += amount;
    if (listing.rarity >= RARE_LETTERS) share(shared, postings, listing, amount);
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

function massOf(listings: readonly Listing[]): number {
  const mass = listings.reduce(
    (sum, { from, to, rarity }) => sum + rarity * (to > from ? 1 : UNKNOWN_WEIGHT),
    0,
  );
  return mass || 1;
}
