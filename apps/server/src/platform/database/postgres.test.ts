import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { systemClock } from '../clock.ts';
import { Unavailable } from '../errors.ts';
import { connectDatabase, type Database } from './connect.ts';

describe.runIf(inject('postgresUrl'))('a statement that PostgreSQL gives up', () => {
  let store: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    store = await createTestDatabase('PostgreSQL');
    database = await connectDatabase({ DATABASE_URL: store.url, DATA_DIR: store.dataDir }, systemClock);
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const one = () => sql`select 1 as one`.execute(database.db);

  it.each([
    ['took too long', sql`select pg_sleep(3)`],
    ['was ended by its operator', sql`select pg_terminate_backend(pg_backend_pid())`],
  ])('because it %s fails alone: whoever comes next is served', async (_, statement) => {
    await expect(statement.execute(database.db)).rejects.toBeInstanceOf(Unavailable);
    for (const _again of [1, 2, 3]) expect((await one()).rows).toEqual([{ one: 1 }]);
  });
});
