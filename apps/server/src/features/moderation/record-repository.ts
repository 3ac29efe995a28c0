import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

export async function addToReporter(
  db: Db,
  mark: string,
  added: { decided: number; rejected: number },
): Promise<void> {
  await db
    .insertInto('moderation_reporters')
    .values({ mark, ...added })
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet({
        decided: sql`moderation_reporters.decided + ${added.decided}`,
        rejected: sql`moderation_reporters.rejected + ${added.rejected}`,
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
    .selectFrom('paused_visitors')
    .select('until')
    .where('mark', '=', mark)
    .executeTakeFirst();
  return row !== undefined && row.until > now;
}

/** Never shortens a pause. */
export async function pauseVisitor(db: Db, mark: string, until: number): Promise<void> {
  await db
    .insertInto('paused_visitors')
    .values({ mark, until })
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet({ until }).where('paused_visitors.until', '<', until),
    )
    .execute();
}

export async function endPause(db: Db, mark: string): Promise<void> {
  await db.deleteFrom('paused_visitors').where('mark', '=', mark).execute();
}
