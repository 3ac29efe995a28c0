import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

const THE_ONE = 1;
/** The row of the valve on newcomers' posts. */
const VALVE = 2;

/** Until this transaction ends, nobody else hides or covers for whom nothing speaks. @returns until when the brake is on. */
export async function lockBrake(db: Db): Promise<number> {
  const row = await db
    .insertInto('moderation_brake')
    .values({ id: THE_ONE, on_until: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ on_until: sql`moderation_brake.on_until` }))
    .returning('on_until')
    .executeTakeFirstOrThrow();
  return row.on_until;
}

/** Until when the brake is on or was on last; 0 when it never was. */
export function readBrake(db: Db): Promise<number> {
  return readUntil(db, THE_ONE);
}

/** Until when newcomers' posts wait or did last; 0 when they never did. */
export function readValve(db: Db): Promise<number> {
  return readUntil(db, VALVE);
}

/** Never for a shorter time than another process has said. */
export async function shutValve(db: Db, until: number): Promise<void> {
  await db
    .insertInto('moderation_brake')
    .values({ id: VALVE, on_until: until })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ on_until: until }).where('moderation_brake.on_until', '<', until),
    )
    .execute();
}

async function readUntil(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('moderation_brake')
    .select('on_until')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.on_until ?? 0;
}

export async function setBrake(db: Db, until: number): Promise<void> {
  await db.updateTable('moderation_brake').set({ on_until: until }).where('id', '=', THE_ONE).execute();
}

/** How many items were hidden since then by reporters of whom nothing was known. */
export async function countUnprovenHides(db: Db, since: number): Promise<number> {
  const row = await db
    .selectFrom('moderation_reports')
    .select((select) => select.fn.countAll<number>().as('hides'))
    .where('hid_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.hides);
}

export async function markUnprovenHide(
  db: Db,
  { caseId, reporter, at }: { caseId: string; reporter: string; at: number },
): Promise<void> {
  await db
    .updateTable('moderation_reports')
    .set({ hid_at: at })
    .where('case_id', '=', caseId)
    .where('reporter', '=', reporter)
    .execute();
}

/** Whether somebody who was right before is among the reporters that no decision has settled. */
export async function hasProvenReporter(db: Db, caseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('moderation_reports')
    .select('seq')
    .where('case_id', '=', caseId)
    .where('weight', '=', 2)
    .where('decision_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function coverItem(db: Db, caseId: string): Promise<void> {
  await db.updateTable('moderation_cases').set({ covered: 1 }).where('id', '=', caseId).execute();
}

/** Of each case what its item shows: the words to the author, and 1 while it stands behind one tap. For joining. */
export const casesToTell = sql`(select item_id, message,
  case when covered = 1 and status = 'open' then 1 else 0 end as covered from moderation_cases)`;

/** Which of these items stand behind one tap. */
export async function findCovered(db: Db, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('moderation_cases')
    .select('item_id')
    .where('item_id', 'in', itemIds)
    .where('covered', '=', 1)
    .where('status', '=', 'open')
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}
