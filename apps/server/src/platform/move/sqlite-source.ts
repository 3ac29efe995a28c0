import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { StartFault } from '../errors.ts';

export interface SourceTable {
  name: string;
  columns: readonly string[];
  /** What tells its rows apart; every column where the table declares nothing. */
  key: readonly string[];
  /** Tables whose rows its own refer to. */
  refersTo: readonly string[];
  /** The highest `seq` it ever gave, also to a row that is gone; undefined where it gives none. */
  lastSeq: number | undefined;
}

export type Row = Record<string, SQLOutputValue>;

/** A database of SQLite at one moment; nothing of the file is changed, whoever else writes. */
export interface SqliteSource {
  /** Names of the migrations that made its tables. */
  migrations: readonly string[];
  fingerprint: string | undefined;
  /** What there is to take along, each after those it refers to. */
  tables: readonly SourceTable[];
  /** In the order of their keys. */
  rows(table: SourceTable): Iterable<Row>;
  close(): void;
}

/** Kept by SQLite, by the search index, or by whoever makes the tables of the other side. */
const NOT_OURS = /^(?:sqlite_|community_search(?:_|$)|kysely_)/;

/** @throws StartFault where there is none, or none that is whole. */
export function openSqliteSource(path: string): SqliteSource {
  if (!existsSync(path)) throw new StartFault(`There is no database at ${path}.`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    // What is read from now on is of one moment.
    database.exec('begin');
    requireWhole(database);
    const tables = inOrder(
      namesOf(database, `select name from sqlite_schema where type = 'table' order by name`)
        .filter((name) => !NOT_OURS.test(name))
        .map((name) => describeTable(database, name)),
    );
    return {
      migrations: namesOf(database, 'select name from kysely_migration'),
      fingerprint: namesOf(database, 'select fingerprint as name from server_keys')[0],
      tables,
      rows: ({ name, columns, key }) =>
        database
          .prepare(`select ${listed(columns)} from ${quoted(name)} order by ${listed(key)}`)
          .iterate() as Iterable<Row>,
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function listed(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}

function requireWhole(database: DatabaseSync): void {
  const [found] = database.prepare('pragma integrity_check(1)').all();
  const loose = database.prepare('pragma foreign_key_check').all();
  if (found?.['integrity_check'] !== 'ok' || loose.length > 0)
    throw new StartFault('The database is damaged: put back a backup first (npm run restore).');
  if (!namesOf(database, `select name from sqlite_schema where name = 'kysely_migration'`).length)
    throw new StartFault('The database is none of Salama.');
}

function describeTable(database: DatabaseSync, name: string): SourceTable {
  const columns = database.prepare(`pragma table_info(${quoted(name)})`).all();
  const key = columns
    .filter(({ pk }) => Number(pk) > 0)
    .toSorted((a, b) => Number(a['pk']) - Number(b['pk']));
  const nameOf = (row: Row) => String(row['name']);
  return {
    name,
    columns: columns.map(nameOf),
    key: (key.length > 0 ? key : columns).map(nameOf),
    refersTo: database
      .prepare(`pragma foreign_key_list(${quoted(name)})`)
      .all()
      .map(({ table }) => String(table)),
    lastSeq: lastSeqOf(database, name),
  };
}

function lastSeqOf(database: DatabaseSync, name: string): number | undefined {
  const row = database.prepare('select seq from sqlite_sequence where name = ?').get(name);
  return row && Number(row['seq']);
}

function namesOf(database: DatabaseSync, statement: string): string[] {
  return database
    .prepare(statement)
    .all()
    .map(({ name }) => String(name));
}

function inOrder(tables: readonly SourceTable[]): SourceTable[] {
  const ordered: SourceTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ name, refersTo }) =>
      refersTo.every((to) => to === name || !waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...waiting].join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}
