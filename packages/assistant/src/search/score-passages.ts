import type { Analysis, Term } from '../words/vocabulary.ts';
import type { AskIndex, PassageIndex } from './passage-index.ts';
import { type Posting, type Postings, postingOf, rarityOf } from './postings.ts';
import { trigramsOf } from './trigrams.ts';

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

/** BM25's saturation, for the field weights of the index. */
const SATURATION = 3;
/** A word that no passage holds says little about which passage fits, but lowers the fit of all. */
const UNKNOWN_WEIGHT = 0.6;

/** Letters that every eighth way to ask holds tell nothing and cost the most time. */
const RARE_LETTERS = 2;

/** The fit of every passage of the index, by its number. */
export function scorePassages(index: PassageIndex, { terms, topics }: Analysis, words: string[]): Fit[] {
  const unique = [...new Set(terms)];
  const holds = wordFits(index.terms, unique);
  const asks = askFits(index, unique);
  const letters = letterFits(index, words);
  const about = topicFits(index.terms, [...new Set(topics)]);
  return Array.from(index.naming, (_, at) => ({
    words: holds[at] ?? 0,
    ask: asks[at] ?? 0,
    letters: letters[at] ?? 0,
    topics: about[at] ?? 0,
  }));
}

function topicFits(postings: Postings, topics: Term[]): Float64Array {
  const fits = new Float64Array(postings.size);
  if (topics.length === 0) return fits.fill(1);
  const whole = topics.reduce((sum, topic) => sum + rarityOf(postings, topic), 0);
  for (const topic of topics) {
    const share = rarityOf(postings, topic) / whole;
    for (const passage of postingOf(postings, topic)?.documents ?? [])
      fits[passage] = (fits[passage] ?? 0) + share;
  }
  return fits;
}

function wordFits(postings: Postings, terms: Term[]): Float64Array {
  const fits = new Float64Array(postings.size);
  const whole = massOf(postings, terms);
  for (const term of terms) {
    const posting = postingOf(postings, term);
    if (!posting) continue;
    const rarity = rarityOf(postings, term) / whole;
    posting.documents.forEach((document, at) => {
      const frequency = posting.weights?.[at] ?? 0;
      fits[document] = (fits[document] ?? 0) + (rarity * frequency) / (SATURATION + frequency);
    });
  }
  return fits;
}

function askFits({ asks, terms: passageTerms }: PassageIndex, terms: Term[]): Float64Array {
  const shared = new Float64Array(asks.owners.length);
  const whole = massOf(passageTerms, terms);
  for (const term of terms) share(shared, postingOf(asks.terms, term), rarityOf(passageTerms, term));
  return nearest(asks, passageTerms.size, shared, (ask) => Math.sqrt(whole * (asks.mass[ask] || 1)));
}

function letterFits({ asks, terms: passageTerms }: PassageIndex, words: string[]): Float64Array {
  const shared = new Float64Array(asks.owners.length);
  let square = 0;
  for (const trigram of trigramsOf(words)) {
    const rarity = rarityOf(asks.trigrams, trigram);
    square += rarity ** 2;
    if (rarity >= RARE_LETTERS) share(shared, postingOf(asks.trigrams, trigram), rarity ** 2);
  }
  const length = Math.sqrt(square) || 1;
  return nearest(asks, passageTerms.size, shared, (ask) => length * (asks.trigramLength[ask] || 1));
}

/** Counted loops here and below: this is where an answer spends its time. */
function share(shared: Float64Array, posting: Posting | undefined, amount: number): void {
  if (!posting) return;
  const { documents } = posting;
  for (let at = 0; at < documents.length; at += 1) {
    const ask = documents[at] ?? 0;
    shared[ask] = (shared[ask] ?? 0) + amount;
  }
}

/** For each passage the best of its asks: what they share with the question, divided by `full`. */
function nearest(
  { owners }: AskIndex,
  passages: number,
  shared: Float64Array,
  full: (ask: number) => number,
): Float64Array {
  const best = new Float64Array(passages);
  for (let ask = 0; ask < shared.length; ask += 1) {
    const amount = shared[ask] ?? 0;
    if (amount === 0) continue;
    const fit = amount / full(ask);
    const owner = owners[ask] ?? 0;
    if (fit > (best[owner] ?? 0)) best[owner] = fit;
  }
  return best;
}

function massOf(postings: Postings, terms: Term[]): number {
  const mass = terms.reduce(
    (sum, term) => sum + rarityOf(postings, term) * (postingOf(postings, term) ? 1 : UNKNOWN_WEIGHT),
    0,
  );
  return mass || 1;
}
