import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase, describeDatabases, dropPostgresDatabase } from '../../testing/databases.ts';
import { memoryFolder } from '../../testing/memory-folder.ts';
import { backUpBeforeUpdate } from '../backup/before-update.ts';
import { listBackups } from '../backup/kept-backups.ts';
import { systemClock } from '../clock.ts';
import { readEnvironment } from '../environment.ts';
import { systemRandomness } from '../randomness.ts';
import { connectDatabase, type Db, openAsItIs } from './connect.ts';
import { KNOWN_MIGRATIONS, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

const NAMES = [...KNOWN_MIGRATIONS];
/** What was dropped, renamed or narrowed before tables were promised to grow first. */
const BEFORE_THE_RULE = new Set(NAMES.filter((name) => name < '0014'));
/** The version before would stumble over it while both run. */
const SHRINKS =
  /\bdrop\s+(?:table|column|index)\b|\brename\b|\balter\s+column\b|\bset\s+not\s+null\b|\badd\s+column\b(?=[^,]*\bnot null\b)(?![^,]*\bdefault\b)/i;

const logger = { info: () => {}, warn: () => {} };

describeDatabases('a database of a version before', (kind) => {
  let dataDir: string;
  let url: string | undefined;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(memoryFolder(), 'salama-old-'));
    url = kind === 'PostgreSQL' ? await createPostgresDatabase() : undefined;
  });
  afterEach(async () => {
    if (url) await dropPostgresDatabase(url);
    rmSync(dataDir, { recursive: true });
  });

  const environment = () => readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: url });
  /** As the version left it that knew the migrations up to this one: with an account and a question in it. */
  async function makeOld(last: string): Promise<void> {
    const opened = openAsItIs(environment(), systemClock);
    try {
      await migrate(opened.db, opened.dialect, { until: last });
      await addAccount(opened.db);
    } finally {
      await opened.close();
    }
  }
  const addAccount = (db: Db) =>
    sql`insert into users (id, username, username_key, role, is_anonymous, password_salt, password_verifier,
      password_wrap, recovery_hash, recovery_wrap, created_at)
    values ('a', 'asha', 'asha', 'USER', 1, 's', 'v', 'w', 'h', 'r', 7)
    on conflict do nothing`.execute(db);
  const look = async () => {
    const database = await connectDatabase(environment(), systemClock);
    const users = await database.db.selectFrom('users').select(['username', 'is_moderator']).execute();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.db);
    await database.close();
    return { users, names: rows.map(({ name }) => name).sort() };
  };

  it.each(NAMES.slice(0, -1))('is brought up to date from %s, with what is in it', async (last) => {
    await makeOld(last);
    expect(await look()).toEqual({ users: [{ username: 'asha', is_moderator: 0 }], names: NAMES });
  });

  it('is copied before its tables change, and only then', async () => {
    await makeOld('0011-erasures');
    const tools = { clock: systemClock, randomness: systemRandomness, logger };
    const copy = () => backUpBeforeUpdate({ environment: environment(), ...tools, passphrase: undefined });
    await copy();
    const copies = () => listBackups(join(dataDir, 'backups'));
    const isThere = kind === 'SQLite' || copies().length > 0;
    if (isThere) expect(copies()).toMatchObject([{ beforeUpdate: true }]);
    await look();
    rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
    await copy();
    expect(copies()).toEqual([]);
  });

  it('is whole again when the process is ended between two steps, or in one', async () => {
    for (const last of NAMES.slice(0, -1)) {
      await makeOld(last);
      const opened = openAsItIs(environment(), systemClock);
      await expect(migrate(opened.db, opened.dialect, { take: endAfter })).rejects.toThrow('ended');
      await opened.close();
    }
    expect((await look()).names).toEqual(NAMES);
  });
});

/** A step is done, and the process ends before it is written down. */
async function endAfter(_name: string, up: () => Promise<void>): Promise<void> {
  await up();
  throw new Error('ended');
}

describe('a migration', () => {
  it('adds what the version before can ignore: nothing is dropped, renamed or narrowed while it still runs', async () => {
    const statements: [string, string][] = [];
    let name = '';
    const folder = mkdtempSync(join(memoryFolder(), 'salama-rule-'));
    const db = new Kysely<Schema>({
      dialect: openSqlite(join(folder, 'salama.sqlite')).dialect,
      log: (event) => void statements.push([name, event.query.sql]),
    });
    const take = (one: string, up: () => Promise<void>) => {
      name = one;
      return up();
    };
    await migrate(db, 'sqlite', { take });
    await db.destroy();
    rmSync(folder, { recursive: true });
    const shrinking = statements.filter(([, statement]) => SHRINKS.test(statement)).map(([one]) => one);
    expect(shrinking.filter((one) => !BEFORE_THE_RULE.has(one))).toEqual([]);
    expect(statements.length).toBeGreaterThan(50);
  });

  it.each([
    ['drop table users', true],
    ['alter table "users" drop column "email"', true],
    ['alter table users rename to people', true],
    ['alter table "users" add column "age" integer not null', true],
    ['alter table "users" add column "age" integer default 0 not null', false],
    ['create table "ages" ("age" integer not null)', false],
  ])('that says %s: shrinks %s', (statement, shrinks) => {
    expect(SHRINKS.test(statement)).toBe(shrinks);
  });

  it('is in the list that makes tables, each file of the folder', () => {
    const files = readdirSync(join(import.meta.dirname, 'migrations'))
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => file.replace('.ts', ''));
    expect(files.sort()).toEqual(NAMES);
  });
});
