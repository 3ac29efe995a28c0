import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app.ts';
import { SECOND } from './clock.ts';

const LATER = 10 * SECOND;

describeDatabases('whoever watches a server', (kind) => {
  let test: TestApp;
  let room: number;
  const open = (more: TestAppOptions = {}) => createTestApp(kind, { roomIn: () => room, ...more });
  beforeEach(async () => {
    room = 2 ** 30;
    test = await open();
  });
  afterEach(() => test.close());

  const word = async (path: string, of = test) => {
    const { status, text, headers } = await of.call('GET', path);
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'no-store',
      'text/plain; charset=utf-8',
    ]);
    return [status, text];
  };
  const health = async (of = test) => (await of.call('GET', '/health')).body.data;
  const OK = [200, 'ok\n'];
  const NOT_READY = [503, 'not ready\n'];

  it('hears in one word that it lives and is ready, and nothing else', async () => {
    expect(await word('/livez')).toEqual(OK);
    expect(await word('/readyz')).toEqual(OK);
    expect(await health()).toMatchObject({ status: 'ok', writes: 'taken', ready: true });
  });

  it('makes it write for that, at most once in five seconds', async () => {
    const probe = () =>
      test.store.database.db
        .selectFrom('duties')
        .select('done_at')
        .where('name', '=', 'probe')
        .executeTakeFirst();
    await word('/readyz');
    const first = await probe();
    expect(first?.done_at).toBe(test.clock.now());
    test.clock.advance(SECOND);
    await word('/readyz');
    expect(await probe()).toEqual(first);
    test.clock.advance(LATER);
    await word('/readyz');
    expect((await probe())?.done_at).toBe(test.clock.now());
  });

  it('hears of a disk that has no room, and of room again', async () => {
    room = 2 ** 20;
    expect(await word('/readyz')).toEqual(NOT_READY);
    expect(await word('/readyz?exclude=database')).toEqual(OK);
    expect(await word('/livez')).toEqual(OK);
    expect(await health()).toMatchObject({ status: 'degraded', writes: 'refused', ready: true });
    room = 2 ** 30;
    test.clock.advance(LATER);
    expect(await word('/readyz')).toEqual(OK);
  });

  it('hears of a database that answers and takes no write', async () => {
    await test.store.database.db.schema.dropTable('duties').execute();
    expect(await word('/readyz')).toEqual(NOT_READY);
    expect(await health()).toMatchObject({ status: 'degraded', database: 'up', writes: 'refused' });
  });

  it('hears of a key that is not the database’s', async () => {
    const other = await open({ store: test.store, environment: { SECRET_KEY: 'k'.repeat(32) } });
    expect(await word('/readyz', test)).toEqual(OK);
    expect(await word('/readyz', other)).toEqual(NOT_READY);
    expect(await word('/readyz?exclude=database', other)).toEqual(NOT_READY);
    expect(await word('/livez', other)).toEqual(OK);
    await other.close();
  });

  it('is told first when it is to go: it still answers, and closes each connection', async () => {
    test.readiness.end();
    expect(await word('/readyz')).toEqual(NOT_READY);
    expect(await word('/readyz?exclude=database')).toEqual(NOT_READY);
    expect((await health()).ready).toBe(false);
    const { status, headers } = await test.call('GET', '/api/v1/directory');
    expect([status, headers['connection']]).toEqual([200, 'close']);
  });
});
