import type { ColumnDataType, CreateTableBuilder } from 'kysely';

/** Everything in which the two databases differ for us stands in this file. */
export type Dialect = 'sqlite' | 'postgres';

/** Adds `seq`, an ever-growing internal number: the order of rows, never shown. */
export function withSequence<Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
  dialect: Dialect,
): CreateTableBuilder<Table, Columns | 'seq'> {
  if (dialect === 'postgres') return table.addColumn('seq', 'bigserial', (column) => column.primaryKey());
  return table.addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement());
}

/** A column for milliseconds since 1970. */
export function timeType(dialect: Dialect): ColumnDataType {
  return dialect === 'postgres' ? 'bigint' : 'integer';
}

/** SQLite result codes after which a later try may succeed: busy, locked, no memory, read-only, I/O, full, cannot open. */
const SQLITE_AWAY = new Set([5, 6, 7, 8, 10, 13, 14]);

/** Classes of SQLSTATE: connection, resources, operator intervention, system; and a statement that took too long. */
const POSTGRES_AWAY = /^(?:08|53|57|58)/;
const NETWORK_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** `pg` gives these no code. */
const PG_AWAY =
  /timeout|Connection terminated|Client has encountered a connection error|not queryable|Cannot use a pool after/i;

/** Whether this failure says that the database is away, as opposed to a statement that is wrong. */
export function isAway(error: unknown, dialect: Dialect): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (dialect === 'sqlite') {
    if (code === 'ERR_INVALID_STATE') return true;
    return 'errcode' in error && typeof error.errcode === 'number' && SQLITE_AWAY.has(error.errcode & 0xff);
  }
  if (typeof code === 'string') return POSTGRES_AWAY.test(code) || NETWORK_AWAY.has(code);
  return error instanceof AggregateError || PG_AWAY.test(error.message);
}

const SQLITE_UNIQUE = new Set([2067, 1555]);
const SQLITE_FOREIGN_KEY = 787;

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_UNIQUE.has(error.errcode);
  return 'code' in error && error.code === '23505';
}

export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === SQLITE_FOREIGN_KEY;
  return 'code' in error && error.code === '23503';
}
