import type { Db } from './database/connect.ts';

/** Leaves the time of a look: a write that is on the disk when this returns. */
export async function writeProbe(db: Db, now: number): Promise<void> {
  await db
    .insertInto('duties')
    .values({ name: 'probe', done_at: now, held_until: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: now }))
    .execute();
}
