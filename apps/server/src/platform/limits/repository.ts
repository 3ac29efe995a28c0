import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/connect.ts';
import { isShared } from '../database/dialect.ts';
import { Unavailable } from '../errors.ts';
import { createMemoryStore, type LimitStore } from './limit-store.ts';

/** One process counts in memory; processes that share a database count together. */
export function createLimitStore(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  clock: Clock,
): LimitStore {
  const memory = createMemoryStore(clock);
  return isShared(dialect) ? createSharedStore(db, clock, memory) : memory;
}

/**
 * For several processes on one database. While the database is away `fallback` counts instead.
 * A window that seems to end too late was written under a clock that has since been set back: it begins anew.
 */
export function createSharedStore(db: Db, clock: Clock, fallback: LimitStore): LimitStore {
  return {
    async add(key, window) {
      const now = clock.now();
      try {
        const ended = sql<boolean>`request_limits.ends_at <= ${now} or request_limits.ends_at > ${now + window}`;
        const row = await db
          .insertInto('request_limits')
          .values({ key, count: 1, ends_at: now + window })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              count: sql`case when ${ended} then 1 else request_limits.count + 1 end`,
              ends_at: sql`case when ${ended} then ${now + window} else request_limits.ends_at end`,
            }),
          )
          .returning(['count', 'ends_at'])
          .executeTakeFirstOrThrow();
        return { count: row.count, remaining: row.ends_at - now };
      } catch (error) {
        if (error instanceof Unavailable) return fallback.add(key, window);
        throw error;
      }
    },
    async takeBack(key) {
      await db
        .updateTable('request_limits')
        .set({ count: sql`count - 1` })
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    },
  };
}

export async function deleteEndedWindows(db: Db, now: number): Promise<void> {
  await db.deleteFrom('request_limits').where('ends_at', '<=', now).execute();
}
