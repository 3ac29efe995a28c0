import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { listed, quoted, type Row, type SourceTable } from './sqlite-source.ts';

const FETCHED = 1_000;

export interface Target {
  encoding: string;
  /** Everything that stands where our tables go, but for what extensions brought. */
  tables: string[];
}

export async function describeTarget(db: Db): Promise<Target> {
  const { rows } = await sql<Target>`select current_setting('server_encoding') as encoding,
    array(select relname::text from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
        and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
          and deptype = 'e')) as tables`.execute(db);
  const [target] = rows;
  if (!target) throw new Error('a row was expected');
  return target;
}

export async function holdsRows(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Until the transaction ends nobody else reads or writes them. */
export async function lockTables(db: Db, tables: readonly string[]): Promise<void> {
  await sql.raw(`lock table ${listed(tables)} in access exclusive mode`).execute(db);
}

export async function emptyTables(db: Db, tables: readonly string[]): Promise<void> {
  await sql.raw(`truncate ${listed(tables)}`).execute(db);
}

export async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname::text as name from pg_attribute
    where attrelid = ${quoted(table)}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return rows.map(({ name }) => name);
}

/** One statement whatever their number: the database gives each value the type of its column. */
export async function insertRows(
  db: Db,
  { name, columns }: SourceTable,
  rows: readonly Row[],
): Promise<void> {
  const [table, names] = [sql.table(name), sql.raw(listed(columns))];
  await sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`.execute(db);
}

/** The next row gets a number that none ever had. */
export async function continueSequence(db: Db, table: string, lastSeq: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${quoted(table)}, 'seq'), ${lastSeq})`.execute(db);
}

/** Every row, in the order of the key by bytes, as SQLite has it. Inside a transaction. */
export async function* readRows(db: Db, { name, columns, key }: SourceTable): AsyncGenerator<Row> {
  const types = await textColumns(db, name);
  const order = key.map(
    (column) => `${quoted(column)} ${types.has(column) ? 'collate "C"' : ''} nulls first`,
  );
  await sql
    .raw(
      `declare moved no scroll cursor for select ${listed(columns)} from ${quoted(name)} order by ${order.join(', ')}`,
    )
    .execute(db);
  for (;;) {
    const { rows } = await sql.raw<Row>(`fetch ${FETCHED} from moved`).execute(db);
    yield* rows;
    if (rows.length < FETCHED) break;
  }
  await sql`close moved`.execute(db);
}

async function textColumns(db: Db, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select attname::text as name from pg_attribute
    where attrelid = ${quoted(table)}::regclass and attnum > 0 and attcollation <> 0`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

export async function gatherStatistics(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
