import {
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import { Unavailable } from '../errors.ts';
import { isAway, PLAN_EACH_TIME } from './dialect.ts';

/** Connections of one process, where DATABASE_POOL says nothing. */
const CONNECTIONS = 10;

/** Where the database is, and what stands before it. */
export interface PostgresAddress {
  url: string;
  connections?: number | undefined;
  /** Each transaction may be on another connection: nothing may be left on one for the next. */
  isPooled: boolean;
}

/** How long to wait for a connection and for a statement, in milliseconds. */
export interface Patience {
  connect: number;
  statement: number;
}

/** Together below the two seconds within which a call must learn that the database is away. */
const CALL: Patience = { connect: 900, statement: 1_000 };
/** Nobody waits for an answer yet while a server starts. */
const MIGRATION: Patience = { connect: 10_000, statement: 60_000 };
/** How much sooner than we the database gives up a statement: silence after that is a lost connection. */
const HEAD_START = 100;
/** After a connection could not be had or was lost, how long callers are refused at once instead of queueing behind it. */
const PAUSE = 500;

const INT8 = 20;
/** Our 64-bit columns hold counters and milliseconds, far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
};

export function openPostgres(address: PostgresAddress, clock: Clock, patience = CALL): PostgresDialect {
  return dialectWith(address, clock, patience);
}

/** For migrations alone, which may take longer than any call. */
export function openPostgresForMigration(address: PostgresAddress, clock: Clock): PostgresDialect {
  return dialectWith(address, clock, MIGRATION);
}

function dialectWith(address: PostgresAddress, clock: Clock, patience: Patience): PostgresDialect {
  const most = address.connections ?? CONNECTIONS;
  const limit = patience.statement - HEAD_START;
  const pool = new pg.Pool({
    connectionString: address.url,
    max: most,
    // A server that runs is always connected: a restore looks for that.
    min: 1,
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.statement,
    ...(!address.isPooled && { statement_timeout: limit }),
    types,
    keepAlive: true,
  });
  // A connection that breaks is replaced at the next call; without a listener, idle or in use, it ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const prepare = address.isPooled ? unprepared(limit) : prepared;
  return new LockedDialect({ pool: guard(pool, most, prepare, clock) });
}

class LockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LockedAdapter();
  }
}

/** Kysely's own lock stays on the connection: `migrate.ts` takes one that goes with the transaction. */
class LockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** Reports a lost database as `Unavailable`, and never hands out a connection that failed once. */
function guard(pool: pg.Pool, most: number, prepare: Prepare, clock: Clock): PostgresPool {
  let refuseUntil = 0;
  const turns = createTurns(most);
  const refuseWhileAway = () => {
    if (clock.monotonic() < refuseUntil) throw new Unavailable();
  };
  const pause = (error: unknown): Unavailable => {
    refuseUntil = clock.monotonic() + PAUSE;
    return new Unavailable(error);
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      refuseWhileAway();
      await turns.take();
      try {
        refuseWhileAway();
        return guardClient(await pool.connect(), prepare, pause, turns.give);
      } catch (error) {
        turns.give();
        throw isAway(error, 'postgres') ? pause(error) : error;
      }
    },
  };
}

const MOST_WAITING = 2_000;

/** Whoever waits for a busy database waits here: the pool's own patience is for one that is lost. */
function createTurns(most: number): { take(): Promise<void>; give(): void } {
  let free = most;
  const waiting: (() => void)[] = [];
  return {
    async take() {
      if (waiting.length >= MOST_WAITING) throw new Unavailable();
      if (free === 0) return new Promise<void>((resolve) => waiting.push(resolve));
      free -= 1;
    },
    give() {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

/** One checked-out connection. After its first failure it answers at once and is thrown away when released. */
function guardClient(
  client: pg.PoolClient,
  prepare: Prepare,
  pause: (error: unknown) => Unavailable,
  released: () => void,
): PostgresPoolClient {
  let failure: Unavailable | undefined;
  const query = async <Row>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> => {
    if (failure) throw failure;
    try {
      const { command, rowCount, rows } = lastOf(await client.query(prepare(sql, parameters)));
      return { command: command as PostgresQueryResult<Row>['command'], rowCount: rowCount ?? 0, rows };
    } catch (error) {
      if (!isAway(error, 'postgres')) throw error;
      // What the database itself gives up, a slow statement before all, says nothing about everybody else's.
      failure = error instanceof pg.DatabaseError ? new Unavailable(error) : pause(error);
      throw failure;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => {
      client.release(destroy || failure !== undefined);
      released();
    },
  };
}

/** Of several statements in one, as `unprepared` makes them, the last result. */
function lastOf(results: pg.QueryResult | pg.QueryResult[]): pg.QueryResult {
  const result = Array.isArray(results) ? results.at(-1) : results;
  if (!result) throw new Error('a result was expected');
  return result;
}

type Prepare = (sql: string, parameters: readonly unknown[]) => pg.QueryConfig;

/** Behind a pooler no statement has a name, and a transaction brings its own patience along with its beginning. */
function unprepared(limit: number): Prepare {
  return (sql, parameters) => ({
    text: /^(?:begin|start transaction)\b/.test(sql) ? `${sql}; set local statement_timeout = ${limit}` : sql,
    ...(parameters.length > 0 && { values: [...parameters] }),
  });
}

const MOST_STATEMENTS = 200;
const names = new Map<string, string>();

/** Statements with parameters are named, so that the database plans each of them once a connection. */
function prepared(sql: string, parameters: readonly unknown[]): pg.QueryConfig {
  const values = [...parameters];
  if (values.length === 0) return { text: sql };
  if (sql.includes(PLAN_EACH_TIME)) return { text: sql, values };
  const name = names.get(sql) ?? (names.size < MOST_STATEMENTS ? `s${names.size}` : undefined);
  if (name === undefined) return { text: sql, values };
  names.set(sql, name);
  return { name, text: sql, values };
}
