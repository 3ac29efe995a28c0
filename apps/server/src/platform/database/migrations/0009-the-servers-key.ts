import type { Kysely } from 'kysely';

/** One row at most: by what the key is known that seals what stands in this database. */
export async function createServerKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute();
}
