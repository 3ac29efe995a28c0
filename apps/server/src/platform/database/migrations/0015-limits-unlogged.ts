import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/**
 * Whom limits count is nobody's business after a day: PostgreSQL keeps it out of its log and of every copy of that, and
 * waits for no disk. Room on each page lets a counter be changed where it stands. SQLite counts in memory.
 */
export async function keepLimitsOutOfTheLog(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect !== 'postgres') return;
  await sql`truncate request_limits`.execute(db);
  await sql`alter table request_limits set (fillfactor = 50)`.execute(db);
  await sql`alter table request_limits set unlogged`.execute(db);
}
