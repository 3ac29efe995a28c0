import type { ItemState } from '@salama/contract/moderation/schemas.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { lockRows } from '../../platform/database/lock-rows.ts';
import type {
  AnswerTable,
  QuestionTable,
  TagCountTable,
  TagTable,
} from '../../platform/database/tables/community.ts';
import { itemsDecidedSince } from '../moderation/service.ts';

export type QuestionRow = Omit<Selectable<QuestionTable>, 'search_text'>;
export type AnswerRow = Selectable<AnswerTable>;
export type TagRow = Pick<Selectable<TagTable>, 'key' | 'label'>;

export const QUESTION_COLUMNS = [
  'seq',
  'id',
  'user_id',
  'username',
  'title',
  'content',
  'lang',
  'votes',
  'answer_count',
  'state',
  'author',
  'writer',
  'receipt',
  'created_at',
  'approved_at',
] as const;

export function findQuestions(
  db: Db,
  column: 'id' | 'receipt',
  values: readonly string[],
): Promise<QuestionRow[]> {
  if (values.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('community_questions')
    .select(QUESTION_COLUMNS)
    .where(column, 'in', values)
    .orderBy('seq', 'desc')
    .execute();
}

export function findAnswers(
  db: Db,
  column: 'id' | 'receipt' | 'question_id',
  values: readonly string[],
): Promise<AnswerRow[]> {
  if (values.length === 0) return Promise.resolve([]);
  return db.selectFrom('community_answers').selectAll().where(column, 'in', values).orderBy('seq').execute();
}

/** In the order of keys, so that two posts with the same tags cannot wait for each other. */
export async function countTags(db: Db, tags: readonly TagRow[], step: 1 | -1): Promise<void> {
  const counts = new Map<string, Selectable<TagCountTable>>();
  for (const { key, label } of tags)
    counts.set(key, { key, label, count: (counts.get(key)?.count ?? 0) + step });
  if (counts.size === 0) return;
  await db
    .insertInto('community_tag_counts')
    .values([...counts.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ count: sql`community_tag_counts.count + excluded.count` }),
    )
    .execute();
  if (step > 0) return;
  const keys = [...counts.keys()];
  await db.deleteFrom('community_tag_counts').where('key', 'in', keys).where('count', '<=', 0).execute();
}

/**
 * These questions as they are now. Until this transaction ends nobody else changes them, their answers, tags or cases:
 * whatever does takes the question first (decision record 45).
 */
export async function lockQuestions(db: Db, ids: Iterable<string>): Promise<QuestionRow[]> {
  const wanted = [...ids];
  await lockRows(db, 'community_questions', wanted);
  return findQuestions(db, 'id', wanted);
}

/**
 * Publishes, hides or removes; tags, counts and the search index follow. Nothing happens when somebody else has just
 * changed the state.
 */
export async function setQuestionState(
  db: Db,
  { id, seq, state: before }: Pick<QuestionRow, 'id' | 'seq' | 'state'>,
  state: ItemState,
  approvedAt: number | null,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('community_questions')
    .set({ approved_at: approvedAt, ...(state !== before && { state }) })
    .where('id', '=', id)
    .where('state', '=', before)
    .executeTakeFirst();
  const shown = state === 'published';
  if (numUpdatedRows === 1n && shown !== (before === 'published')) await showTags(db, [seq], shown);
}

async function showTags(db: Db, seqs: readonly number[], shown: boolean): Promise<void> {
  if (seqs.length === 0) return;
  const tags = await db
    .updateTable('community_tags')
    .set({ visible: shown ? 1 : 0 })
    .where('question_seq', 'in', seqs)
    .where('visible', '=', shown ? 0 : 1)
    .returning(['key', 'label'])
    .execute();
  await countTags(db, tags, shown ? 1 : -1);
}

