import type { SearchResult } from '../search/search.ts';

/** What to do with a question after the search. */
export type Verdict = 'answer' | 'unknown' | 'decline';

/** Scores from which a passage is trusted to answer. Measured on `tools/exam`. */
const ENOUGH_IN_SCOPE = 0.18;
/** Without a word of Salama's subject the question must be close to a known way to ask. */
const ENOUGH_OUTSIDE = 0.42;
const CLOSE_ASK = 0.55;

/**
 * In scope and found: answer. In scope and not found: an honest "I don't know". Neither: decline.
 * `otherSubject`: the question shows a sign of a subject that is not Salama's.
 */
export function judge({ hits, topics }: SearchResult, otherSubject: boolean): Verdict {
  const [best] = hits;
  if (topics.length > 0) return best && best.score >= ENOUGH_IN_SCOPE ? 'answer' : 'unknown';
  if (otherSubject || !best) return 'decline';
  const close = best.score >= ENOUGH_OUTSIDE || best.fit.ask >= CLOSE_ASK;
  return close ? 'answer' : 'decline';
}
