import { Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Environment, inDataDir } from '../environment.ts';
import { StartFault } from '../errors.ts';
import type { Dialect } from './dialect.ts';
import { migrate } from './migrate.ts';
import { directUrl, leadsToPooler } from './pooler.ts';
import { openPostgres, openPostgresForMigration, type Patience } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;

export interface Database {
  db: Db;
  dialect: Dialect;
  /** Whether a trivial statement is answered within a second. Never throws. */
  isUp(): Promise<boolean>;
  /**
   * After something was deleted for good: takes the old bytes out of the write-ahead log as well, now or, while
   * somebody else reads the file, at a later `eraseRemains`. PostgreSQL recycles its log by itself.
   */
  eraseTraces(): void;
  /** Tries again what could not be erased yet, also what a process before this one left. */
  eraseRemains(): void;
  close(): Promise<void>;
}

/** A database as it stands, whatever version made it. */
export interface Opened {
  db: Db;
  dialect: Dialect;
  close(): Promise<void>;
}

export type DatabaseSettings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Environment, 'DATABASE_DIRECT_URL' | 'DATABASE_POOL' | 'DATABASE_POOLER'>>;

/** The schema of PostgreSQL in which a restore keeps what it replaces, until it is done. */
export const SET_ASIDE = 'salama_replaced';

const CHECK_TIMEOUT = 1_000;

/** Connects to the database that the settings name and brings its tables up to date. `patience` is PostgreSQL's. */
export async function connectDatabase(
  environment: DatabaseSettings,
  clock: Clock,
  patience?: Patience,
): Promise<Database> {
  if (environment.DATABASE_URL) return connectPostgres(environment, clock, patience);
  return connectSqlite(sqlitePath(environment));
}

/**
 * Connects without changing a table: for copies, made and put back. Waits as long as a migration may. Past a pooler,
 * where an address for that is set.
 */
export function openAsItIs(settings: DatabaseSettings, clock: Clock): Opened {
  const url = directUrl(settings);
  if (!url) return openSqliteFile(sqlitePath(settings));
  // What works behind a pooler works without one.
  const dialect = openPostgresForMigration({ url, isPooled: true }, clock);
  const db: Db = new Kysely({ dialect });
  return { db, dialect: 'postgres', close: () => db.destroy() };
}

export function openSqliteFile(path: string): Opened {
  const db: Db = new Kysely({ dialect: openSqlite(path).dialect });
  return { db, dialect: 'sqlite', close: () => db.destroy() };
}

export function sqlitePath(settings: Pick<Environment, 'DATA_DIR'>): string {
  return inDataDir(settings, 'salama.sqlite');
}

async function connectSqlite(path: string): Promise<Database> {
  const { dialect, emptyLog } = openSqlite(path);
  const db: Db = new Kysely({ dialect });
  await migrate(db, 'sqlite');
  let remains = true;
  const eraseTraces = () => {
    remains = !emptyLog();
  };
  return {
    db,
    dialect: 'sqlite',
    isUp: () => answers(db),
    eraseTraces,
    eraseRemains: () => {
      if (remains) eraseTraces();
    },
    close: () => db.destroy(),
  };
}

async function connectPostgres(
  settings: DatabaseSettings,
  clock: Clock,
  patience?: Patience,
): Promise<Database> {
  const patient = openAsItIs(settings, clock);
  try {
    await refuseHalfRestored(patient.db);
    await migrate(patient.db, 'postgres');
  } finally {
    await patient.close();
  }
  const { DATABASE_URL: url = '', DATABASE_POOL: connections } = settings;
  const isPooled = settings.DATABASE_POOLER === 'on' || (await leadsToPooler(url));
  const db: Db = new Kysely({ dialect: openPostgres({ url, connections, isPooled }, clock, patience) });
  return {
    db,
    dialect: 'postgres',
    isUp: () => answers(db),
    eraseTraces: () => {},
    eraseRemains: () => {},
    close: () => db.destroy(),
  };
}

/** What a restore had not come to the end of may hold what was erased since. */
async function refuseHalfRestored(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${SET_ASIDE}`.execute(db);
  if (rows.length > 0)
    throw new StartFault('a restore was not finished: run npm run restore again with the same backup');
}

async function answers(db: Db): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, CHECK_TIMEOUT, false).unref());
  const check = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([check, timeout]);
}
