import { lengthOf } from '@salama/contract/characters.ts';
import type { Feedback } from '@salama/contract/chat/feedback.ts';
import { limits } from '@salama/contract/limits.ts';
import { type Clock, DAY, hourOf } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import { emptyWordsBefore, keepFeedback } from './feedback-repository.ts';
import { removeIdentifiers } from './identifiers.ts';
import type { ReplyMarks } from './reply-mark.ts';

export interface FeedbackDependencies {
  db: Db;
  clock: Clock;
  replyMarks: ReplyMarks;
}

/** How long permitted words stay; what is counted stays. */
const WORDS_STAY = 180 * DAY;

/**
 * Keeps the word on one reply of whoever got it, with her own words only as far as she sent them, and without names in
 * them. @throws Refusal NOT_FOUND for a reply that was not given, or was about something else.
 */
export async function recordFeedback(
  feedback: Feedback,
  { db, clock, replyMarks }: FeedbackDependencies,
): Promise<void> {
  const mark = replyMarks.read(feedback);
  if (!mark) throw new Refusal('NOT_FOUND');
  const { rating, reason, language, kind, writtenBy, topic, sections, question, comment } = feedback;
  if (comment && lengthOf(comment) > limits.chat.comment) throw new Refusal('COMMENT_TOO_LONG');
  await keepFeedback(db, {
    mark,
    rating,
    reason: reason ?? null,
    language,
    kind,
    written_by: writtenBy ?? 'library',
    topic: topic ?? '',
    sections: sections?.join(' ') ?? '',
    question: wordsOf(question, limits.chat.message),
    comment: wordsOf(comment, limits.chat.comment),
    created_at: hourOf(clock.now()),
  });
}

/** Empties words that have stayed long enough. */
export async function tidyFeedback(
  { db, eraseTraces }: Pick<Database, 'db' | 'eraseTraces'>,
  clock: Clock,
): Promise<void> {
  if (await emptyWordsBefore(db, clock.now() - WORDS_STAY)) eraseTraces();
}

/** NUL is no text to PostgreSQL. */
function wordsOf(text: string | undefined, most: number): string | null {
  const words = text?.replaceAll('\0', '').trim();
  if (!words) return null;
  return removeIdentifiers(Array.from(words.toWellFormed()).slice(0, most).join(''));
}
