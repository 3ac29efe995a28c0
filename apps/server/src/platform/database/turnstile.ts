import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** `roles`: whatever may leave this Salama with fewer administrators. */
export type Turnstile = 'roles';

/** Until this transaction ends, no other one comes past here. The same on both databases: it changes one row. */
export async function passTurnstile(db: Db, name: Turnstile): Promise<void> {
  await db.updateTable('turnstiles').set({ passed: sql`passed + 1` }).where('name', '=', name).execute();
}
