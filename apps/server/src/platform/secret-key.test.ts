import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, describeDatabases } from '../testing/databases.ts';
import { readEnvironment } from './environment.ts';
import { StartFault } from './errors.ts';
import { watchKey } from './key-watch.ts';
import { systemRandomness } from './randomness.ts';
import { isKeyOf, loadSecretKey } from './secret-key.ts';
import { forgetFingerprint } from './secret-key-repository.ts';

describe('the secret key', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'salama-key-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  const load = (more = {}) =>
    loadSecretKey(readEnvironment({ DATA_DIR: directory, ...more }), systemRandomness);

  it('is made once, for its owner alone, and read again', () => {
    const first = load().derive('test');
    expect(statSync(join(directory, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(load().derive('test')).toEqual(first);
  });

  it('comes from SECRET_KEY when that is set, without a file', () => {
    const one = load({ SECRET_KEY: 'a'.repeat(32) }).derive('test');
    expect(one).not.toEqual(load({ SECRET_KEY: 'b'.repeat(32) }).derive('test'));
    expect(() => readFileSync(join(directory, 'secret.key'))).toThrow();
  });

  it('is not replaced when its file is damaged', () => {
    writeFileSync(join(directory, 'secret.key'), 'short');
    expect(load).toThrow(StartFault);
    expect(readFileSync(join(directory, 'secret.key'), 'utf8')).toBe('short');
  });
});

describeDatabases('a database', (kind) => {
  it('goes with the first key it met, until the operator lets it go', async () => {
    const { database, dataDir, remove } = await createTestDatabase(kind);
    const keyOf = (letter: string) =>
      loadSecretKey(readEnvironment({ DATA_DIR: dataDir, SECRET_KEY: letter.repeat(32) }), systemRandomness);
    expect(await isKeyOf(database.db, keyOf('a'))).toBe(true);
    expect(await isKeyOf(database.db, keyOf('a'))).toBe(true);
    expect(await isKeyOf(database.db, keyOf('b'))).toBe(false);
    const kept = await database.db.selectFrom('server_keys').select('fingerprint').execute();
    expect(kept).toEqual([{ fingerprint: expect.not.stringContaining('a'.repeat(32)) }]);
    await forgetFingerprint(database.db);
    expect(await isKeyOf(database.db, keyOf('b'))).toBe(true);
    expect(await isKeyOf(database.db, keyOf('a'))).toBe(false);
    await remove();
  });

  it('is watched by a running process: what another brings after that is not its own', async () => {
    const { database, dataDir, remove } = await createTestDatabase(kind);
    const said: string[] = [];
    const logger = { error: (line: unknown) => said.push(String(line)), info: () => {} };
    const start = (letter: string) =>
      watchKey(
        database.db,
        loadSecretKey(
          readEnvironment({ DATA_DIR: dataDir, SECRET_KEY: letter.repeat(32) }),
          systemRandomness,
        ),
        logger,
      );
    const [running, waiting] = [await start('a'), await start('b')];
    expect([running.fits(), waiting.fits(), said.length]).toEqual([true, false, 1]);
    expect(waiting.require).toThrow('UNAVAILABLE');
    await forgetFingerprint(database.db);
    for (const watch of [running, waiting]) await watch.look();
    expect([running.fits(), waiting.fits()]).toEqual([true, false]);
    expect((await start('b')).fits()).toBe(true);
    for (const watch of [running, waiting]) await watch.look();
    expect([running.fits(), waiting.fits(), said.length]).toEqual([false, true, 2]);
    await remove();
  });
});
