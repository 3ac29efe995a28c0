import { type Kysely, sql } from 'kysely';
import { type Dialect, timeType, withSequence } from '../dialect.ts';

/** What administrators correct in the directory of the build: drafts, what holds, and what held before. */
export async function createLineCorrections(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withSequence(db.schema.createTable('line_corrections'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('before', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('publisher', 'text')
    .addColumn('replaces', 'text')
    .addColumn('changed_at', timeType(dialect), (column) => column.notNull())
    .addColumn('comes_at', timeType(dialect))
    .execute();
  await db.schema
    .createIndex('line_corrections_by_state')
    .on('line_corrections')
    .columns(['state', 'seq'])
    .execute();
  await sql`insert into turnstiles (name, passed) values ('corrections', 0)`.execute(db);
}
