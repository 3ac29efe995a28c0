import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask, listed, nextText } from '../../testing/board.ts';
import {
  createPostgresDatabase,
  createTestDatabase,
  dropPostgresDatabase,
  type TestDatabase,
} from '../../testing/databases.ts';
import { newVisitor, registerPerson } from '../../testing/people.ts';
import { hasPooler, type Pooler, startPooler } from '../../testing/pooler-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { systemClock } from '../clock.ts';
import { readEnvironment } from '../environment.ts';
import { moveToPostgres } from '../move/move-to-postgres.ts';
import { systemRandomness } from '../randomness.ts';
import { connectDatabase, type Database } from './connect.ts';
import { leadsToPooler } from './pooler.ts';

const PATIENCE = { connect: 10_000, statement: 10_000 };
/** More than the pooler has connections, several times over. */
const AT_ONCE = 12;

describe.runIf(inject('postgresUrl') && hasPooler)('behind PgBouncer, a transaction a connection,', () => {
  let pooler: Pooler;
  let direct: string;
  let url: string;
  const open: Database[] = [];
  beforeEach(async () => {
    direct = await createPostgresDatabase();
    pooler = await startPooler(direct);
    url = pooler.through(direct);
  });
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close();
    await pooler.stop();
    await dropPostgresDatabase(direct);
  });

  async function connect(settings = {}): Promise<Database> {
    const database = await connectDatabase(
      { DATABASE_URL: url, DATA_DIR: '', ...settings },
      systemClock,
      PATIENCE,
    );
    open.push(database);
    return database;
  }

  it('is known to be so, and not where nobody stands between', async () => {
    expect(await leadsToPooler(url)).toBe(true);
    expect(await leadsToPooler(direct)).toBe(false);
  });

  it('several processes make the tables once, and leave no lock on anybody’s connection', async () => {
    await Promise.all([connect(), connect(), connect()]);
    // The server is shared with other tests: locks in their databases say nothing about this one.
    const { rows } = await sql`
      select 1 from pg_locks
      join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database()
    `.execute((open[0] as Database).db);
    expect(rows).toEqual([]);
  });

  it('two processes write and read as ever, each more at once than there are connections', async () => {
    const stores = await Promise.all([storeOn(), storeOn()]);
    const environment = { SECRET_KEY: 'k'.repeat(32) };
    const apps = await Promise.all(
      stores.map((store) => createTestApp('PostgreSQL', { store, environment })),
    );
    const [first] = apps as [Awaited<ReturnType<typeof createTestApp>>];
    const visitors = await Promise.all(Array.from({ length: AT_ONCE }, () => newVisitor(first)));
    const posted = await Promise.all(
      visitors.map((headers, at) => ask(apps[at % 2] ?? first, nextText(), { headers })),
    );
    expect(posted.map(({ status }) => status)).toEqual(visitors.map(() => 201));
    const [{ body }] = posted as [(typeof posted)[0]];
    const id: string = body.data.question._id;
    const votes = await Promise.all(
      visitors.flatMap((headers) =>
        apps.map((app) => app.call('POST', `/community/questions/${id}/vote`, { headers, body: {} })),
      ),
    );
    expect(new Set(votes.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await first.call('GET', `/community/questions/${id}`)).body.data.question.votes).toBe(AT_ONCE);
    const person = await registerPerson(first);
    for (const app of apps) {
      expect((await app.call('GET', '/auth/me', { token: person.token })).status).toBe(200);
      expect(await listed(app, '?search=mangrove')).toEqual([]);
    }
    for (const app of apps) await app.app.close();
  });

  it('a transaction that takes too long is given up, and the next on its connection has its own patience', async () => {
    const impatient = { connect: 10_000, statement: 1_000 };
    const database = await connectDatabase({ DATABASE_URL: url, DATA_DIR: '' }, systemClock, impatient);
    open.push(database);
    const sleep = database.db
      .transaction()
      .execute((transaction) => sql`select pg_sleep(5)`.execute(transaction));
    await expect(sleep).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(database.db);
    expect(rows).toEqual([{ limit: '0' }]);
  });

  it('backups and moves want the address of the database itself', async () => {
    const store = await createTestDatabase('SQLite');
    const environment = readEnvironment({ DATA_DIR: store.dataDir, DATABASE_URL: url });
    const tools = { environment, clock: systemClock, randomness: systemRandomness };
    const options = { passphrase: undefined, replace: false };
    await connect();
    const file = `${store.dataDir}/copy`;
    await expect(takeBackup(file, options, tools)).rejects.toThrow('set DATABASE_DIRECT_URL');
    await expect(moveToPostgres(url, { environment, clock: systemClock, tell: () => {} })).rejects.toThrow();
    const past = { ...environment, DATABASE_DIRECT_URL: direct };
    expect(await takeBackup(file, options, { ...tools, environment: past })).toContain('holds the whole');
    await store.remove();
  });

  async function storeOn(): Promise<TestDatabase> {
    const store = await createTestDatabase('SQLite');
    await store.database.close();
    return { ...store, database: await connect(), url };
  }
});
