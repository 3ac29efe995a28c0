import type { Act } from '@salama/content/act-types.ts';
import type { FixedReply } from '@salama/content/types.ts';
import type { Hit, SearchResult } from '../search/search.ts';
import { conceptOf } from '../words/vocabulary.ts';

/** What to do with a question after the search. */
export type Verdict = 'answer' | 'unsure' | 'unknown' | 'decline';

/** Scores from which a passage is trusted to answer without doubt. Measured on `tools/exam`. */
const ENOUGH_IN_SCOPE = 0.48;
/** Less likeness is enough when people who ask in such words want this passage. */
const LIKELY = { likeness: 0.3, meaning: 0.6 } as const;
/** As is a bit less with meaning, and enough of its words: of 35 doubts about such new questions 31 were needless. */
const CLEAR = { likeness: 0.36, score: 0.5, words: 0.25 } as const;
/** Or when it stands well before all others: of 55 doubts about such questions 47 were needless. */
const AHEAD = 0.1;
const LEADING = 0.5;
/** Without a word of the subject it must stand out more: of 41 such doubts 39 were needless, and none was of another subject. */
const LEADING_OUTSIDE = { score: 0.8, meaning: 0.5 } as const;
/** The share of the question's topics that an answer must be about. */
const ENOUGH_TOPICS = 0.3;
/** Words; a story tells much besides its question, so less of it can be in one passage. */
const LONG_STORY = 14;
const STORY_EASE = 0.7;
/** Without a word of Salama's subject the question must be close to a known way to ask. */
const ENOUGH_OUTSIDE = 0.56;
const LIKE_ASK = 0.5;
export const CLOSE_ASK = 0.75;
export const SAME_ASK = 0.9;
/** One rare word can make two messages alike; whole sentences are alike in their letters too. */
const LIKE_LETTERS = 0.5;
/** From these on the best passages are worth showing as a guess, with and without a word of the subject. */
const WORTH_SHOWING = 0.15;
const WORTH_SHOWING_OUTSIDE = 0.25;
/** Of a long story without a word of the subject. */
const WORTH_SHOWING_OF_STORY = 0.22;

/**
 * Found: answer. Something like it: say so, and show it as what may be meant. Else an honest "I don't know".
 * `otherSubject`: the question shows a sign of a subject that is not Salama's; with nothing of Salama's: decline.
 */
export function judge(result: SearchResult, otherSubject: boolean): Verdict {
  const { hits, topics, writtenTopics } = result;
  const [best] = hits;
  if (!best) return topics.length > 0 ? 'unknown' : 'decline';
  if (otherSubject && writtenTopics.length === 0) return beside(best, result.length);
  if (topics.length > 0) {
    const ease = result.length > LONG_STORY ? STORY_EASE : 1;
    const meant = best.likeness >= LIKELY.likeness && best.meaning >= LIKELY.meaning;
    const clear =
      best.likeness >= CLEAR.likeness && best.score >= CLEAR.score && best.fit.words >= CLEAR.words;
    const leads = best.score >= LEADING && isAhead(hits);
    const found = best.likeness >= ease * ENOUGH_IN_SCOPE || (!otherSubject && (meant || clear || leads));
    if (found && best.fit.topics >= ease * ENOUGH_TOPICS) return 'answer';
    // Slang is unlike all that was asked before; its meaning may still be plain.
    if (best.likeness >= WORTH_SHOWING || best.score >= CLEAR.score) return 'unsure';
    return otherSubject ? 'decline' : 'unknown';
  }
  const close = best.likeness >= ENOUGH_OUTSIDE && best.fit.ask >= LIKE_ASK;
  const leads =
    best.score >= LEADING_OUTSIDE.score && best.meaning >= LEADING_OUTSIDE.meaning && isAhead(hits);
  if (close || best.fit.ask >= CLOSE_ASK || leads) return 'answer';
  if (best.likeness >= WORTH_SHOWING_OUTSIDE) return 'unsure';
  const story = result.length > LONG_STORY;
  return story && hits.some(({ likeness }) => likeness >= WORTH_SHOWING_OF_STORY) ? 'unsure' : 'decline';
}

function isAhead([best, next]: readonly Hit[]): boolean {
  return best !== undefined && best.score - (next?.score ?? 0) >= AHEAD;
}

/** "The maths teacher wants me at his house for a better mark": a known way to ask outweighs a word of school. */
function beside({ fit, likeness }: Hit, length: number): Verdict {
  // In a long story one word of another subject is no sign that the story is beside ours.
  if (length > LONG_STORY && likeness >= WORTH_SHOWING) return 'unsure';
  if (fit.ask < CLOSE_ASK || fit.letters < LIKE_LETTERS) return 'decline';
  return fit.ask >= SAME_ASK ? 'answer' : 'unsure';
}

/** A greeting is small talk only when it is nearly all of the message. */
const SMALL_TALK_LENGTH = 4;

/** A question about Salama itself may have more words than a greeting, and may name what its reply is about. */
export function isSmallTalk(
  { topics, length, hits }: SearchResult,
  { longest = SMALL_TALK_LENGTH, speaksOf = [] }: Pick<FixedReply, 'longest' | 'speaksOf'>,
): boolean {
  const concepts = speaksOf.map(conceptOf);
  if (length > longest || !topics.every((topic) => concepts.includes(topic))) return false;
  return longest > SMALL_TALK_LENGTH || (hits[0]?.fit.ask ?? 0) < CLOSE_ASK;
}

/** Doubt may name what it doubts, and a language is no subject; any other act that names a subject asks about it. */
export function isAct(
  { writtenTopics }: SearchResult,
  { does, speaksOf = [] }: Pick<Act, 'does' | 'speaksOf'>,
): boolean {
  if (does === 'confirm' || does === 'translate') return true;
  const concepts = speaksOf.map(conceptOf);
  return writtenTopics.every((topic) => concepts.includes(topic));
}

/** Words; a message this short can mean several things, and one word alone still more. */
const FEW_WORDS = 3;
const NEARLY_THE_SAME = 0.96;
const NEAR_FOR_ONE_WORD = 0.85;

/** "Bleeding": two articles are about equally likely, so it is better to ask which one is meant. */
export function isUndecided({ hits: [best, ...others], length }: SearchResult): boolean {
  if (!best || length > FEW_WORDS || (length > 1 && best.fit.ask >= SAME_ASK)) return false;
  const near = length === 1 ? NEAR_FOR_ONE_WORD : NEARLY_THE_SAME;
  return others.some((hit) => hit.passage.article !== best.passage.article && hit.score >= near * best.score);
}
