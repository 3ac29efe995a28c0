import { sql } from 'kysely';
import { type Db, SET_ASIDE } from '../database/connect.ts';
import type { Erasure } from '../erasures/repository.ts';
import { keepErasures, listErasures } from '../erasures/repository.ts';
import { findFingerprint } from '../secret-key-repository.ts';
import type { CopyDescription } from './types.ts';

export async function hasTable(db: Db, table: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === table);
}

/** Names of the migrations that made these tables. Empty when they are not ours. */
export async function listMigrationsOf(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Those of the backups that were begun. */
function listMarks(db: Db): Promise<Erasure[]> {
  return db.selectFrom('erasures').selectAll().where('deed', '=', 'copy').execute();
}

/** By this the copy that follows is known again: erasures since are those of a journal that knows the mark. */
export async function markCopy(db: Db, mark: { digest: string; day: string }): Promise<void> {
  await keepErasures(db, [{ ...mark, deed: 'copy', area: 'backup', state: null }]);
}

/** Lets a busy server finish first. */
export async function waitLonger(db: Db, milliseconds: number): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(db);
}

/** A dump tells rows as they lie: by their digests, then, and not as they came. */
export async function orderErasures(db: Db): Promise<void> {
  await sql`cluster erasures using erasures_key`.execute(db);
}

export interface PostgresServer {
  /** 15 for 15.18. */
  version: number;
  schema: string;
  /** Connections of others to this database. */
  others: number;
}

export async function describeServer(db: Db): Promise<PostgresServer> {
  const { rows } = await sql<PostgresServer>`select current_schema() as schema,
    current_setting('server_version_num')::int / 10000 as version,
    (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend') as others`.execute(db);
  const [server] = rows;
  if (!server) throw new Error('a row was expected');
  return server;
}

const OURS = (schema: string, list: 'relations' | 'routines') =>
  list === 'relations'
    ? `select relname::text as name from pg_class where relnamespace = ${schema}::regnamespace and relkind = 'r'
        and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
          and deptype = 'e')`
    : `select oid::regprocedure::text as name from pg_proc where pronamespace = ${schema}::regnamespace
        and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid
          and deptype = 'e')`;

/** Takes every table and function but those of extensions from one schema into another. */
const move = (from: string, to: string) => `do $move$ declare one record; begin
  for one in ${OURS(from, 'relations')} loop
    execute format('alter table %I.%I set schema %I', ${from}, one.name, ${to}); end loop;
  for one in ${OURS(from, 'routines')} loop
    execute format('alter routine %s set schema %I', one.name, ${to}); end loop;
end $move$;`;

const ASIDE = `'${SET_ASIDE}'`;

/** A dump of one schema names extensions and does not bring them. */
const BRING_TRIGRAMS =
  'do $do$ begin create extension if not exists pg_trgm; exception when others then null; end $do$;';

/** For psql, before what pg_restore prints: nothing has happened unless `COMMIT` follows. */
export const SET_ASIDE_SCRIPT = `begin;\n${BRING_TRIGRAMS}\ncreate schema ${SET_ASIDE};\n${move('current_schema()', ASIDE)}\n`;
export const COMMIT_SCRIPT = '\ncommit;\n';

export async function isSetAside(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${SET_ASIDE}`.execute(db);
  return rows.length > 0;
}

/** Drops what was restored and puts what it replaced back in its place: both, or neither. */
export async function putBack(db: Db): Promise<void> {
  await sql
    .raw(
      `do $drop$ declare one record; begin
        for one in ${OURS('current_schema()', 'relations')} loop
          execute format('drop table %I.%I cascade', current_schema(), one.name); end loop;
        for one in ${OURS('current_schema()', 'routines')} loop
          execute format('drop routine %s cascade', one.name); end loop;
      end $drop$;
      ${move(ASIDE, 'current_schema()')} drop schema ${SET_ASIDE};`,
    )
    .execute(db);
}

export async function dropReplaced(db: Db): Promise<void> {
  await sql`drop schema ${sql.ref(SET_ASIDE)} cascade`.execute(db);
}

/** Undefined where the database is older than its journal. */
export async function readErasures(db: Db): Promise<Erasure[] | undefined> {
  return (await hasTable(db, 'erasures')) ? listErasures(db) : undefined;
}

export async function describeCopy(db: Db): Promise<CopyDescription> {
  const fingerprint = (await hasTable(db, 'server_keys')) ? await findFingerprint(db) : undefined;
  const marks = (await hasTable(db, 'erasures')) ? await listMarks(db) : [];
  return { migrations: await listMigrationsOf(db), fingerprint, marks };
}

/** No page that was freed stays in the file, and nothing in its log. */
export async function compact(db: Db): Promise<void> {
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
