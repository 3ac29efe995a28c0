import type { Kysely } from 'kysely';
import { type Dialect, timeType } from '../dialect.ts';

/** What one of the processes minds for all. */
export async function createDuties(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const time = timeType(dialect);
  await db.schema
    .createTable('duties')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_at', time)
    .addColumn('failed_at', time)
    .addColumn('fault', 'text')
    .addColumn('held_until', time, (column) => column.notNull().defaultTo(0))
    .execute();
}
