import type { Db } from '../../platform/database/connect.ts';

/** The name of an author under a question: the one she has, else this one. Undefined when another has it. */
export async function nameAuthor(
  db: Db,
  author: { question_id: string; author: string; name: string },
): Promise<string | undefined> {
  const named = await db
    .insertInto('community_authors')
    .values(author)
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (named) return named.name;
  const row = await db
    .selectFrom('community_authors')
    .select('name')
    .where('question_id', '=', author.question_id)
    .where('author', '=', author.author)
    .executeTakeFirst();
  return row?.name;
}

/** Which of these votes were given. */
export async function votesAmong(db: Db, voters: readonly string[]): Promise<Set<string>> {
  if (voters.length === 0) return new Set();
  const rows = await db.selectFrom('community_votes').select('voter').where('voter', 'in', voters).execute();
  return new Set(rows.map(({ voter }) => voter));
}

/** Which of these marks stand on the shelf, and for which question. */
export async function readShelf(db: Db, marks: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('community_shelf').selectAll().where('mark', 'in', marks).execute();
  return new Map(rows.map(({ mark, question_id }) => [mark, question_id]));
}

/** False when the mark is taken. */
export async function putOnShelf(db: Db, mark: string, questionId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('community_shelf')
    .values({ mark, question_id: questionId })
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function takeOffShelf(db: Db, marks: readonly string[]): Promise<void> {
  await db.deleteFrom('community_shelf').where('mark', 'in', marks).execute();
}
