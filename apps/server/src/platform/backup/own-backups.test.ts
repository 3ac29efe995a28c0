import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeCopies } from '../../testing/databases.ts';
import { createKeptApp, type KeptApp } from '../../testing/kept-app.ts';
import { PASSWORD, registerAdmin, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { StartFault } from '../errors.ts';
import { listBackups, nameOf } from './kept-backups.ts';
import { createOwnBackups } from './own-backups.ts';

describeCopies('a server', (kind) => {
  let test: TestApp;
  let fault: Error | undefined;
  let copies: string[];
  beforeEach(async () => {
    [fault, copies] = [undefined, []];
    test = await createTestApp(kind, { copyInto });
  });
  afterEach(() => test.close());

  async function copyInto(file: string): Promise<void> {
    if (fault) throw fault;
    copies.push(file);
    writeFileSync(file, '');
  }
  const folder = () => join(test.store.dataDir, 'backups');
  const health = async () => (await test.call('GET', '/health')).body.data.backup;
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 10 * MINUTE) {
      test.clock.advance(10 * MINUTE);
      await test.backups.takeDue();
    }
  };

  it('copies its database by itself, at its first chance and then every six hours', async () => {
    await test.backups.takeDue();
    expect(copies).toEqual([join(folder(), nameOf(test.clock.now()))]);
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    await pass(DAY);
    expect(copies).toHaveLength(5);
    expect(await health()).toBe('recent');
  });

  it('says so in health and at the desk when a copy fails, and tries again after an hour', async () => {
    await test.backups.takeDue();
    fault = new StartFault('There is not enough room on the disk.');
    await pass(6 * HOUR);
    expect(await health()).toBe('late');
    const { token } = await registerAdmin(test);
    const desk = async () => (await test.call('GET', '/admin/stats', { token })).body.data.backup;
    expect(await desk()).toMatchObject({ state: 'late', fails: true, takenAt: '2026-11-20T09:00:00.000Z' });
    expect(test.logLines.join('')).toContain('not enough room');
    fault = undefined;
    await pass(50 * MINUTE);
    expect(copies).toHaveLength(1);
    await pass(10 * MINUTE);
    expect(copies).toHaveLength(2);
    expect(await desk()).toMatchObject({ state: 'recent', fails: false });
  });

  it('is late when nothing was copied for a day, and has none where that is switched off', async () => {
    expect(await health()).toBe('recent');
    test.clock.advance(DAY + HOUR);
    expect(await health()).toBe('late');
    const off = await createTestApp(kind, { store: test.store, copyInto, environment: { BACKUPS: 'off' } });
    await off.backups.takeDue();
    expect(copies).toEqual([]);
    expect((await off.call('GET', '/health')).body.data.backup).toBe('off');
    await off.close();
  });

  if (kind === 'PostgreSQL')
    it('makes one copy where two processes share a database, also when the one at it has died', async () => {
      let finish = () => {};
      const slow = new Promise<void>((resolve) => (finish = resolve));
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const { database } = test.store;
      const tools = { environment: { BACKUPS: 'on', BACKUP_DIR: folder(), DATA_DIR: '' } as const, database };
      const process = (copy: (file: string) => Promise<void>) =>
        createOwnBackups({ ...tools, clock: test.clock, logger: test.app.log, copyInto: copy });
      const first = process(async (file) => {
        begin();
        await slow;
        await copyInto(file);
      }).takeDue();
      // Else the second may be first: both ask the database at once.
      await begun;
      const second = process(copyInto);
      await second.takeDue();
      expect(copies).toEqual([]);
      test.clock.advance(HOUR);
      await second.takeDue();
      expect(copies).toEqual([]);
      test.clock.advance(2 * HOUR);
      await second.takeDue();
      expect(copies).toHaveLength(1);
      finish();
      await first;
    });
});

describeCopies('a copy that the server has made', (kind) => {
  let kept: KeptApp;
  beforeEach(async () => {
    kept = await createKeptApp(kind);
  });
  afterEach(() => kept.close());

  it('is put back without what was erased since, and has no key beside it', async () => {
    const test = kept.test();
    const [gone, stays] = [await registerPerson(test, 'asha'), await registerPerson(test, 'juma')];
    await test.backups.takeDue();
    const folder = join(test.store.dataDir, 'backups');
    const [one] = listBackups(folder);
    expect(readdirSync(folder)).toEqual([one?.name]);
    const body = { password: PASSWORD, posts: 'delete' };
    await test.call('DELETE', '/auth/me', { token: gone.token, body });
    await kept.writeJournal();
    expect(existsSync(join(folder, `${one?.name}.key`))).toBe(false);
    await kept.restore({}, join(folder, one?.name ?? ''));
    const status = async (token: string) => (await kept.test().call('GET', '/auth/me', { token })).status;
    expect([await status(gone.token), await status(stays.token)]).toEqual([401, 200]);
  });

  it('is never half a file: what was broken off is taken away by the next', async () => {
    const test = kept.test();
    const folder = join(test.store.dataDir, 'backups');
    mkdirSync(folder);
    // As a process leaves it that is ended in the middle, the id of which is this one's: in a container it often is.
    for (const pid of [process.pid, 4_194_303])
      writeFileSync(join(folder, `${nameOf(test.clock.now())}.${pid}-1.tmp`), 'half');
    expect(listBackups(folder)).toEqual([]);
    await test.backups.takeDue();
    expect(readdirSync(folder)).toEqual([nameOf(test.clock.now())]);
  });
});
