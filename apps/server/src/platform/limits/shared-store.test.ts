import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { DAY, MINUTE } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { Unavailable } from '../errors.ts';
import { createMemoryStore, type LimitStore } from './limit-store.ts';
import { createSharedStore } from './shared-store.ts';

describe.runIf(inject('postgresUrl'))('the shared store on PostgreSQL', () => {
  let store: TestDatabase;
  let clock: TestClock;
  beforeEach(async () => {
    store = await createTestDatabase('PostgreSQL');
    clock = createTestClock();
  });
  afterEach(() => store.remove());

  const newProcess = (db: Db = store.database.db) => createSharedStore(db, clock, createMemoryStore(clock));
  const countOf = async (key: string) => {
    const { db } = store.database;
    const row = await db
      .selectFrom('request_limits')
      .select('count')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.count;
  };
  const addMany = (limits: LimitStore, calls: number, key = 'key') =>
    Promise.all(Array.from({ length: calls }, () => limits.add([{ key, window: MINUTE }])));

  it('counts simultaneous calls of two processes exactly', async () => {
    const [one, two] = [newProcess(), newProcess()];
    const counted = (await Promise.all([addMany(one, 250), addMany(two, 250)])).flat();
    const counts = counted.flatMap((each) => each.counted ?? []).map(({ count }) => count);
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
  });

  it('lets through exactly as many as there is room for, whichever process they come to', async () => {
    const [one, two] = [newProcess(), newProcess()];
    const call = (limits: LimitStore) =>
      limits.add([
        { key: 'network', window: MINUTE, most: 1_000 },
        { key: 'visitor', window: MINUTE, most: 20 },
      ]);
    const all = await Promise.all(Array.from({ length: 80 }, (_, at) => call(at % 2 === 0 ? one : two)));
    expect(all.filter(({ refusedFor }) => refusedFor === undefined)).toHaveLength(20);
    // Those that were refused took nothing from anybody.
    expect(await countOf('network')).toBe(20);
  });

  it('refuses what it knows to be full without asking, until the window ends', async () => {
    const statements: string[] = [];
    const limits = newProcess(counting(store.database.db, statements));
    const counter = { key: 'visitor', window: MINUTE, most: 1 };
    await limits.add([counter]);
    clock.advance(10);
    expect(await limits.add([counter])).toEqual({ refusedFor: MINUTE - 10, at: 0 });
    const asked = statements.length;
    for (let sent = 0; sent < 100; sent += 1)
      expect(await limits.add([counter, { key: `invented ${sent}`, window: MINUTE, most: 1 }])).toEqual({
        refusedFor: MINUTE - 10,
        at: 0,
      });
    expect(statements).toHaveLength(asked);
    expect(await countOf('invented 0')).toBeUndefined();
    clock.advance(MINUTE);
    expect(await limits.add([counter])).toMatchObject({ counted: [{ count: 1 }] });
  });

  it('asks again about a window that may shrink', async () => {
    const [one, two] = [newProcess(), newProcess()];
    const counter = { key: 'password', window: MINUTE, most: 1, mayShrink: true };
    await one.add([counter]);
    expect(await two.add([counter])).toMatchObject({ at: 0 });
    await one.takeBack(['password']);
    expect(await two.add([counter])).toMatchObject({ counted: [{ count: 1 }] });
  });

  it('counts a call in all its windows by one statement', async () => {
    const statements: string[] = [];
    const limits = newProcess(counting(store.database.db, statements));
    await limits.add(['a', 'b', 'c', 'd'].map((key) => ({ key, window: MINUTE, most: 5 })));
    expect(statements).toHaveLength(1);
  });

  it('begins a new window when the clock has been set back', async () => {
    const limits = newProcess();
    await limits.add([{ key: 'key', window: MINUTE }]);
    clock.advance(-DAY);
    expect(await limits.add([{ key: 'key', window: MINUTE }])).toEqual({
      counted: [{ count: 1, remaining: MINUTE }],
    });
  });

  it('counts in memory while the database is away', async () => {
    const away = store.database.db.withPlugin({
      transformQuery: () => {
        throw new Unavailable();
      },
      transformResult: async ({ result }) => result,
    });
    const limits = newProcess(away);
    await limits.add([{ key: 'key', window: MINUTE, most: 1 }]);
    expect(await limits.add([{ key: 'key', window: MINUTE, most: 1 }])).toMatchObject({ at: 0 });
    await limits.takeBack(['key']);
    expect(await limits.add([{ key: 'key', window: MINUTE, most: 1 }])).toMatchObject({
      counted: [{ count: 1 }],
    });
  });

  it('writes whom it counted into no log of the database', async () => {
    const { rows } = await sql<{ relpersistence: string }>`
      select relpersistence from pg_class where relname = 'request_limits'`.execute(store.database.db);
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });
});

function counting(db: Db, statements: string[]): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
