import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/connect.ts';
import { writesTogether } from '../../platform/database/dialect.ts';
import type { VotedItem } from './types.ts';

/**
 * Counts a vote of somebody new on something published; every other changes nothing. @returns whether it counted.
 * Where the database can, by one statement: a transaction would be four, with the row of a popular post locked meanwhile.
 */
export function addVote(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  item: VotedItem,
  voter: string,
): Promise<boolean> {
  if (writesTogether(dialect)) return addAtOnce(db, item, voter);
  return db.transaction().execute((transaction) => addInTurn(transaction, item, voter));
}

async function addInTurn(db: Db, item: VotedItem, voter: string): Promise<boolean> {
  const given = await sql`${insertVote(item, voter)}`.execute(db);
  if (given.numAffectedRows !== 1n) return false;
  const counted = await sql`${countVote(item)}`.execute(db);
  if (counted.numAffectedRows === 1n) return true;
  await withdraw(db, voter);
  return false;
}

async function addAtOnce(db: Db, item: VotedItem, voter: string): Promise<boolean> {
  const { rows } = await sql<{ given: number; counted: number }>`
    with given as (${insertVote(item, voter)} returning 1),
      counted as (${countVote(item)} and exists (select 1 from given) returning 1)
    select (select count(*) from given) as given, (select count(*) from counted) as counted`.execute(db);
  const { given, counted } = rows[0] ?? { given: 0, counted: 0 };
  // Taken out of sight between the two halves of the statement.
  if (given > counted) await withdraw(db, voter);
  return counted === 1;
}

function insertVote(item: VotedItem, voter: string): RawBuilder<unknown> {
  return sql`insert into community_votes (voter, item_id)
    select ${voter}, ${item.id} where exists (select 1 from ${tableOf(item)} where ${isThere(item)})
    on conflict (voter) do nothing`;
}

function countVote(item: VotedItem): RawBuilder<unknown> {
  return sql`update ${tableOf(item)} set votes = votes + 1 where ${isThere(item)}`;
}

function tableOf({ kind }: VotedItem): RawBuilder<unknown> {
  return sql.table(kind === 'question' ? 'community_questions' : 'community_answers');
}

/** Published, and an answer under a published question. */
function isThere({ kind, id, questionId }: VotedItem): RawBuilder<unknown> {
  if (kind === 'question') return sql`id = ${id} and state = 'published'`;
  return sql`id = ${id} and state = 'published' and question_id = ${questionId}
    and exists (select 1 from community_questions as q where q.id = ${questionId} and q.state = 'published')`;
}

async function withdraw(db: Db, voter: string): Promise<void> {
  await db.deleteFrom('community_votes').where('voter', '=', voter).execute();
}
