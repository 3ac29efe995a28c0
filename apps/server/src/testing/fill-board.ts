import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { HOUR } from '../platform/clock.ts';
import type { Database, Db } from '../platform/database/connect.ts';
import type { AnswerTable, QuestionTable, TagTable } from '../platform/database/tables/community.ts';

export interface BoardSize {
  questions: number;
  answers: number;
  votes: number;
}

/** Words that stand in a known share of all questions. */
export const SEARCHES = {
  none: 'zebrafinch',
  rare: 'quokkaword',
  hundredth: 'implantword',
  fifth: 'condomword',
};
/** Of the tags, which every question has two of. */
export const TAG = 'tag-7';

const AT_ONCE = 500;
const SYLLABLES =
  'ba be bo da di do ka ke ko la le lo ma me mo na ne no pa pe ra re sa se so ta te to wa ya'.split(' ');

/** Fills an empty board with questions that look like people's, as fast as the database takes them. */
export async function fillBoard({ db, dialect }: Database, size: BoardSize): Promise<void> {
  const random = seeded(7);
  const ids: string[] = [];
  await inSteps(db, size.questions, async (part, start, count) => {
    ids.push(...(await fillQuestions(part, start, count, size, random)));
  });
  await inSteps(db, size.answers, (part, start, count) => fillAnswers(part, start, count, ids, random));
  await inSteps(db, size.votes, (part, start, count) => fillVotes(part, start, count, ids));
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(db);
  else await sql`analyze`.execute(db);
}

async function fillQuestions(
  db: Db,
  start: number,
  count: number,
  size: BoardSize,
  random: () => number,
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => questionRow(start + at, size, random));
  const inserted = await db.insertInto('community_questions').values(rows).returning(['seq', 'id']).execute();
  const tags: Insertable<TagTable>[] = inserted.flatMap(({ seq }) =>
    [0, 1].map((place) => {
      const key = `tag-${Math.floor(random() * 20) + place * 20}`;
      return { question_seq: seq, place, key, label: key, visible: 1 };
    }),
  );
  await db.insertInto('community_tags').values(tags).execute();
  for (const { key } of tags)
    await db
      .insertInto('community_tag_counts')
      .values({ key, label: key, count: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return inserted.map(({ id }) => id);
}

function questionRow(number: number, size: BoardSize, random: () => number): Insertable<QuestionTable> {
  const content = [
    ...words(22, random),
    ...(number % 5 === 0 ? [SEARCHES.fifth] : []),
    ...(number % 100 === 0 ? [SEARCHES.hundredth] : []),
    ...(number === Math.floor(size.questions / 3) ? [SEARCHES.rare] : []),
  ].join(' ');
  return {
    ...post(content),
    title: content.slice(0, 50),
    search_text: content,
    answer_count: Math.round(size.answers / size.questions),
    votes: Math.round(size.votes / size.questions),
  };
}

async function fillAnswers(
  db: Db,
  start: number,
  count: number,
  ids: readonly string[],
  random: () => number,
): Promise<void> {
  const rows: Insertable<AnswerTable>[] = Array.from({ length: count }, (_, at) => ({
    ...post(words(30, random).join(' ')),
    question_id: ids[(start + at) % ids.length] ?? '',
  }));
  await db.insertInto('community_answers').values(rows).execute();
}

async function fillVotes(db: Db, start: number, count: number, ids: readonly string[]): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    voter: `${randomUUID()}${start}`,
    item_id: ids[(start + at) % ids.length] ?? '',
  }));
  await db.insertInto('community_votes').values(rows).execute();
}

/** A transaction for every fifty statements: one sync of the disk each. */
async function inSteps(
  db: Db,
  total: number,
  fill: (db: Db, start: number, count: number) => Promise<void>,
): Promise<void> {
  const together = 50 * AT_ONCE;
  for (let first = 0; first < total; first += together)
    await db.transaction().execute(async (transaction) => {
      const end = Math.min(first + together, total);
      for (let start = first; start < end; start += AT_ONCE)
        await fill(transaction, start, Math.min(AT_ONCE, end - start));
    });
}

function post(content: string) {
  return {
    id: randomUUID(),
    user_id: null,
    username: 'CalmHeron412',
    content,
    lang: 'en' as const,
    state: 'published' as const,
    author: randomUUID(),
    writer: null,
    receipt: null,
    created_at: Math.floor(Date.now() / HOUR) * HOUR,
    approved_at: null,
  };
}

function words(count: number, random: () => number): string[] {
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 1 + Math.floor(random() * 4) },
      () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
    ).join(''),
  );
}

/** The same numbers on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
