import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { TurnstileTable } from './tables/platform.ts';

/** `roles`: whatever may leave this Salama with fewer administrators. `corrections`: what holds of the directory. */
export type Turnstile = TurnstileTable['name'];

/** Until this transaction ends, no other one comes past here. The same on both databases: it changes one row. */
export async function passTurnstile(db: Db, name: Turnstile): Promise<void> {
  await db.updateTable('turnstiles').set({ passed: sql`passed + 1` }).where('name', '=', name).execute();
}
