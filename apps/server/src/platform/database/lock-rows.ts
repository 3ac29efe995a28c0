import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { Schema } from './schema.ts';

/** Tables whose rows have an id and a time. */
type Lockable = {
  [Table in keyof Schema]: Schema[Table] extends { id: string; created_at: number } ? Table : never;
}[keyof Schema];

/**
 * Until this transaction ends, nobody else changes or deletes these rows. The same on both databases: each is set to
 * what it is. In the order of ids, so that two transactions cannot each wait for the other (decision record 45).
 */
export async function lockRows(db: Db, table: Lockable, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].toSorted())
    await db.updateTable(table).set({ created_at: sql`created_at` }).where('id', '=', id).execute();
}
