import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { type Dialect, timeType, withSequence } from '../dialect.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createChatFeedback(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('chat_feedback'), dialect)
    .addColumn('mark', 'text', (column) => column.notNull().unique())
    .addColumn('rating', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('language', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('written_by', 'text', required)
    .addColumn('topic', 'text', required)
    .addColumn('sections', 'text', required)
    .addColumn('question', 'text')
    .addColumn('comment', 'text')
    .addColumn('created_at', timeType(dialect), required)
    .execute();
  await db.schema.createIndex('chat_feedback_by_time').on('chat_feedback').column('created_at').execute();
  await db.schema
    .createTable('chat_question_counts')
    .addColumn('day', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('topic', 'text', required)
    .addColumn('count', timeType(dialect), required)
    .addPrimaryKeyConstraint('chat_question_counts_key', ['day', 'language', 'kind', 'topic'])
    .execute();
}
