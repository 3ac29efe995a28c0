import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask, listed } from '../../testing/board.ts';
import {
  createPostgresDatabase,
  createTestDatabase,
  dropPostgresDatabase,
  type TestDatabase,
} from '../../testing/databases.ts';
import { fillEveryTable } from '../../testing/fill-every-table.ts';
import { askChat, newVisitor, registerPerson } from '../../testing/people.ts';
import { runProgram } from '../../testing/server-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { systemClock } from '../clock.ts';
import { connectDatabase } from '../database/connect.ts';
import { lockDataDir } from '../database/data-dir-lock.ts';
import { readEnvironment } from '../environment.ts';
import { moveToPostgres } from './move-to-postgres.ts';

const ROWS = 25;

describe.runIf(inject('postgresUrl'))('a move to PostgreSQL', () => {
  let store: TestDatabase;
  let url: string;
  let client: pg.Client;
  let told: string[];
  beforeEach(async () => {
    told = [];
    store = await createTestDatabase('SQLite');
    url = await createPostgresDatabase();
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await store.remove();
    await dropPostgresDatabase(url);
  });

  const file = () => join(store.dataDir, 'salama.sqlite');
  const move = (environment: Record<string, string> = {}) =>
    moveToPostgres(url, {
      environment: readEnvironment({ DATA_DIR: store.dataDir, ...environment }),
      clock: systemClock,
      tell: (line) => told.push(line),
    });
  const count = async (table: string) =>
    Number((await client.query(`select count(*) as count from "${table}"`)).rows[0].count);
  const tablesThere = async () =>
    (
      await client.query(`select table_name from information_schema.tables where table_schema = 'public'`)
    ).rows
      .map((row) => String(row.table_name))
      .filter((name) => !name.startsWith('kysely_'));
  /** A row of each in which a value, or a whole row, is lost on the way. */
  const fill = () => {
    const tables = fillEveryTable(file(), ROWS);
    const database = new DatabaseSync(file());
    database.exec('delete from server_keys');
    database.close();
    return tables.filter((name) => name !== 'server_keys');
  };

  it('takes every row of every table along, whatever it holds, and leaves the file as it was', async () => {
    await store.database.close();
    const tables = fill();
    expect((await tablesOfMove()).toSorted()).toEqual([...tables, 'server_keys'].toSorted());
    const before = digestOf(file());
    await move();
    expect(digestOf(file())).toBe(before);
    expect((await tablesThere()).toSorted()).toEqual([...tables, 'server_keys'].toSorted());
    const source = new DatabaseSync(file(), { readOnly: true });
    for (const table of tables) {
      const here = source.prepare(`select * from "${table}"`).all();
      expect(here.length, table).toBeGreaterThanOrEqual(ROWS);
      const there = (await client.query(`select * from "${table}"`)).rows;
      expect(normal(there), table).toEqual(normal(here));
    }
    source.close();
    store.database = await connectDatabase({ DATA_DIR: store.dataDir, DATABASE_URL: undefined }, systemClock);

    async function tablesOfMove() {
      const known = new DatabaseSync(file(), { readOnly: true });
      const names = known.prepare(`select name from sqlite_schema where type = 'table'`).all();
      known.close();
      return names
        .map(({ name }) => String(name))
        .filter((name) => !/^(?:sqlite_|kysely_|community_search)/.test(name));
    }
  });

  it('goes on counting where the file stopped, also after a row that is gone', async () => {
    const { db } = store.database;
    const entry = { at: 1, user_id: null, username: 'a', area: 'people', action: 'make-admin' } as const;
    const about = { subject_kind: 'account', subject_id: 'x', subject_name: null, detail: null } as const;
    for (const id of ['one', 'two'])
      await db
        .insertInto('audit_entries')
        .values({ id, ...entry, ...about })
        .execute();
    await db.deleteFrom('audit_entries').where('id', '=', 'two').execute();
    await move();
    const { rows } = await client.query(
      `insert into audit_entries (id, at, username, area, action, subject_kind, subject_id)
        values ('three', 1, 'a', 'people', 'make-admin', 'account', 'x') returning seq`,
    );
    expect(Number(rows[0].seq)).toBe(3);
  });

  it('brings people, their conversations, what they posted and their key: they notice nothing', async () => {
    const first = await createTestApp('SQLite', { store });
    const person = await registerPerson(first);
    await askChat(first, 'Is it normal?', { token: person.token });
    const headers = await newVisitor(first);
    await ask(first, 'Is it safe to search for mangrove?', { headers });
    await first.app.close();
    expect(await move()).toMatch(/each read back and the same.*secret\.key.*npm run backup.*delete/s);
    await expect(move()).rejects.toThrow(/stands there already/);

    const database = await connectDatabase({ DATA_DIR: store.dataDir, DATABASE_URL: url }, systemClock);
    const second = await createTestApp('PostgreSQL', { store: { ...store, database, url } });
    const { body } = await second.call('GET', '/chat', { token: person.token });
    expect(JSON.stringify(body)).toContain('Is it normal?');
    expect(await listed(second, '?search=mangrove')).toHaveLength(1);
    expect((await ask(second, 'Is it as good as before?', { headers })).status).toBe(201);
    await second.app.close();
    await database.close();
  });

  it('refuses a folder in use, a key that is not the database’s, and tables of another version', async () => {
    const unlock = lockDataDir(store.dataDir);
    await expect(move()).rejects.toThrow('in use by another server');
    unlock();
    const app = await createTestApp('SQLite', { store });
    await app.app.close();
    const key = readFileSync(join(store.dataDir, 'secret.key'));
    writeFileSync(join(store.dataDir, 'secret.key'), `${'c'.repeat(43)}\n`);
    await expect(move()).rejects.toThrow('is not that of the database');
    rmSync(join(store.dataDir, 'secret.key'));
    await expect(move()).rejects.toThrow('is not that of the database');
    await expect(move({ SECRET_KEY: 'k'.repeat(32) })).rejects.toThrow('is not that of the database');
    writeFileSync(join(store.dataDir, 'secret.key'), key);
    change(`insert into kysely_migration values ('9999-new', '2027-01-01')`);
    await expect(move()).rejects.toThrow('newer version (9999-new)');
    change(`delete from kysely_migration where name like '9999%' or name like '0016%'`);
    await expect(move()).rejects.toThrow('start this one once');
    expect(await tablesThere()).toEqual([]);
  });

  it('refuses a database in which anything stands, and moves into one whose tables are empty', async () => {
    await client.query('create table notes (id text)');
    await expect(move()).rejects.toThrow('not empty (notes)');
    await client.query('drop table notes');
    await (await connectDatabase({ DATA_DIR: '', DATABASE_URL: url }, systemClock)).close();
    await client.query(`insert into server_keys values (1, 'another')`);
    await expect(move()).rejects.toThrow('stands there already (server_keys');
    expect(await count('server_keys')).toBe(1);
    await client.query('delete from server_keys');
    await move();
    await expect(move()).resolves.toContain('read back');
  });

  it('keeps nothing when a row comes out otherwise, or cannot be kept', async () => {
    fill();
    await (await connectDatabase({ DATA_DIR: '', DATABASE_URL: url }, systemClock)).close();
    await client.query(`create function meddle() returns trigger language plpgsql as
      $$ begin new.label := trim(new.label); return new; end $$`);
    await client.query(
      'create trigger meddle before insert on community_tags for each row execute function meddle()',
    );
    await expect(move()).rejects.toThrow('A row of community_tags does not come out as it was');
    expect(await count('users')).toBe(0);
    await client.query('drop trigger meddle on community_tags');
    change(`update users set username = 'a' || char(0) || 'b' where seq = 1`);
    await expect(move()).rejects.toThrow('A text in users holds a NUL character');
    expect(await count('turnstiles')).toBeLessThan(ROWS);
  });

  it('is one command, after which the server does not start on the file by mistake', async () => {
    await store.database.close();
    const settings = { DATA_DIR: store.dataDir };
    const wrong = runProgram('move-command.ts', settings);
    expect((await wrong.ended).code).toBe(1);
    expect(wrong.output()).toMatch(/^Usage: npm run move/);
    const nowhere = runProgram('move-command.ts', settings, ['postgres://a@127.0.0.1:9/none']);
    expect((await nowhere.ended).code).toBe(1);
    expect(nowhere.output()).toContain('the database cannot be reached');
    const moved = runProgram('move-command.ts', settings, [url]);
    expect((await moved.ended).code, moved.output()).toBe(0);
    expect(moved.output()).toMatch(/users: 0 rows\n.*1\. Set DATABASE_URL/s);
    const forgotten = runProgram('main.ts', { ...settings, PORT: '0' });
    expect((await forgotten.ended).code).toBe(1);
    expect(forgotten.output()).toContain('was moved to PostgreSQL: set DATABASE_URL');
    store.database = await connectDatabase({ ...settings, DATABASE_URL: undefined }, systemClock);
  });

  function change(statement: string): void {
    const database = new DatabaseSync(file());
    database.function('digest', (id) => String(id));
    database.exec(statement);
    database.close();
  }
});

function digestOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** As text, in one order: PostgreSQL's client gives large numbers as text. */
function normal(rows: readonly object[]): string[] {
  return rows
    .map((row) =>
      Object.entries(row)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}=${value === null ? 'null' : JSON.stringify(String(value))}`)
        .join(' '),
    )
    .toSorted();
}
