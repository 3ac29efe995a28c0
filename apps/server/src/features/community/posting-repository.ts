import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type Dialect, writesTogether } from '../../platform/database/dialect.ts';
import type { AnswerTable, QuestionTable } from '../../platform/database/tables/community.ts';
import { nameAuthor } from './mark-repository.ts';
import { countTags, type TagRow } from './repository.ts';

export type NewQuestion = Insertable<QuestionTable> & { id: string; author: string; username: string };
export type NewAnswer = Insertable<AnswerTable>;

interface Asked {
  question: NewQuestion;
  tags: readonly TagRow[];
  /** The author is known there by the generated name, and not by the account's. */
  isNamed: boolean;
}

/** With its tags, their counts and its author's name; where the database can, by one statement. */
export async function insertQuestion(db: Db, dialect: Dialect, asked: Asked): Promise<void> {
  if (writesTogether(dialect)) await insertAtOnce(db, asked);
  else await insertInTurn(db, asked);
}

async function insertInTurn(db: Db, { question, tags, isNamed }: Asked): Promise<void> {
  const { seq } = await db
    .insertInto('community_questions')
    .values(question)
    .returning('seq')
    .executeTakeFirstOrThrow();
  const visible = question.state === 'published' ? 1 : 0;
  const rows = tags.map((tag, place) => ({ ...tag, place, question_seq: seq, visible }));
  if (rows.length > 0) await db.insertInto('community_tags').values(rows).execute();
  if (visible) await countTags(db, tags, 1);
  if (isNamed) await nameAuthor(db, nameOf(question));
}

async function insertAtOnce(db: Db, { question, tags, isNamed }: Asked): Promise<void> {
  const visible = question.state === 'published' ? 1 : 0;
  const places = sql`unnest(${tags.map((_, place) => place)}::integer[], ${tags.map(({ key }) => key)}::text[],
    ${tags.map(({ label }) => label)}::text[]) as tag(place, key, label)`;
  const { question_id, author, name } = nameOf(question);
  await db
    .with('asked', (one) => one.insertInto('community_questions').values(question).returning('seq'))
    .with(
      'tagged',
      () => sql<never>`(insert into community_tags (question_seq, place, key, label, visible)
        select asked.seq, tag.place, tag.key, tag.label, ${visible} from asked, ${places})`,
    )
    .with(
      'counted',
      () => sql<never>`(insert into community_tag_counts as known (key, label, count)
        select tag.key, tag.label, 1 from ${places} where ${visible} = 1 order by tag.key
        on conflict (key) do update set count = known.count + 1)`,
    )
    .with(
      'named',
      () => sql<never>`(insert into community_authors (question_id, author, name)
        select ${question_id}, ${author}, ${name} where ${isNamed ? 1 : 0} = 1)`,
    )
    .selectFrom('asked')
    .select('seq')
    .execute();
}

function nameOf({ id, author, username }: NewQuestion) {
  return { question_id: id, author, name: username };
}

/** The question, locked and one answer richer; false when it was taken away in the meantime. */
export async function makeRoomForAnswer(
  db: Db,
  { question_id, state }: Pick<NewAnswer, 'question_id' | 'state'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('community_questions')
    .set({ answer_count: sql`answer_count + ${state === 'published' ? 1 : 0}` })
    .where('id', '=', question_id)
    .where('state', '=', 'published')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertAnswer(db: Db, answer: NewAnswer): Promise<void> {
  await db.insertInto('community_answers').values(answer).execute();
}
