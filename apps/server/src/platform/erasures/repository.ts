import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { ErasureTable } from '../database/tables/platform.ts';

export type Erasure = Selectable<ErasureTable>;

const AT_ONCE = 500;

/** In the order of digests, which says nothing. */
export function listErasures(db: Db): Promise<Erasure[]> {
  return db.selectFrom('erasures').selectAll().orderBy('digest').orderBy('deed').execute();
}

export async function countErasures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('erasures')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds what is not known yet, and lets these say what became of the rest. */
export async function keepErasures(db: Db, erasures: readonly Erasure[]): Promise<void> {
  for (let start = 0; start < erasures.length; start += AT_ONCE)
    await db
      .insertInto('erasures')
      .values(erasures.slice(start, start + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['digest', 'deed'])
          .doUpdateSet({ state: sql`excluded.state`, day: sql`excluded.day` }),
      )
      .execute();
}

/** Days before these are forgotten, of sign-ins and of all else. */
export async function deleteOldErasures(db: Db, before: { sessions: string; all: string }): Promise<void> {
  await db.deleteFrom('erasures').where('day', '<', before.all).execute();
  await db.deleteFrom('erasures').where('area', '=', 'sessions').where('day', '<', before.sessions).execute();
}
