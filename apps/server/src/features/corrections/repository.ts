import type { CorrectionState } from '@salama/contract/corrections/schemas.ts';
import { limits } from '@salama/contract/limits.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { LineCorrectionTable } from '../../platform/database/tables/corrections.ts';
import { passTurnstile } from '../../platform/database/turnstile.ts';

export type CorrectionRow = Selectable<LineCorrectionTable>;
export type NewCorrection = Insertable<LineCorrectionTable>;

/** What stands open or holds, and the last of what is over; newest first. */
export async function listCorrectionRows(db: Db): Promise<CorrectionRow[]> {
  const all = db.selectFrom('line_corrections').selectAll().orderBy('seq', 'desc');
  const open = await all.where('state', 'in', ['draft', 'waiting', 'published']).execute();
  const ended = await all
    .where('state', 'in', ['replaced', 'undone', 'dropped'])
    .limit(limits.correction.ended)
    .execute();
  return [...open, ...ended].sort((one, other) => other.seq - one.seq);
}

/** In the order in which they were written. */
export function listPublished(db: Db): Promise<CorrectionRow[]> {
  return db
    .selectFrom('line_corrections')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('seq')
    .execute();
}

/** Those that wait and whose time has come. */
export function listDue(db: Db, now: number): Promise<CorrectionRow[]> {
  return db
    .selectFrom('line_corrections')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('comes_at', '<=', now)
    .orderBy('seq')
    .execute();
}

export function findCorrection(db: Db, id: string): Promise<CorrectionRow | undefined> {
  return db.selectFrom('line_corrections').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What holds for a line now. */
export function findPublishedFor(
  db: Db,
  { country, line }: Pick<CorrectionRow, 'country' | 'line'>,
): Promise<CorrectionRow | undefined> {
  return db
    .selectFrom('line_corrections')
    .selectAll()
    .where('country', '=', country)
    .where('line', '=', line)
    .where('state', '=', 'published')
    .executeTakeFirst();
}

export async function insertCorrection(db: Db, correction: NewCorrection): Promise<void> {
  await db.insertInto('line_corrections').values(correction).execute();
}

interface Seen {
  id: string;
  version: number;
  states: readonly CorrectionState[];
}

/** False when it is no longer as it was seen. */
export async function updateCorrection(
  db: Db,
  { id, version, states }: Seen,
  change: Updateable<LineCorrectionTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('line_corrections')
    .set(change)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', states)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One change of what holds at a time. */
export function inOrder<Result>(db: Db, change: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await passTurnstile(transaction, 'corrections');
    return change(transaction);
  });
}

export async function countAdministrators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  return Number(count);
}
