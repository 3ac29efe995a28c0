import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import {
  askChat,
  newVisitor,
  nextName,
  PASSWORD,
  type Person,
  registerPerson,
} from '../../testing/people.ts';
import { createTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { type Answer, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { systemClock } from '../clock.ts';
import { connectDatabase } from './connect.ts';

const NOTICE = 'Salama can answer but cannot save right now, so this is not in your history.';

function expectUnavailable(answer: Answer): void {
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ success: false, error: 'UNAVAILABLE' });
  expect(String(answer.headers['retry-after'])).toMatch(/^[1-9]\d*$/);
}

async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; ms: number }> {
  const started = performance.now();
  return { value: await work, ms: performance.now() - started };
}

describe.runIf(inject('postgresUrl'))('while PostgreSQL is away', () => {
  let proxy: TcpProxy;
  let test: TestApp;
  let person: Person;
  beforeAll(async () => {
    const store = await createTestDatabase('PostgreSQL');
    const url = new URL(store.url ?? '');
    proxy = await createTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    const database = await connectDatabase({ DATABASE_URL: url.href, DATA_DIR: store.dataDir }, systemClock);
    const remove = async () => {
      await database.close();
      await store.remove();
    };
    test = await createTestApp('PostgreSQL', { store: { ...store, database, remove } });
    person = await registerPerson(test);
  });
  afterAll(async () => {
    proxy.mode('pass');
    await test.app.close();
    await test.store.remove();
    await proxy.close();
  });

  it.each(['cut', 'hold'] as const)(
    '(%s) answers questions, says so, and recovers by itself',
    async (mode) => {
      const { token, username } = person;
      const visitor = await newVisitor(test);
      expect((await test.call('GET', '/health')).body.data).toMatchObject({ status: 'ok', database: 'up' });
      proxy.mode(mode);

      const me = await timed(test.call('GET', '/auth/me', { token }));
      expectUnavailable(me.value);
      expect(me.ms).toBeLessThan(mode === 'cut' ? 2_000 : 5_000);
      const body = { username, password: PASSWORD };
      for (const call of [
        () => test.call('POST', '/auth/login', { body }),
        () =>
          test.call('POST', '/auth/register', {
            body: { username: nextName(), password: PASSWORD },
            headers: visitor,
          }),
        () => test.call('GET', '/chat', { token }),
        () => test.call('DELETE', '/chat', { token }),
      ]) {
        const { value, ms } = await timed(call());
        expectUnavailable(value);
        expect(ms).toBeLessThan(5_000);
      }

      const health = await timed(test.call('GET', '/health'));
      expect(health.value.status).toBe(200);
      expect(health.value.body.data).toMatchObject({ status: 'degraded', database: 'down' });
      expect(health.ms).toBeLessThan(2_000);
      const asVisitor = await askChat(test, 'Can I still ask?', { headers: visitor });
      expect(asVisitor.body.data).toMatchObject({ results: 'You asked: Can I still ask?', saved: false });
      expect(asVisitor.body.data.notice).toBeUndefined();
      const asAccount = await askChat(test, 'Can I still ask?', { token });
      expect(asAccount.body.data).toMatchObject({ saved: false, notice: NOTICE });

      proxy.mode('cut');
      proxy.mode('pass');
      await expect
        .poll(async () => (await test.call('GET', '/auth/me', { token })).status, {
          timeout: 10_000,
          interval: 200,
        })
        .toBe(200);
      expect((await askChat(test, 'And now?', { token })).body.data.saved).toBe(true);
    },
  );
});

describe('while the disk of SQLite is full', () => {
  it('answers questions, refuses writes with the time to wait, and recovers by itself', async () => {
    const test = await createTestApp('SQLite', { environment: { RATE_LIMITS: 'off' } });
    const { db } = test.store.database;
    const { token } = await registerPerson(test);
    await sql`pragma max_page_count = 1`.execute(db);

    let answer = await askChat(test, 'x y '.repeat(200), { token });
    for (let sent = 0; sent < 200 && answer.body.data.saved; sent += 1)
      answer = await askChat(test, 'x y '.repeat(200), { token });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ saved: false, notice: NOTICE });
    let refused = await test.call('POST', '/auth/register', {
      body: { username: nextName(), password: PASSWORD },
    });
    for (let tries = 0; tries < 50 && refused.status === 201; tries += 1) {
      refused = await test.call('POST', '/auth/register', {
        body: { username: nextName(), password: PASSWORD },
      });
    }
    expectUnavailable(refused);
    expect((await test.call('GET', '/auth/me', { token })).status).toBe(200);
    expect((await test.call('GET', '/health')).status).toBe(200);

    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await askChat(test, 'And now?', { token })).body.data.saved).toBe(true);
    expect(
      (await test.call('POST', '/auth/register', { body: { username: nextName(), password: PASSWORD } }))
        .status,
    ).toBe(201);
    await test.close();
  });
});
