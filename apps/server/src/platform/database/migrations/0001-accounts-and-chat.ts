import type { Kysely } from 'kysely';
import { type Dialect, timeType, withSequence } from '../dialect.ts';

export async function createAccountsAndChat(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createAccounts(db, dialect);
  await createChat(db, dialect);
  await createCounters(db, dialect);
}

async function createAccounts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('users'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('is_anonymous', 'integer', (column) => column.notNull())
    .addColumn('password_salt', 'text', (column) => column.notNull())
    .addColumn('password_verifier', 'text', (column) => column.notNull())
    .addColumn('password_wrap', 'text', (column) => column.notNull())
    .addColumn('recovery_hash', 'text', (column) => column.notNull())
    .addColumn('recovery_wrap', 'text', (column) => column.notNull())
    .addColumn('created_at', timeType(dialect), (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('wrapped_key', 'text', (column) => column.notNull())
    .addColumn('created_at', timeType(dialect), (column) => column.notNull())
    .addColumn('used_at', timeType(dialect), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
}

async function createChat(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('chat_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('wrapped_key', 'text', (column) => column.notNull())
    .execute();
  await withSequence(db.schema.createTable('chat_messages'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('key_id', 'text', (column) => column.notNull().references('chat_keys.id').onDelete('cascade'))
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', timeType(dialect), (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('chat_messages_by_key')
    .on('chat_messages')
    .columns(['key_id', 'seq'])
    .execute();
}

async function createCounters(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('daily_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', timeType(dialect), (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_counts_key', ['day', 'name'])
    .execute();
  await db.schema
    .createTable('daily_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('request_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', timeType(dialect), (column) => column.notNull())
    .execute();
}
