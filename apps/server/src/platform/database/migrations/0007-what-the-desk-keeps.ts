import { type Kysely, sql } from 'kysely';
import { type Dialect, timeType } from '../dialect.ts';

/** Since when an authenticator is in use, as far as the trail still knows it, and what one account did on the desk. */
export async function tellWhatTheDeskKeeps(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema.alterTable('second_factors').addColumn('since', timeType(dialect)).execute();
  await sql`update second_factors set since = (
    select max(at) from audit_entries
    where audit_entries.user_id = second_factors.user_id and action = 'second-factor-on'
  ) where secret is not null`.execute(db);
  await db.schema
    .createIndex('audit_entries_user_seq')
    .on('audit_entries')
    .columns(['user_id', 'seq'])
    .execute();
}
