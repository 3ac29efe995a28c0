import { chmodSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Directory } from '@salama/content/directory-types.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examine } from './doctor.ts';
import { nameOf } from './platform/backup/kept-backups.ts';
import { DAY } from './platform/clock.ts';
import { readEnvironment } from './platform/environment.ts';
import { describeCopies } from './testing/databases.ts';
import { registerAdmin } from './testing/people.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const GOOD = {
  PUBLIC_URL: 'https://salama.example',
  TRUST_PROXY: '127.0.0.1',
  HOST: '127.0.0.1',
  SUPPORT_EMAIL: 'help@salama.example',
  OPERATOR_NAME: 'Salama',
  OPERATOR_COUNTRY: 'KE',
  ADMIN_TOTP: 'required',
};

describeCopies('the doctor', (kind) => {
  let test: TestApp;
  let confirmed: string;
  let server: number | undefined;
  beforeEach(async () => {
    [confirmed, server] = ['2026-11-01', 200];
    test = await createTestApp(kind);
    await registerAdmin(test);
    await test.backups.takeDue();
    chmodSync(test.store.dataDir, 0o700);
  });
  afterEach(() => test.close());

  const lookWith = async (settings: Record<string, string> = {}) => {
    const { dataDir, url } = test.store;
    const environment = readEnvironment({ ...GOOD, DATA_DIR: dataDir, DATABASE_URL: url, ...settings });
    const directories = [{ contacts: [{ id: 'line', number: '116', confirmed }] }] as unknown as Directory[];
    return examine({ environment, clock: test.clock, directories, askServer: async () => server });
  };
  /** All but what is well. */
  const faults = async (settings?: Record<string, string>) =>
    (await lookWith(settings))
      .filter(({ state }) => state !== 'ok')
      .map(({ state, about }) => `${state} ${about}`);

  it('finds nothing to do now beside a server that is well set, and changes nothing', async () => {
    expect(await faults()).toEqual(['warn second copy']);
    expect(await faults()).toEqual(['warn second copy']);
  });

  if (kind === 'PostgreSQL')
    it('says where copies go when a pooler stands before the database', async () => {
      expect(await faults({ DATABASE_POOLER: 'on' })).toContain('warn pooler');
      const direct = { DATABASE_DIRECT_URL: test.store.url ?? '' };
      expect(await faults({ DATABASE_POOLER: 'on', ...direct })).not.toContain('warn pooler');
    });

  it.each([
    [{ RATE_LIMITS: 'off' }, 'fail limits'],
    [{ PUBLIC_URL: 'http://salama.example' }, 'fail address'],
    [{ TRUST_PROXY: '' }, 'fail proxy'],
    [{ HOST: '0.0.0.0' }, 'warn host'],
    [{ ADMIN_TOTP: 'optional' }, 'warn second factor'],
    [{ OPERATOR_NAME: '' }, 'warn operator'],
    [{ BACKUPS: 'off' }, 'warn backup'],
    [{ SECRET_KEY: 'k'.repeat(32) }, 'fail key'],
  ])('sees what is set wrongly: %j', async (settings, fault) => {
    expect(await faults(settings)).toContain(fault);
  });

  it('sees what is wrong in the data folder', async () => {
    const { dataDir } = test.store;
    chmodSync(join(dataDir, 'secret.key'), 0o644);
    expect(await faults()).toContain('warn modes');
    rmSync(join(dataDir, 'secret.key'));
    expect(await faults()).toContain('fail key');
    test.clock.advance(2 * DAY);
    expect(await faults()).toContain('fail backup');
    rmSync(join(dataDir, 'backups'), { recursive: true });
    expect(await faults()).toContain('warn backup');
    mkdirSync(join(dataDir, 'backups'));
    writeFileSync(join(dataDir, 'backups', `${nameOf(test.clock.now())}.7-1.tmp`), 'half');
    utimesSync(dataDir, new Date(), new Date());
    expect(await faults()).toContain('warn backup');
    expect(await faults({ DATA_DIR: join(dataDir, 'nowhere') })).toContain('fail data');
  });

  it('sees what is wrong in the world: a database, a server, old lines', async () => {
    const { db } = test.store.database;
    await db.deleteFrom('users').execute();
    expect(await faults()).toContain('warn desk');
    confirmed = '2026-01-01';
    expect(await faults()).toContain('warn directory');
    server = 503;
    expect(await faults()).toContain('fail server');
    server = undefined;
    expect(await faults()).toContain('warn server');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`.execute(db);
    expect(await faults()).toContain('fail tables');
    await sql`delete from kysely_migration where name in ('9999-of-tomorrow', '0014-duties')`.execute(db);
    expect(await faults()).toContain('warn tables');
    if (kind === 'PostgreSQL')
      expect(await faults({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })).toContain('fail database');
  });
});
