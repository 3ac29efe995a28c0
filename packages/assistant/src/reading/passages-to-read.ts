import type { Language } from '@salama/contract/language.ts';
import type { Passage } from '../search/passages.ts';
import type { Hit, Search } from '../search/search.ts';

/** A passage that a reader may choose. */
export interface Readable {
  passage: Passage;
  /** How the search found it, for the questions to tap; absent where only the embedded reply names it. */
  hit?: Hit | undefined;
}

export interface Queries {
  question: string;
  language: Language;
  /** The question before this one, and the one with which this part of the talk began. */
  before: string | undefined;
  first: string | undefined;
  search: Search;
}

const MOST = 12;
/** From here on a passage for other circumstances is asked for in so many words. */
const ASKED_SO = 0.75;

/**
 * What the reply of the embedded reading shows, then the best of [message], [previous + message] and [first + message] in
 * turn. What nobody has told of is no candidate.
 */
export function passagesToRead(shown: readonly Passage[], queries: Queries): Readable[] {
  const { question, language, before, first, search } = queries;
  const texts = [question, ...[before, first].flatMap((one) => (one ? [`${one}. ${question}`] : []))];
  const ways = [...new Set(texts)].map((text) => search.find(text, language).hits.filter(isTold));
  const inTurn = Array.from({ length: MOST }, (_, rank) => ways.flatMap((hits) => hits[rank] ?? [])).flat();
  const readable = new Map<string, Readable>(shown.map((passage) => [passage.key, { passage }]));
  for (const hit of inTurn)
    readable.set(hit.passage.key, { hit, ...readable.get(hit.passage.key), passage: hit.passage });
  return [...readable.values()].slice(0, MOST);
}

function isTold({ elsewhere, fit }: Hit): boolean {
  return !elsewhere || fit.ask >= ASKED_SO;
}
