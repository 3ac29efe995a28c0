import { type Kysely, sql } from 'kysely';
import { type Dialect, timeType } from '../dialect.ts';

/**
 * Questions and replies are sealed together from now on, and of what was sealed before only the day stays. What
 * somebody ends half-way is done again from the start.
 */
export async function sealTurnsAsOne(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTurns(db, dialect);
  await keepDaysOnly(db, dialect);
  await dropTellingCounts(db, dialect);
  // Also in free space, no hour stays.
  if (dialect === 'sqlite') await sql`vacuum`.execute(db);
}

async function createTurns(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const turns = db.schema
    .createTable('chat_turns')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('key_id', 'text', (column) => column.notNull().references('chat_keys.id').onDelete('cascade'))
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', timeType(dialect), (column) => column.notNull());
  // SQLite's own numbers of rows would tell in which order the accounts of a day asked.
  await (dialect === 'sqlite' ? turns.modifyEnd(sql`without rowid`) : turns).execute();
  await db.schema
    .createIndex('chat_turns_by_key')
    .ifNotExists()
    .on('chat_turns')
    .columns(['key_id', 'created_at'])
    .execute();
}

/** On PostgreSQL the table is written anew: an update would leave the old times in dead rows. */
async function keepDaysOnly(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const day = sql`created_at - created_at % 86400000`;
  await (dialect === 'postgres'
    ? sql`alter table chat_messages alter column created_at type bigint using ${day}`
    : sql`update chat_messages set created_at = ${day}`
  ).execute(db);
}

/** Small counts of a day on which an account asked may say what about: accounts are no longer counted by topic. */
async function dropTellingCounts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const day =
    dialect === 'postgres'
      ? sql`to_char(to_timestamp(created_at / 1000) at time zone 'UTC', 'YYYY-MM-DD')`
      : sql`strftime('%Y-%m-%d', created_at / 1000, 'unixepoch')`;
  await sql`delete from chat_question_counts where count < 5
    and day in (select ${day} from chat_messages)`.execute(db);
}
