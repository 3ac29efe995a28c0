import type { Analysis, Term } from '../words/vocabulary.ts';
import type { AskIndex, PassageIndex } from './passage-index.ts';
import type { Postings } from './postings.ts';
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
  const asks = bestByOwner(index, askFits(index.asks, unique, index.terms));
  const letters = bestByOwner(index, letterFits(index.asks, words));
  const about = topicFits(index.terms, [...new Set(topics)]);
  return index.passages.map((_, at) => ({
    words: holds[at] ?? 0,
    ask: asks[at] ?? 0,
    letters: letters[at] ?? 0,
    topics: about[at] ?? 0,
  }));
}

function topicFits(postings: Postings, topics: Term[]): Float64Array {
  const fits = new Float64Array(postings.size);
  if (topics.length === 0) return fits.fill(1);
  const whole = topics.reduce((sum, topic) => sum + postings.rarity(topic), 0);
  for (const topic of topics) {
    const share = postings.rarity(topic) / whole;
    for (const passage of postings.get(topic)?.documents ?? []) fits[passage] = (fits[passage] ?? 0) + share;
  }
  return fits;
}

function wordFits(postings: Postings, terms: Term[]): Float64Array {
  const fits = new Float64Array(postings.size);
  const whole = massOf(postings, terms);
  for (const term of terms) {
    const posting = postings.get(term);
    if (!posting) continue;
    const rarity = postings.rarity(term) / whole;
    posting.documents.forEach((document, at) => {
      const frequency = posting.weights[at] ?? 0;
      fits[document] = (fits[document] ?? 0) + (rarity * frequency) / (SATURATION + frequency);
    });
  }
  return fits;
}

function askFits(asks: AskIndex, terms: Term[], passageTerms: Postings): Float64Array {
  const fits = new Float64Array(asks.owners.length);
  const whole = massOf(passageTerms, terms);
  for (const term of terms) {
    const rarity = passageTerms.rarity(term);
    for (const ask of asks.terms.get(term)?.documents ?? []) fits[ask] = (fits[ask] ?? 0) + rarity;
  }
  return fits.map((shared, ask) => (shared === 0 ? 0 : shared / Math.sqrt(whole * (asks.mass[ask] || 1))));
}

function letterFits(asks: AskIndex, words: string[]): Float64Array {
  const fits = new Float64Array(asks.owners.length);
  let square = 0;
  for (const trigram of new Set(trigramsOf(words))) {
    const rarity = asks.trigrams.rarity(trigram);
    square += rarity ** 2;
    if (rarity < RARE_LETTERS) continue;
    for (const ask of asks.trigrams.get(trigram)?.documents ?? []) fits[ask] = (fits[ask] ?? 0) + rarity ** 2;
  }
  const length = Math.sqrt(square) || 1;
  return fits.map((shared, ask) => shared / (length * (asks.trigramLength[ask] || 1)));
}

function massOf(postings: Postings, terms: Term[]): number {
  const mass = terms.reduce(
    (sum, term) => sum + postings.rarity(term) * (postings.get(term) ? 1 : UNKNOWN_WEIGHT),
    0,
  );
  return mass || 1;
}

function bestByOwner(index: PassageIndex, fits: Float64Array): Float64Array {
  const best = new Float64Array(index.passages.length);
  fits.forEach((fit, ask) => {
    const owner = index.asks.owners[ask] ?? 0;
    if (fit > (best[owner] ?? 0)) best[owner] = fit;
  });
  return best;
}
