import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { digest } from '../encryption.ts';
import { Unavailable } from '../errors.ts';
import { isAway } from './dialect.ts';

const BUSY_TIMEOUT = 2_000;
const MOST_STATEMENTS = 200;

export interface Sqlite {
  dialect: SqliteDialect;
  /**
   * Empties the write-ahead log, so that deleted bytes are in no file any more. At once or not at all: false while
   * somebody else reads the file.
   */
  emptyLog(): boolean;
}

/** Opens the file with every write synced before it is acknowledged and every deleted byte overwritten. */
export function openSqlite(path: string): Sqlite {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
  `);
  // What the triggers need that write down what was erased: SQLite brings no such function.
  database.function('digest', { deterministic: true }, (id) => digest(String(id)));
  return {
    dialect: new ImmediateDialect(database),
    emptyLog: () => emptyLog(database),
  };
}

function emptyLog(database: DatabaseSync): boolean {
  // Waiting for readers would hold up everybody.
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
  } catch (error) {
    if (isAway(error, 'sqlite')) return false;
    throw error;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database);
  }
}

/** SQLite changes tables inside a transaction as well; without one, a process that is ended in a migration leaves half of it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.#database = database;
  }

  /** Takes the write lock when it begins: upgrading a reader later could fail half-way. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** After a full disk SQLite has rolled back by itself; a second time would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** `node:sqlite` in the shape that Kysely's SQLite driver speaks; keeps prepared statements. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = attempt(() => adaptStatement(database.prepare(sql)));
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => attempt(() => statement.all(...bind(parameters))),
    run: (parameters) => attempt(() => statement.run(...bind(parameters))),
    iterate: (parameters) => attempt(() => statement.iterate(...bind(parameters))),
  };
}

function bind(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value;
    throw new TypeError(`a ${typeof value} cannot be stored`);
  });
}

function attempt<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw isAway(error, 'sqlite') ? new Unavailable(error) : error;
  }
}
