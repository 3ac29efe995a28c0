import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { type Dialect, timeType, withSequence } from '../dialect.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const off = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

export async function createAdmin(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await extendAccounts(db, dialect);
  await createTrail(db, dialect);
  await extendModeration(db, dialect);
  await indexActivity(db);
}

async function extendAccounts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema.alterTable('users').addColumn('is_moderator', 'integer', off).execute();
  await db.schema.alterTable('users').addColumn('second_factor', 'integer', off).execute();
  await db.schema.alterTable('sessions').addColumn('second_factor', 'integer', off).execute();
  await db.schema.createIndex('users_role').on('users').column('role').execute();
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text')
    .addColumn('next_secret', 'text')
    .addColumn('last_step', timeType(dialect), required)
    .execute();
  await db.schema
    .createTable('second_factor_codes')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('second_factor_codes_user')
    .on('second_factor_codes')
    .column('user_id')
    .execute();
  await db.schema
    .createTable('turnstiles')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('passed', timeType(dialect), required)
    .execute();
  await sql`insert into turnstiles (name, passed) values ('roles', 0)`.execute(db);
}

async function createTrail(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('audit_entries'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('at', timeType(dialect), required)
    .addColumn('user_id', 'text')
    .addColumn('username', 'text', required)
    .addColumn('area', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('subject_kind', 'text', required)
    .addColumn('subject_id', 'text', required)
    .addColumn('subject_name', 'text')
    .addColumn('detail', 'text')
    .execute();
  await db.schema
    .createIndex('audit_entries_area_seq')
    .on('audit_entries')
    .columns(['area', 'seq'])
    .execute();
}

async function extendModeration(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema.alterTable('moderation_cases').addColumn('message', 'text').execute();
  await db.schema.alterTable('moderation_decisions').addColumn('message_before', 'text').execute();
  await db.schema
    .createTable('moderation_histories')
    .addColumn('mark', 'text', required)
    .addColumn('day', timeType(dialect), required)
    .addColumn('held', 'integer', required)
    .addColumn('reported', 'integer', required)
    .addColumn('removed', 'integer', required)
    .addColumn('paused', 'integer', required)
    .addPrimaryKeyConstraint('moderation_histories_key', ['mark', 'day'])
    .execute();
}

/** Days are counted from these alone, without reading a row. */
async function indexActivity(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['community_questions', 'created_at'],
    ['community_answers', 'created_at'],
    ['moderation_cases', 'opened_at'],
    ['moderation_decisions', 'decided_at'],
  ] as const)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
