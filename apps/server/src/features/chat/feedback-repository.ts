import type { FeedbackReason } from '@salama/contract/chat/feedback.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { FeedbackTable } from '../../platform/database/tables/chat.ts';

/** Stores a word on a reply, or replaces what the same visitor said of it before. */
export async function keepFeedback(db: Db, feedback: Insertable<FeedbackTable>): Promise<void> {
  const { mark: _mark, ...said } = feedback;
  await db
    .insertInto('chat_feedback')
    .values(feedback)
    .onConflict((conflict) => conflict.column('mark').doUpdateSet(said))
    .execute();
}

export interface FeedbackCount {
  topic: string;
  language: Language;
  writtenBy: 'library' | 'model';
  rating: 'up' | 'down';
  reason: FeedbackReason | null;
  count: number;
}

/** Thumbs since an instant, by topic, language, writer and reason; the most frequent first. */
export async function countFeedback(db: Db, since: number): Promise<FeedbackCount[]> {
  const columns = ['topic', 'language', 'written_by', 'rating', 'reason'] as const;
  const rows = await db
    .selectFrom('chat_feedback')
    .select((select) => [...columns, select.fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .groupBy(columns)
    .orderBy('count', 'desc')
    .orderBy('topic')
    .execute();
  return rows.map(({ written_by, ...row }) => ({ ...row, writtenBy: written_by, count: Number(row.count) }));
}

type FeedbackRow = Selectable<FeedbackTable>;
export type FeedbackWords = Omit<FeedbackRow, 'mark'>;

/** Feedback with words that somebody permitted, newest first. */
export function listFeedbackWords(db: Db, page: { limit: number; offset: number }): Promise<FeedbackWords[]> {
  return db
    .selectFrom('chat_feedback')
    .select(['seq', 'rating', 'reason', 'language', 'kind', 'written_by', 'topic', 'sections'])
    .select(['question', 'comment', 'created_at'])
    .where((where) => where.or([where('question', 'is not', null), where('comment', 'is not', null)]))
    .orderBy('seq', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** @returns whether there were any. */
export async function emptyWordsBefore(db: Db, before: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_feedback')
    .set({ question: null, comment: null })
    .where('created_at', '<', before)
    .where((where) => where.or([where('question', 'is not', null), where('comment', 'is not', null)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
