import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { type Dialect, timeType, withSequence } from '../dialect.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createLearningMaterials(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('learning_materials'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('icon', 'text', required)
    .addColumn('featured', 'integer', required)
    .addColumn('url', 'text', required)
    .addColumn('read_time', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('lang', 'text')
    .addColumn('search_text', 'text', required)
    .addColumn('changed_at', timeType(dialect), required)
    .execute();
  await db.schema
    .createIndex('learning_materials_by_category')
    .on('learning_materials')
    .columns(['status', 'category', 'featured', 'seq'])
    .execute();
  await db.schema
    .createTable('learning_library')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', required)
    .addColumn('featured', 'integer', required)
    .execute();
}
