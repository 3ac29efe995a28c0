import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

interface Window {
  count: number;
  endsAt: number;
}

/**
 * Counts so many calls in each window, in one statement; PostgreSQL only. A window that seems to end too late was written
 * under a clock that has since been set back: it begins anew. In the order of keys, so that two processes cannot each
 * wait for the other. @returns the windows as they are now.
 */
export async function addToWindows(
  db: Db,
  adding: ReadonlyMap<string, Window>,
  now: number,
): Promise<Map<string, Window>> {
  const rows = [...adding].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const keys = rows.map(([key]) => key);
  const counts = rows.map(([, { count }]) => count);
  const ends = rows.map(([, { endsAt }]) => endsAt);
  const ended = sql<boolean>`(known.ends_at <= ${now} or known.ends_at > excluded.ends_at)`;
  const { rows: windows } = await sql<{ key: string; count: number; ends_at: number }>`
    insert into request_limits as known (key, count, ends_at)
    select * from unnest(${keys}::text[], ${counts}::integer[], ${ends}::bigint[])
    on conflict (key) do update set
      count = excluded.count + case when ${ended} then 0 else known.count end,
      ends_at = case when ${ended} then excluded.ends_at else known.ends_at end
    returning key, count, ends_at`.execute(db);
  return new Map(windows.map(({ key, count, ends_at }) => [key, { count, endsAt: ends_at }]));
}

/** Undoes the counting of so many calls in each window; PostgreSQL only. */
export async function takeFromWindows(db: Db, taking: ReadonlyMap<string, number>): Promise<void> {
  const [keys, counts] = [[...taking.keys()], [...taking.values()]];
  await sql`with locked as (
      select key from request_limits where key = any(${keys}::text[]) order by key for update)
    update request_limits set count = greatest(0, request_limits.count - taken.count)
    from unnest(${keys}::text[], ${counts}::integer[]) as taken(key, count)
    where request_limits.key = taken.key and taken.key in (select key from locked)`.execute(db);
}

export async function deleteEndedWindows(db: Db, now: number): Promise<void> {
  await db.deleteFrom('request_limits').where('ends_at', '<=', now).execute();
}
