import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, listed, nextText } from '../../testing/board.ts';
import { describeCopies } from '../../testing/databases.ts';
import { createKeptApp, type KeptApp } from '../../testing/kept-app.ts';
import { registerPerson } from '../../testing/people.ts';
import { outputOf } from './postgres-tools.ts';

const PASSPHRASE = 'a quiet river at noon';

describeCopies('a backup', (kind) => {
  let kept: KeptApp;
  beforeEach(async () => {
    kept = await createKeptApp(kind);
  });
  afterEach(() => kept.close());

  const keyFile = () => join(kept.test().store.dataDir, 'secret.key');
  /** Everything that can be read out of the file. */
  const contents = async () =>
    kind === 'SQLite' ? readFileSync(kept.file, 'latin1') : outputOf('pg_restore', ['--file=-', kept.file]);

  it('holds nobody who was counted, and no key of a day', async () => {
    const { db } = kept.test().store.database;
    const [limit, day] = ['a-window-of-somebody', 'the-key-of-the-day'];
    await db.insertInto('request_limits').values({ key: limit, count: 1, ends_at: 9e12 }).execute();
    await db.deleteFrom('daily_keys').execute();
    await db.insertInto('daily_keys').values({ id: 1, day: '2026-11-22', key: day }).execute();
    const { username } = await registerPerson(kept.test());
    await kept.backUp();
    const text = await contents();
    expect([username, limit, day].map((word) => text.includes(word))).toEqual([true, false, false]);
    await kept.restore();
    const restored = kept.test().store.database.db;
    for (const table of ['request_limits', 'daily_keys'] as const)
      expect(await restored.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('holds nothing that was deleted before', async () => {
    const { db } = kept.test().store.database;
    const { username } = await registerPerson(kept.test());
    await db.deleteFrom('users').execute();
    await kept.backUp();
    expect(await contents()).not.toContain(username);
  });

  it('is sealed by a passphrase with the key in it, and opens with no other', async () => {
    const text = nextText();
    await ask(kept.test(), text);
    await kept.backUp({ passphrase: PASSPHRASE });
    const key = readFileSync(keyFile(), 'utf8').trim();
    const bytes = readFileSync(kept.file);
    expect([text, key, 'SQLite', 'PGDMP'].filter((word) => bytes.includes(word))).toEqual([]);
    expect(existsSync(`${kept.file}.key`)).toBe(false);
    await expect(kept.restore({ askPassphrase: async () => 'a quiet river at night' })).rejects.toThrow(
      'This passphrase does not open the backup.',
    );
    rmSync(keyFile());
    expect(await kept.restore({ askPassphrase: async () => PASSPHRASE })).toContain('The key came with it');
    expect(readFileSync(keyFile(), 'utf8').trim()).toBe(key);
    expect(await listed(kept.test())).toEqual([text]);
  });

  it('leaves out a key that is not the database’s, and SECRET_KEY, and says so', async () => {
    const other = 'b'.repeat(43);
    await kept.test().store.database.db.deleteFrom('server_keys').execute();
    await kept
      .test()
      .store.database.db.insertInto('server_keys')
      .values({ id: 1, fingerprint: 'x' })
      .execute();
    writeFileSync(keyFile(), other);
    expect(await kept.backUp()).toContain('secret.key is not the key of this database');
    expect(existsSync(`${kept.file}.key`)).toBe(false);
    const said = await kept.backUp({ replace: true }, { SECRET_KEY: 'k'.repeat(32) });
    expect(said).toContain('SECRET_KEY is not in it');
  });

  it('of a damaged database, or into a folder that is not there, is refused in one line', async () => {
    if (kind === 'SQLite') {
      const path = join(kept.test().store.dataDir, 'salama.sqlite');
      await kept.stop();
      const bytes = readFileSync(path);
      writeFileSync(
        path,
        Buffer.concat([bytes.subarray(0, 30_000), Buffer.alloc(60_000, 7), bytes.subarray(90_000)]),
      );
      await expect(kept.backUp()).rejects.toThrow(/^The (?:database is damaged|copy is not whole)/);
      expect(existsSync(kept.file)).toBe(false);
      writeFileSync(path, bytes);
      await kept.start();
    }
    await expect(kept.backUp({}, {}, join(kept.file, 'nowhere', 'file'))).rejects.toThrow(
      /cannot be written: its folder is missing/,
    );
  });
});
