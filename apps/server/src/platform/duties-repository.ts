import type { Db } from './database/connect.ts';
import type { DutyTable } from './database/tables/platform.ts';

type Duty = DutyTable['name'];

/** Leaves the time of a look: a write that is on the disk when this returns. */
export async function writeProbe(db: Db, now: number): Promise<void> {
  await db
    .insertInto('duties')
    .values({ name: 'probe', done_at: now, held_until: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: now }))
    .execute();
}

interface Claim {
  now: number;
  /** Not again unless it was last done at this time or before. */
  doneBefore: number;
  failedBefore: number;
  /** Until when nobody else may. */
  until: number;
  /** No other process can be at it. */
  isAlone: boolean;
}

/** @returns whether the duty is now this process's: of several that ask at once, one. */
export async function claimDuty(db: Db, name: Duty, claim: Claim): Promise<boolean> {
  const { now, doneBefore, failedBefore, until, isAlone } = claim;
  await db
    .insertInto('duties')
    .values({ name, held_until: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('duties')
    .set({ held_until: until })
    .where('name', '=', name)
    // What lies in the future was written under a clock that has since been set back.
    .where(({ eb, or }) =>
      or([eb('done_at', 'is', null), eb('done_at', '<=', doneBefore), eb('done_at', '>', now)]),
    )
    .where(({ eb, or }) =>
      or([eb('failed_at', 'is', null), eb('failed_at', '<=', failedBefore), eb('failed_at', '>', now)]),
    )
    .where('held_until', '<=', isAlone ? Number.MAX_SAFE_INTEGER : now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function finishDuty(db: Db, name: Duty, at: number): Promise<void> {
  const done = { done_at: at, failed_at: null, fault: null, held_until: 0 };
  await db.updateTable('duties').set(done).where('name', '=', name).execute();
}

export async function failDuty(
  db: Db,
  name: Duty,
  { at, fault }: { at: number; fault: string },
): Promise<void> {
  const failed = { failed_at: at, fault, held_until: 0 };
  await db.updateTable('duties').set(failed).where('name', '=', name).execute();
}

export async function findDuty(db: Db, name: Duty): Promise<DutyTable | undefined> {
  return db.selectFrom('duties').selectAll().where('name', '=', name).executeTakeFirst();
}
