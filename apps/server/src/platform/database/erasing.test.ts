import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askChat, type Person, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { systemClock } from '../clock.ts';
import { connectDatabase } from './connect.ts';

describe('what is erased while another program reads the file of SQLite', () => {
  let test: TestApp;
  let person: Person;
  let key: string;
  let reader: DatabaseSync;
  beforeEach(async () => {
    test = await createTestApp('SQLite');
    person = await registerPerson(test);
    await askChat(test, 'How long does an implant last?', { token: person.token });
    const { db } = test.store.database;
    key = (await db.selectFrom('chat_keys').selectAll().executeTakeFirstOrThrow()).wrapped_key;
    reader = new DatabaseSync(join(test.store.dataDir, 'salama.sqlite'));
    reader.exec('begin; select count(*) from users');
  });
  afterEach(() => test.close());

  const clear = async () => {
    const started = performance.now();
    expect((await test.call('DELETE', '/chat', { token: person.token })).status).toBe(200);
    // Two seconds are what the server waits for another program that writes.
    expect(performance.now() - started).toBeLessThan(1_500);
  };
  const filesWithKey = () =>
    readdirSync(test.store.dataDir).filter((name) =>
      readFileSync(join(test.store.dataDir, name)).includes(key),
    );

  it('goes without a wait, and its bytes as soon as nobody reads any more', async () => {
    const { db, eraseRemains } = test.store.database;
    await clear();
    eraseRemains();
    expect(filesWithKey()).not.toEqual([]);
    reader.close();
    eraseRemains();
    expect(filesWithKey()).toEqual([]);
    // Everything else waits for other programs as before.
    expect((await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)).rows).toEqual([
      { timeout: 2_000 },
    ]);
  });

  it('is erased later also when this server itself was writing something else', async () => {
    reader.close();
    const { db, eraseTraces, eraseRemains } = test.store.database;
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('chat_keys').execute();
      eraseTraces();
    });
    expect(filesWithKey()).not.toEqual([]);
    eraseRemains();
    expect(filesWithKey()).toEqual([]);
  });

  it('is erased by the next server when this one was ended before', async () => {
    await clear();
    const next = await connectDatabase(
      { DATABASE_URL: undefined, DATA_DIR: test.store.dataDir },
      systemClock,
    );
    reader.close();
    expect(filesWithKey()).not.toEqual([]);
    next.eraseRemains();
    expect(filesWithKey()).toEqual([]);
    await next.close();
  });
});
