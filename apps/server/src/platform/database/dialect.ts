import { type ColumnDataType, type CreateTableBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Everything in which the two databases differ for us stands in this file. */
export type Dialect = 'sqlite' | 'postgres';

/** Whether other processes may be changing what this one remembers of the database. */
export function isShared(dialect: Dialect): boolean {
  return dialect === 'postgres';
}

/** Whether one statement may write to several tables: `with … insert … returning`. */
export function writesTogether(dialect: Dialect): boolean {
  return dialect === 'postgres';
}

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

/**
 * Classes of SQLSTATE: connection, a transaction that had to give way, resources, operator intervention, system; and a
 * statement that took too long.
 */
const POSTGRES_AWAY = /^(?:08|40|53|57|58)/;
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

/** Whether this failure says that the database is away or too busy, as opposed to a statement that is wrong. */
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

/**
 * Makes substrings of `community_questions.search_text` quick to find, of published questions alone. Where PostgreSQL
 * may not have pg_trgm, searches stay correct and become slow.
 */
export async function createSearchIndex(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const statements = dialect === 'postgres' ? [TRIGRAM_INDEX] : [SEARCH_TABLE, ...SEARCH_TRIGGERS];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const TRIGRAM_INDEX = `do $$ begin
  create extension if not exists pg_trgm;
  create index community_questions_search on community_questions
    using gin (search_text gin_trgm_ops) where state = 'published';
exception when others then raise notice 'pg_trgm is not available'; end $$`;

/** Whether PostgreSQL had pg_trgm when the tables were made. */
export async function hasSearchIndex(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('community_questions_search') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

const SEARCH_TABLE = `create virtual table community_search using fts5(
  search_text, content = 'community_questions', content_rowid = 'seq', tokenize = 'trigram')`;

const FORGET = `insert into community_search(community_search, rowid, search_text)
  values ('delete', old.seq, old.search_text);`;
const LEARN = 'insert into community_search(rowid, search_text) values (new.seq, new.search_text);';
const SEARCH_TRIGGERS = [
  `insert into community_search(community_search, rank) values ('secure-delete', 1)`,
  trigger('learns', 'insert', 'new', LEARN),
  trigger('forgets', 'delete', 'old', FORGET),
  trigger('hides', 'update of state', 'old', FORGET),
  trigger('shows', 'update of state', 'new', LEARN),
];

function trigger(name: string, event: string, row: 'old' | 'new', body: string): string {
  return `create trigger community_search_${name} after ${event} on community_questions
    when ${row}.state = 'published' begin ${body} end`;
}

/** A statement with this note is planned for its values, every time: how rare they are decides the plan. */
export const PLAN_EACH_TIME = '/* planned each time */';

/** Rows `seq` of the published questions in whose folded text this occurs; three characters at least. */
export function questionsContaining(folded: string, dialect: Dialect): RawBuilder<{ seq: number }> {
  if (dialect === 'sqlite')
    return sql`(select rowid as seq from community_search where community_search match ${`"${folded.replaceAll('"', '""')}"`})`;
  return sql`${sql.raw(PLAN_EACH_TIME)} (select seq from community_questions
    where state = 'published' and search_text like ${likePattern(folded)})`;
}

/** For `like`, with its default escape on PostgreSQL and `escape '\\'` on SQLite. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
