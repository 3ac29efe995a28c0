import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { VisitorPauseTable } from '../../platform/database/tables/moderation.ts';

export type PauseRow = Selectable<VisitorPauseTable>;

export async function addToReporter(
  db: Db,
  mark: string,
  added: { decided: number; rejected: number },
  now: number,
): Promise<void> {
  await db
    .insertInto('moderation_reporters')
    .values({ mark, ...added, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet({
        decided: sql`moderation_reporters.decided + ${added.decided}`,
        rejected: sql`moderation_reporters.rejected + ${added.rejected}`,
        changed_at: now,
      }),
    )
    .execute();
}

export function findReporter(
  db: Db,
  mark: string,
): Promise<{ decided: number; rejected: number } | undefined> {
  return db
    .selectFrom('moderation_reporters')
    .select(['decided', 'rejected'])
    .where('mark', '=', mark)
    .executeTakeFirst();
}

export async function isPaused(db: Db, mark: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('visitor_pauses')
    .select('until')
    .where('mark', '=', mark)
    .where('until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stands beside other pauses of the same visitor: each ends by itself. */
export async function pauseVisitor(db: Db, pause: PauseRow): Promise<void> {
  await db.insertInto('visitor_pauses').values(pause).execute();
}

export async function endPause(db: Db, pauses: readonly string[]): Promise<void> {
  await db.deleteFrom('visitor_pauses').where('pause', 'in', pauses).execute();
}
