import { cpSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, listed, nextText } from '../../testing/board.ts';
import { describeCopies } from '../../testing/databases.ts';
import { createKeptApp, type KeptApp } from '../../testing/kept-app.ts';
import { newVisitor, registerPerson } from '../../testing/people.ts';
import { systemClock } from '../clock.ts';
import { connectDatabase } from '../database/connect.ts';
import { COMMIT_SCRIPT, SET_ASIDE_SCRIPT } from './repository.ts';

describeCopies('a restore', (kind) => {
  let kept: KeptApp;
  let dataDir: string;
  beforeEach(async () => {
    kept = await createKeptApp(kind);
    dataDir = kept.test().store.dataDir;
  });
  afterEach(() => kept.close());

  const db = () => kept.test().store.database.db;
  const usernames = async () =>
    (await db().selectFrom('users').select('username').execute()).map((row) => row.username);
  const fingerprint = async () =>
    (await db().selectFrom('server_keys').selectAll().executeTakeFirstOrThrow()).fingerprint;
  const journal = () => join(dataDir, 'erasures.log');
  /** As if the database had been lost with its disk. */
  const loseDatabase = async () => {
    await kept.stop();
    for (const end of ['', '-wal', '-shm']) rmSync(join(dataDir, `salama.sqlite${end}`), { force: true });
    await kept.start();
    if (kind === 'PostgreSQL')
      for (const table of ['users', 'community_questions', 'erasures'] as const)
        await db().deleteFrom(table).execute();
  };

  it('leaves sessions as they were, and takes away what came after the backup', async () => {
    const before = await registerPerson(kept.test());
    await kept.backUp();
    await registerPerson(kept.test());
    await kept.restore();
    expect(await usernames()).toEqual([before.username]);
    expect((await kept.test().call('GET', '/auth/me', { token: before.token })).status).toBe(200);
  });

  it('needs no leave on a new machine, where nothing stands', async () => {
    const { username } = await registerPerson(kept.test());
    const headers = await newVisitor(kept.test());
    await ask(kept.test(), 'Is it safe to search for mangrove?', { headers });
    await kept.backUp();
    if (kind === 'PostgreSQL')
      await sql.raw('drop schema public cascade; create schema public').execute(db());
    await kept.stop();
    for (const name of readdirSync(dataDir)) if (!name.includes('backup')) rmSync(join(dataDir, name));
    expect(await kept.restoreStopped({ replace: false, withoutErasures: true })).toContain('The key came');
    await kept.start();
    expect(await usernames()).toEqual([username]);
    expect(await listed(kept.test(), '?search=mangrove')).toHaveLength(1);
  });

  it('wants to be told that it may replace what stands there', async () => {
    await kept.backUp();
    const after = await registerPerson(kept.test());
    await expect(kept.restore({ replace: false })).rejects.toThrow('--replace');
    expect(await usernames()).toEqual([after.username]);
  });

  it('refuses what a newer version made, and says what to do', async () => {
    const after = await registerPerson(kept.test());
    await sql`insert into kysely_migration values ('9999-something-new', '2027-01-01')`.execute(db());
    await kept.backUp();
    await sql`delete from kysely_migration where name = '9999-something-new'`.execute(db());
    await expect(kept.restore()).rejects.toThrow(/newer Salama \(9999-something-new\): install that version/);
    expect(await usernames()).toEqual([after.username]);
  });

  it('refuses what is no backup, is cut short or is damaged, and leaves everything as it was', async () => {
    const { username } = await registerPerson(kept.test());
    await kept.backUp();
    const bytes = readFileSync(kept.file);
    const middle = Math.floor(bytes.length / 2);
    for (const broken of [
      Buffer.from('no backup'),
      bytes.subarray(0, middle),
      Buffer.concat([bytes.subarray(0, middle), Buffer.alloc(9_000, 7), bytes.subarray(middle + 9_000)]),
    ]) {
      writeFileSync(kept.file, broken);
      await expect(kept.restore()).rejects.toThrow();
      expect(await usernames()).toEqual([username]);
    }
  });

  it('brings its key along, and takes no key of another database', async () => {
    const key = readFileSync(join(dataDir, 'secret.key'), 'utf8');
    const known = await fingerprint();
    await kept.backUp();
    writeFileSync(join(dataDir, 'secret.key'), `${'c'.repeat(43)}\n`);
    expect(await kept.restore()).toContain('kept as secret.key.replaced');
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(key);
    writeFileSync(`${kept.file}.key`, `${'d'.repeat(43)}\n`);
    await expect(kept.restore()).rejects.toThrow('that of another database');
    rmSync(`${kept.file}.key`);
    rmSync(join(dataDir, 'secret.key'));
    await expect(kept.restore()).rejects.toThrow('--without-key');
    expect(await kept.restore({ withoutKey: true })).toContain('It is without a key');
    expect(await fingerprint()).not.toBe(known);
  });

  it('erases by the journal beside a lost database, or by a copy of it, and goes on without only when told', async () => {
    const headers = await newVisitor(kept.test());
    const text = nextText();
    const { body } = await ask(kept.test(), text, { headers });
    await kept.backUp();
    await kept.test().call('DELETE', `/community/questions/${body.data.question._id}`, { headers });
    await kept.writeJournal();
    cpSync(journal(), join(dataDir, 'elsewhere.log'));
    await loseDatabase();
    await kept.restore();
    expect(await listed(kept.test())).toEqual([]);

    await loseDatabase();
    rmSync(journal());
    await expect(kept.restore()).rejects.toThrow(/--erased FILE, or go on with --without-erasures/);
    await kept.restore({ erased: join(dataDir, 'elsewhere.log') });
    expect(await listed(kept.test())).toEqual([]);

    await loseDatabase();
    rmSync(journal());
    await kept.restore({ withoutErasures: true });
    expect(await listed(kept.test())).toEqual([text]);
  });

  it('knows a journal that does not reach back to the backup', async () => {
    await kept.backUp();
    await db().deleteFrom('erasures').execute();
    await expect(kept.restore()).rejects.toThrow('No journal of erasures reaches back to this backup');
  });

  /** What is left when a restore is ended by force, in the middle of its last steps. */
  async function leaveHalfDone(): Promise<void> {
    if (kind === 'PostgreSQL') {
      await sql.raw(`${SET_ASIDE_SCRIPT}${COMMIT_SCRIPT}`).execute(db());
      await kept.stop();
      const settings = { DATA_DIR: dataDir, DATABASE_URL: kept.test().store.url };
      await expect(connectDatabase(settings, systemClock)).rejects.toThrow('a restore was not finished');
      return;
    }
    await kept.stop();
    linkSync(join(dataDir, 'salama.sqlite'), join(dataDir, 'salama.sqlite.replaced'));
    writeFileSync(join(dataDir, 'copy.999999999-1.tmp'), 'a copy of everything');
  }

  it('that was broken off is done again, and leaves no copy behind', async () => {
    const { username } = await registerPerson(kept.test());
    await kept.backUp();
    await leaveHalfDone();
    await kept.restoreStopped();
    expect(readdirSync(dataDir).filter((name) => /replaced|tmp/.test(name))).toEqual([]);
    await kept.start();
    expect(await usernames()).toEqual([username]);
  });
});
