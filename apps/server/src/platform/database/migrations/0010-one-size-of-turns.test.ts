import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/databases.ts';
import { keepOldConversation, type OldMessage, ownerOf } from '../../../testing/old-conversation.ts';
import { registerPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { DAY } from '../../clock.ts';
import { sealTurnsAsOne } from './0010-one-size-of-turns.ts';

type AnyDb = Parameters<Migration['up']>[0];

const BEGAN = Date.UTC(2026, 9, 3, 7, 41, 13, 457);
const QUESTIONS = 150;
const TIMES = Array.from({ length: QUESTIONS }, (_, at) => BEGAN + at * 60_001);

describeDatabases('what was kept with its time', (kind) => {
  let test: TestApp;
  let messages: OldMessage[];
  beforeEach(async () => {
    test = await createTestApp(kind);
    const owner = await ownerOf(test, await registerPerson(test));
    messages = await keepOldConversation(test, owner, QUESTIONS, BEGAN);
  });
  afterEach(() => test.close());

  async function migrate() {
    const { db, dialect } = test.store.database;
    const again = { migrationTableName: 'again', migrationLockTableName: 'again_lock' };
    const getMigrations = async () => ({ again: { up: (old: AnyDb) => sealTurnsAsOne(old, dialect) } });
    const { error } = await new Migrator({ db, ...again, provider: { getMigrations } }).migrateToLatest({
      disableTransactions: dialect === 'sqlite',
    });
    expect(error).toBeUndefined();
  }

  /** Times in the files of SQLite; of PostgreSQL, which keeps dead rows, the file that the table stands in. */
  async function remains(): Promise<unknown[]> {
    const { database, dataDir } = test.store;
    if (kind === 'SQLite')
      return timesIn(readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name))));
    const { rows } = await sql<{
      file: unknown;
    }>`select pg_relation_filenode('chat_messages') as file`.execute(database.db);
    return rows.map(({ file }) => file);
  }

  it('loses it, and nothing else', async () => {
    const { db } = test.store.database;
    const before = await db.selectFrom('chat_messages').selectAll().orderBy('seq').execute();
    await migrate();
    const after = await db.selectFrom('chat_messages').selectAll().orderBy('seq').execute();
    expect(after).toEqual(
      before.map((row) => ({ ...row, created_at: row.created_at - (row.created_at % DAY) })),
    );
    expect(new Set(after.map(({ created_at }) => created_at)).size).toBe(1);
  });

  it('leaves it nowhere in the files, in what was deleted neither', async () => {
    const { db, dialect, eraseTraces } = test.store.database;
    const gone = messages.filter((_, at) => at % 3 === 0).map(({ id }) => id);
    // Now and then SQLite leaves the bytes of a moved row in free space; so it always does.
    if (dialect === 'sqlite') await sql`pragma secure_delete = off`.execute(db);
    await db.deleteFrom('chat_messages').where('id', 'in', gone).execute();
    if (dialect === 'sqlite') await sql`pragma secure_delete = on`.execute(db);
    eraseTraces();
    const before = await remains();
    expect(before.length).toBeGreaterThan(0);
    await migrate();
    eraseTraces();
    expect((await remains()).filter((one) => before.includes(one))).toEqual([]);
  });

  it('loses with it the small counts of its days, and no others', async () => {
    const { db } = test.store.database;
    const count = { language: 'en', kind: 'crisis', topic: '' } as const;
    await db
      .insertInto('chat_question_counts')
      .values([
        { ...count, day: '2026-10-03', count: 4 },
        { ...count, day: '2026-10-03', kind: 'answer', count: 5 },
        { ...count, day: '2026-10-05', count: 1 },
      ])
      .execute();
    await migrate();
    const left = await db
      .selectFrom('chat_question_counts')
      .select(['day', 'count'])
      .orderBy('day')
      .execute();
    expect(left).toEqual([
      { day: '2026-10-03', count: 5 },
      { day: '2026-10-05', count: 1 },
    ]);
  });
});

/** As SQLite writes a time into a row: six bytes, the highest first. */
function timesIn(files: Buffer[]): number[] {
  return TIMES.filter((time) => {
    const bytes = Buffer.alloc(6);
    bytes.writeUIntBE(time, 0, 6);
    return files.some((file) => file.includes(bytes));
  });
}
