import type { Kysely } from 'kysely';
import { type Dialect, timeType, withSequence } from '../dialect.ts';

/** Browsers on which somebody with a place at the desk has signed in, by a mark that only they hold. */
export async function createKnownDevices(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('known_devices'), dialect)
    .addColumn('mark_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('used_at', timeType(dialect), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('known_devices_by_user').on('known_devices').column('user_id').execute();
}
