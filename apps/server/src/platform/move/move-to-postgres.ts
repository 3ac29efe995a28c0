import { isSetAside } from '../backup/repository.ts';
import { requireOwnKey } from '../backup/server-key.ts';
import type { Clock } from '../clock.ts';
import { type Db, openAsItIs, sqlitePath } from '../database/connect.ts';
import { lockDataDir } from '../database/data-dir-lock.ts';
import { hasSearchIndex } from '../database/dialect.ts';
import { KNOWN_MIGRATIONS, migrate } from '../database/migrate.ts';
import { requireDirect } from '../database/pooler.ts';
import type { Environment } from '../environment.ts';
import { StartFault } from '../errors.ts';
import { keyPath } from '../secret-key.ts';
import { leaveMark } from './moved-mark.ts';
import {
  columnsOf,
  continueSequence,
  describeTarget,
  emptyTables,
  gatherStatistics,
  holdsRows,
  insertRows,
  lockTables,
  readRows,
} from './repository.ts';
import { openSqliteSource, type Row, type SourceTable, type SqliteSource } from './sqlite-source.ts';

export interface MoveTools {
  environment: Environment;
  clock: Clock;
  /** Says how far it is. */
  tell(line: string): void;
}

/** Characters of values that go in one statement, and rows at most. */
const AT_ONCE = { characters: 2 ** 21, rows: 2_000 };
/** What the migrations put there by themselves. */
const SEEDED = new Set(['turnstiles', 'kysely_migration', 'kysely_migration_lock']);

/**
 * Copies everything from the SQLite file in DATA_DIR into the empty PostgreSQL at `url`: all of it, each row read back
 * and compared, or nothing. The file stays as it is.
 * @returns what to do next. @throws StartFault.
 */
export async function moveToPostgres(url: string, tools: MoveTools): Promise<string> {
  const { environment, clock } = tools;
  const unlock = lockDataDir(environment.DATA_DIR);
  let source: SqliteSource | undefined;
  try {
    source = openSqliteSource(sqlitePath(environment));
    refuseOtherVersion(source);
    requireOwnKey(environment, source.fingerprint);
    await requireDirect(url);
    const opened = openAsItIs({ DATA_DIR: environment.DATA_DIR, DATABASE_URL: url }, clock);
    try {
      await requireEmpty(opened.db, source);
      await migrate(opened.db, 'postgres');
      const count = await moveAll(opened.db, source, tools);
      await leaveMark(environment);
      await gatherStatistics(opened.db);
      return nextSteps(environment, count, await hasSearchIndex(opened.db));
    } finally {
      await opened.close();
    }
  } finally {
    source?.close();
    unlock();
  }
}

function refuseOtherVersion({ migrations }: SqliteSource): void {
  const newer = migrations.find((name) => !KNOWN_MIGRATIONS.has(name));
  if (newer) throw new StartFault(`The database is of a newer version (${newer}): move it with that one.`);
  if (migrations.length < KNOWN_MIGRATIONS.size)
    throw new StartFault(
      'The database is of an older version: start this one once, stop it, and move again.',
    );
}

async function requireEmpty(db: Db, source: SqliteSource): Promise<void> {
  if (await isSetAside(db))
    throw new StartFault('A restore was not finished there: finish it, or take another database.');
  const { encoding, tables } = await describeTarget(db);
  if (encoding !== 'UTF8')
    throw new StartFault(`The database there keeps ${encoding}: create one with encoding 'UTF8'.`);
  const ours = new Set([...source.tables.map(({ name }) => name), ...SEEDED]);
  const other = tables.find((name) => !ours.has(name));
  if (other) throw new StartFault(`The database there is not empty (${other}): create one for Salama alone.`);
  await refuseFilled(db, tables);
}

async function refuseFilled(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    if (!SEEDED.has(table) && (await holdsRows(db, table)))
      throw new StartFault(`A Salama stands there already (${table} has rows): take an empty database.`);
}

/** @returns how many rows. */
async function moveAll(db: Db, source: SqliteSource, { tell }: MoveTools): Promise<number> {
  const { tables } = source;
  const names = tables.map(({ name }) => name);
  return db.transaction().execute(async (transaction) => {
    await lockTables(transaction, names);
    // A server that was started there meanwhile has its rows.
    await refuseFilled(transaction, names);
    await emptyTables(transaction, names);
    let count = 0;
    for (const table of tables) {
      await requireSameColumns(transaction, table);
      await copyRows(transaction, table, source);
      if (table.lastSeq) await continueSequence(transaction, table.name, table.lastSeq);
      const same = await compareRows(transaction, table, source);
      tell(`${table.name}: ${same} rows`);
      count += same;
    }
    return count;
  });
}

async function requireSameColumns(db: Db, { name, columns }: SourceTable): Promise<void> {
  const there = await columnsOf(db, name);
  if (there.toSorted().join() !== columns.toSorted().join())
    throw new Error(`${name} has other columns there: ${there.join()}`);
}

async function copyRows(db: Db, table: SourceTable, source: SqliteSource): Promise<void> {
  let [rows, characters]: [Row[], number] = [[], 0];
  for (const row of source.rows(table)) {
    rows.push(row);
    characters += sizeOf(row, table.name);
    if (rows.length < AT_ONCE.rows && characters < AT_ONCE.characters) continue;
    await insertRows(db, table, rows);
    [rows, characters] = [[], 0];
  }
  if (rows.length > 0) await insertRows(db, table, rows);
}

/** @throws StartFault where a text cannot be kept there. */
function sizeOf(row: Row, table: string): number {
  let size = 0;
  for (const value of Object.values(row)) {
    if (typeof value !== 'string') continue;
    if (value.includes('\0'))
      throw new StartFault(`A text in ${table} holds a NUL character, which PostgreSQL cannot keep.`);
    size += value.length;
  }
  return size;
}

/** @returns how many there are. @throws StartFault at the first that is not the same, and nothing is kept. */
async function compareRows(db: Db, table: SourceTable, source: SqliteSource): Promise<number> {
  const here = source.rows(table)[Symbol.iterator]();
  let count = 0;
  for await (const there of readRows(db, table)) {
    const { value, done } = here.next();
    if (done || !isSame(value, there, table.columns)) throw notTheSame(table, value ?? there);
    count += 1;
  }
  const { value, done } = here.next();
  if (!done) throw notTheSame(table, value);
  return count;
}

function isSame(here: Row, there: Row, columns: readonly string[]): boolean {
  return columns.every((column) => here[column] === there[column]);
}

function notTheSame({ name, key }: SourceTable, row: Row): StartFault {
  const which = key.length === 1 && key[0] === 'seq' ? ` (seq ${row['seq']})` : '';
  return new StartFault(`A row of ${name}${which} does not come out as it was: nothing was moved.`);
}

function nextSteps(environment: Environment, count: number, searchesFast: boolean): string {
  const key = environment.SECRET_KEY
    ? 'the same SECRET_KEY'
    : `the key in ${keyPath(environment)}, as its file or as SECRET_KEY`;
  return [
    `${count} rows are in PostgreSQL, each read back and the same. salama.sqlite is as it was.`,
    '',
    `1. Set DATABASE_URL for the server and its commands; every process needs ${key}.`,
    '2. Start it, look at /readyz, then npm run backup: copies of SQLite cannot be put back into PostgreSQL.',
    '3. When all is well, delete salama.sqlite* and the backups made before: what people erase from now on is not erased there.',
    ...(searchesFast ? [] : ['pg_trgm is not installed there: searches are right and slow until it is.']),
  ].join('\n');
}
