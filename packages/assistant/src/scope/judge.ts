import type { SearchResult } from '../search/search.ts';

/** What to do with a question after the search. */
export type Verdict = 'answer' | 'unknown' | 'decline';

/** Scores from which a passage is trusted to answer. Measured on `tools/exam`. */
const ENOUGH_IN_SCOPE = 0.35;
/** The share of the question's topics that an answer must be about. */
const ENOUGH_TOPICS = 0.3;
/** Words; a story tells much besides its question, so less of it can be in one passage. */
const LONG_STORY = 14;
const STORY_EASE = 0.7;
/** Without a word of Salama's subject the question must be close to a known way to ask. */
const ENOUGH_OUTSIDE = 0.56;
const LIKE_ASK = 0.5;
const CLOSE_ASK = 0.75;
/** Below this nothing in the library resembles the question. */
const SOMEWHAT_LIKE = 0.4;

/**
 * In scope and found: answer. In scope and not found, or not clear: an honest "I don't know". Neither: decline.
 * `otherSubject`: the question shows a sign of a subject that is not Salama's.
 */
export function judge(result: SearchResult, otherSubject: boolean): Verdict {
  const { hits, topics, writtenTopics } = result;
  const [best] = hits;
  if (otherSubject && writtenTopics.length === 0) return 'decline';
  if (topics.length > 0) {
    const ease = result.length > LONG_STORY ? STORY_EASE : 1;
    const found = best && best.score >= ease * ENOUGH_IN_SCOPE && best.fit.topics >= ease * ENOUGH_TOPICS;
    return found ? 'answer' : 'unknown';
  }
  if (!best || best.score < SOMEWHAT_LIKE || best.fit.ask < LIKE_ASK) return 'decline';
  return best.score >= ENOUGH_OUTSIDE || best.fit.ask >= CLOSE_ASK ? 'answer' : 'unknown';
}

/** A greeting is small talk only when it is nearly all of the message. */
const SMALL_TALK_LENGTH = 6;

export function isSmallTalk({ topics, length, hits }: SearchResult): boolean {
  const asksSomething = topics.length > 0 || (hits[0]?.fit.ask ?? 0) >= CLOSE_ASK;
  return length <= SMALL_TALK_LENGTH && !asksSomething;
}