export async function setAnswerState(
  db: Db,
  answer: AnswerRow,
  state: ItemState,
  approvedAt: number | null,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('community_answers')
    .set({ state, approved_at: approvedAt })
    .where('id', '=', answer.id)
    .where('state', '=', answer.state)
    .executeTakeFirst();
  const step = Number(state === 'published') - Number(answer.state === 'published');
  if (numUpdatedRows === 1n && step !== 0) await countAnswer(db, answer.question_id, step);
}

async function countAnswer(db: Db, questionId: string, step: number): Promise<void> {
  await db
    .updateTable('community_questions')
    .set({ answer_count: sql`answer_count + ${step}` })
    .where('id', '=', questionId)
    .execute();
}

/** Whoever deletes several questions hides their tags together: the counts of tags are shared by all. */
export function hideTags(db: Db, questions: readonly Pick<QuestionRow, 'seq'>[]): Promise<void> {
  return showTags(
    db,
    questions.map(({ seq }) => seq),
    false,
  );
}

/** A locked one, with its answers, tags and votes. @returns the ids of everything that went. */
export async function deleteQuestion(db: Db, question: Pick<QuestionRow, 'id' | 'seq'>): Promise<string[]> {
  const answers = await findAnswers(db, 'question_id', [question.id]);
  const ids = [question.id, ...answers.map(({ id }) => id)];
  await hideTags(db, [question]);
  await db.deleteFrom('community_votes').where('item_id', 'in', ids).execute();
  await db.deleteFrom('community_questions').where('id', '=', question.id).execute();
  return ids;
}

export async function deleteAnswer(db: Db, answer: AnswerRow): Promise<void> {
  await db.deleteFrom('community_votes').where('item_id', '=', answer.id).execute();
  const { numDeletedRows } = await db
    .deleteFrom('community_answers')
    .where('id', '=', answer.id)
    .executeTakeFirst();
  if (numDeletedRows === 1n && answer.state === 'published') await countAnswer(db, answer.question_id, -1);
}

/** One statement for a board that was left alone for long would be given up. */
const FORGOTTEN_AT_ONCE = 500;

/** Posts made before `time` forget who wrote them. */
export async function forgetWriters(db: Db, time: number): Promise<void> {
  for (const table of ['community_questions', 'community_answers'] as const)
    for (let forgot = FORGOTTEN_AT_ONCE; forgot === FORGOTTEN_AT_ONCE; )
      forgot = await forgetSomeWriters(db, table, time);
}

/** @returns how many. */
async function forgetSomeWriters(
  db: Db,
  table: 'community_questions' | 'community_answers',
  time: number,
): Promise<number> {
  const due = db
    .selectFrom(table)
    .select('seq')
    .where('created_at', '<', time)
    .where('writer', 'is not', null)
    .limit(FORGOTTEN_AT_ONCE);
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ writer: null })
    .where('seq', 'in', due)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Said as the index says it: no parameter would let the database use it. */
const UNPUBLISHED = sql<boolean>`state <> 'published'`;

/** Some posts that were never published, or taken away, made and decided on before these times. */
export async function listUnpublished(
  db: Db,
  { made, decided }: { made: number; decided: number },
  most: number,
): Promise<{ questions: QuestionRow[]; answers: AnswerRow[] }> {
  const unpublished = ['held', 'removed'] as const;
  const questions = await db
    .selectFrom('community_questions')
    .select(QUESTION_COLUMNS)
    .where(UNPUBLISHED)
    .where('state', 'in', unpublished)
    .where('created_at', '<', made)
    .where('id', 'not in', itemsDecidedSince(db, decided))
    .limit(most)
    .execute();
  const answers = await db
    .selectFrom('community_answers')
    .selectAll()
    .where(UNPUBLISHED)
    .where('state', 'in', unpublished)
    .where('created_at', '<', made)
    .where('id', 'not in', itemsDecidedSince(db, decided))
    .limit(most)
    .execute();
  return { questions, answers };
}
