import type { Kysely } from 'kysely';
import { type Dialect, timeType } from '../dialect.ts';

/** When reporters of whom nothing is known hid a post, until when they only cover, and what is covered. */
export async function createBrakeOnHiding(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('moderation_brake')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('on_until', timeType(dialect), (column) => column.notNull())
    .execute();
  await db.schema.alterTable('moderation_reports').addColumn('hid_at', timeType(dialect)).execute();
  await db.schema
    .createIndex('moderation_reports_hid_at')
    .on('moderation_reports')
    .column('hid_at')
    .execute();
  await db.schema
    .alterTable('moderation_cases')
    .addColumn('covered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
