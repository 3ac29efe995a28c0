import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { type Dialect, timeType, withSequence } from '../dialect.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createTestimonialsAndSuggestions(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createTestimonials(db, dialect);
  await createSuggestions(db, dialect);
  await db.schema.alterTable('sessions').addColumn('confirmed_at', timeType(dialect)).execute();
}

async function createTestimonials(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('testimonials'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('rating', 'integer', required)
    .addColumn('story', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('location', 'text', required)
    .addColumn('lang', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('author', 'text', (column) => column.notNull().unique())
    .addColumn('writer', 'text')
    .addColumn('receipt', 'text', (column) => column.unique())
    .addColumn('created_at', timeType(dialect), required)
    .addColumn('approved_at', timeType(dialect))
    .execute();
  await db.schema
    .createIndex('testimonials_state_seq')
    .on('testimonials')
    .columns(['state', 'seq'])
    .execute();
}

async function createSuggestions(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('suggestions'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('lang', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('created_at', timeType(dialect), required)
    .execute();
  await db.schema.createIndex('suggestions_state_seq').on('suggestions').columns(['state', 'seq']).execute();
  await withSequence(db.schema.createTable('suggestion_changes'), dialect)
    .addColumn('suggestion_id', 'text', required)
    .addColumn('state_before', 'text', required)
    .addColumn('state_after', 'text', required)
    .addColumn('user_id', 'text', required)
    .addColumn('username', 'text', required)
    .addColumn('changed_at', timeType(dialect), required)
    .execute();
  await db.schema
    .createIndex('suggestion_changes_suggestion_id_seq')
    .on('suggestion_changes')
    .columns(['suggestion_id', 'seq'])
    .execute();
}
