import type { ReplyKind } from '@salama/contract/chat/schemas.ts';
import type { Language } from '@salama/contract/language.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { QuestionCountTable } from '../../platform/database/tables/chat.ts';

export type QuestionCount = Selectable<QuestionCountTable>;

/** Replies that left a question open. */
const UNANSWERED: readonly ReplyKind[] = ['unknown', 'unsure'];

/** Adds to what other processes have counted. In one order, so that two of them never wait for each other. */
export async function addQuestionCounts(db: Db, counts: readonly QuestionCount[]): Promise<void> {
  const keyOf = ({ day, language, kind, topic }: QuestionCount) => `${day} ${language} ${kind} ${topic}`;
  const ordered = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insertInto('chat_question_counts')
    .values(ordered)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'language', 'kind', 'topic'])
        .doUpdateSet({ count: sql`chat_question_counts.count + excluded.count` }),
    )
    .execute();
}

export interface AskedCount {
  day: string;
  language: Language;
  topic: string;
  count: number;
}

/** Questions by day, language and topic since a day (`2026-11-20`), newest day first, most asked first. */
export async function countAsked(db: Db, since: string): Promise<AskedCount[]> {
  const rows = await db
    .selectFrom('chat_question_counts')
    .select((select) => ['day', 'language', 'topic', select.fn.sum<number>('count').as('count')])
    .where('day', '>=', since)
    .groupBy(['day', 'language', 'topic'])
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .orderBy('topic')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** What the library did not know since a day, by language and the topic it came nearest to; the most asked first. */
export async function countUnanswered(db: Db, since: string): Promise<Omit<QuestionCount, 'day'>[]> {
  const rows = await db
    .selectFrom('chat_question_counts')
    .select((select) => ['language', 'kind', 'topic', select.fn.sum<number>('count').as('count')])
    .where('day', '>=', since)
    .where('kind', 'in', UNANSWERED)
    .groupBy(['language', 'kind', 'topic'])
    .orderBy('count', 'desc')
    .orderBy('topic')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** How many replies of some kinds there were on a day (`2026-11-20`), as far as they are counted. */
export async function readKinds(db: Db, day: string, kinds: readonly ReplyKind[]): Promise<number> {
  const { count } = await db
    .selectFrom('chat_question_counts')
    .select((select) => select.fn.sum<number | null>('count').as('count'))
    .where('day', '=', day)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}
