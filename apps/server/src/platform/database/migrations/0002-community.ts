import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import { createSearchIndex, type Dialect, timeType, withSequence } from '../dialect.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const partOfQuestion = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('community_questions.id').onDelete('cascade');

export async function createCommunity(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createPosts(db, dialect);
  await createTags(db, dialect);
  await createMarks(db);
  await createCases(db, dialect);
  await createDecisions(db, dialect);
  await createSearchIndex(db, dialect);
}

async function createPosts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await postColumns(withSequence(db.schema.createTable('community_questions'), dialect), dialect)
    .addColumn('title', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('answer_count', 'integer', zero)
    .execute();
  await postColumns(withSequence(db.schema.createTable('community_answers'), dialect), dialect)
    .addColumn('question_id', 'text', partOfQuestion)
    .execute();
  for (const table of ['community_questions', 'community_answers']) {
    await db.schema.createIndex(`${table}_by_user`).on(table).column('user_id').execute();
  }
  await index(db, 'community_questions', ['state', 'seq']);
  await index(db, 'community_questions', ['state', 'lang', 'seq']);
  await index(db, 'community_answers', ['question_id', 'seq']);
}

function postColumns<Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
  dialect: Dialect,
) {
  return table
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('username', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('lang', 'text', required)
    .addColumn('votes', 'integer', zero)
    .addColumn('state', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('writer', 'text')
    .addColumn('receipt', 'text', (column) => column.unique())
    .addColumn('created_at', timeType(dialect), required)
    .addColumn('approved_at', timeType(dialect));
}

async function createTags(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('community_tags')
    .addColumn('question_seq', timeType(dialect), (column) =>
      column.notNull().references('community_questions.seq').onDelete('cascade'),
    )
    .addColumn('place', 'integer', required)
    .addColumn('key', 'text', required)
    .addColumn('label', 'text', required)
    .addColumn('visible', 'integer', required)
    .addPrimaryKeyConstraint('community_tags_key', ['question_seq', 'place'])
    .execute();
  await index(db, 'community_tags', ['key', 'visible', 'question_seq']);
  await db.schema
    .createTable('community_tag_counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('label', 'text', required)
    .addColumn('count', 'integer', required)
    .execute();
  await index(db, 'community_tag_counts', ['count']);
}

async function createMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('community_votes')
    .addColumn('voter', 'text', (column) => column.primaryKey())
    .addColumn('item_id', 'text', required)
    .execute();
  await index(db, 'community_votes', ['item_id']);
  await db.schema
    .createTable('community_authors')
    .addColumn('question_id', 'text', partOfQuestion)
    .addColumn('author', 'text', required)
    .addColumn('name', 'text', required)
    .addPrimaryKeyConstraint('community_authors_key', ['question_id', 'author'])
    .addUniqueConstraint('community_authors_name', ['question_id', 'name'])
    .execute();
  await db.schema
    .createTable('community_shelf')
    .addColumn('mark', 'text', (column) => column.primaryKey())
    .addColumn('question_id', 'text', partOfQuestion)
    .execute();
  await index(db, 'community_shelf', ['question_id']);
}

async function createCases(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('moderation_cases'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', required)
    .addColumn('severity', 'integer', required)
    .addColumn('labels', 'text', required)
    .addColumn('opened_at', timeType(dialect), required)
    .execute();
  await index(db, 'moderation_cases', ['status', 'severity', 'opened_at', 'seq']);
  await withSequence(db.schema.createTable('moderation_reports'), dialect)
    .addColumn('case_id', 'text', (column) =>
      column.notNull().references('moderation_cases.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', required)
    .addColumn('reporter', 'text', required)
    .addColumn('network', 'text', required)
    .addColumn('weight', 'integer', required)
    .addColumn('hidden_by', 'text')
    .addColumn('sealed_reporter', 'text')
    .addColumn('created_at', timeType(dialect), required)
    .addColumn('decision_id', 'text')
    .addUniqueConstraint('moderation_reports_once', ['case_id', 'reporter'])
    .execute();
  await index(db, 'moderation_reports', ['hidden_by']);
  for (const [table, counters] of [
    ['moderation_reporters', ['decided', 'rejected']],
    ['paused_visitors', ['until']],
  ] as const) {
    let made = db.schema.createTable(table).addColumn('mark', 'text', (column) => column.primaryKey());
    for (const counter of counters) made = made.addColumn(counter, timeType(dialect), required);
    await made.execute();
  }
}

async function createDecisions(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('moderation_decisions'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('case_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('user_id', 'text', required)
    .addColumn('username', 'text', required)
    .addColumn('decided_at', timeType(dialect), required)
    .addColumn('state_before', 'text', required)
    .addColumn('state_after', 'text', required)
    .addColumn('approved_before', timeType(dialect))
    .addColumn('undone_at', timeType(dialect))
    .addColumn('undone_by', 'text')
    .execute();
  await index(db, 'moderation_decisions', ['case_id', 'seq']);
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex([table, ...columns].join('_'))
    .on(table)
    .columns(columns)
    .execute();
}
