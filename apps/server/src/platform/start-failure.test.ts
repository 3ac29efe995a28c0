import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN_MIGRATIONS } from './database/migrate.ts';
import { Unavailable } from './errors.ts';
import { reasonOf } from './start-failure.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

/** Faults that can be made here: what the folder holds before the start, other settings, and the line. */
const FAULTS: readonly {
  fault: string;
  prepare?: (dataDir: string) => void;
  settings?: (dataDir: string) => Record<string, string>;
  line: RegExp;
}[] = [
  {
    fault: 'DATA_DIR is a file',
    prepare: (dataDir) => writeFileSync(join(dataDir, 'file'), ''),
    settings: (dataDir) => ({ DATA_DIR: join(dataDir, 'file') }),
    line: /^DATA_DIR is a file: set it to a folder$/,
  },
  {
    fault: 'DATA_DIR lies in a file',
    prepare: (dataDir) => writeFileSync(join(dataDir, 'file'), ''),
    settings: (dataDir) => ({ DATA_DIR: join(dataDir, 'file/data') }),
    line: /^DATA_DIR is in a file: set it to a folder$/,
  },
  {
    fault: 'the database is none',
    prepare: (dataDir) => writeFileSync(join(dataDir, 'salama.sqlite'), 'no database '.repeat(500)),
    line: /^salama\.sqlite in DATA_DIR is no database: put back a backup \(npm run restore\)$/,
  },
  {
    fault: 'the database cannot be opened',
    prepare: (dataDir) => mkdirSync(join(dataDir, 'salama.sqlite')),
    line: /^the database cannot be opened: make DATA_DIR and what is in it this user’s$/,
  },
  {
    fault: 'the database is of a newer version',
    prepare: (dataDir) => {
      const database = new DatabaseSync(join(dataDir, 'salama.sqlite'));
      database.exec('create table kysely_migration (name text, timestamp text)');
      const note = database.prepare("insert into kysely_migration values (?, '2027-01-01')");
      for (const name of [...KNOWN_MIGRATIONS, '9999-something-new']) note.run(name);
      database.close();
    },
    line: /^the database is of a newer version \(9999-something-new\): start that version, or put back the backup made before it \(npm run restore\)$/,
  },
  {
    fault: 'the key is damaged',
    prepare: (dataDir) => writeFileSync(join(dataDir, 'secret.key'), 'half'),
    line: /secret\.key/,
  },
  {
    fault: 'the database is away',
    settings: () => ({ DATABASE_URL: 'postgres://salama:secret@127.0.0.1:1/salama' }),
    line: /^the database cannot be reached: look at DATABASE_URL, and whether it runs$/,
  },
];

describe('a start that cannot go on', { timeout: 60_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-start-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(FAULTS)('says in one line what to do when $fault', async ({ prepare, settings, line }) => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    prepare?.(dataDir);
    const { code, said } = await start({ DATA_DIR: dataDir, ...settings?.(dataDir) });
    expect(said).toMatch(line);
    expect(said).not.toContain('secret@');
    expect(code).toBe(1);
  });

  it('says so when the port is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const address = holder.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { said } = await start({ DATA_DIR: mkdtempSync(join(folder, 'data-')), PORT: String(port) });
    holder.close();
    expect(said).toBe('the port is in use: set PORT to another one');
  });

  it('names the server that holds the folder', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const lock = new DatabaseSync(join(dataDir, 'server.lock'));
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    writeFileSync(join(dataDir, 'server.pid'), '4711\n');
    const { said } = await start({ DATA_DIR: dataDir });
    lock.close();
    expect(said).toMatch(/ is in use by another server \(process 4711\)$/);
  });
});

/** Faults that need another machine: what the system tells of them, and the line. */
describe('of a fault of the machine, the line', () => {
  const system = (code: string, more: object = {}) =>
    Object.assign(new Error('/data/secret'), { code, ...more });
  const sqlite = (errcode: number) => system('ERR_SQLITE_ERROR', { errcode });

  it.each([
    ['a full disk', system('ENOSPC'), /^the disk is full: free some of it, or set DATA_DIR/],
    ['a full disk under the database', sqlite(13), /^the disk is full: free some of it, or set DATA_DIR/],
    ['a quota', system('EDQUOT'), /^the disk is full/],
    ['a disk that is read-only', system('EROFS'), /^DATA_DIR is on a disk that cannot be written to/],
    ['a database that is read-only', sqlite(1288), /^the database cannot be written to: make DATA_DIR/],
    ['a folder of somebody else', system('EACCES', { syscall: 'mkdir' }), /make DATA_DIR and what is in it/],
    [
      'a low port',
      system('EACCES', { syscall: 'listen' }),
      /^the port may not be opened by this user: set PORT/,
    ],
    ['a disk that fails', sqlite(266), /^the disk under DATA_DIR does not read or write/],
    ['a damaged database', sqlite(11), /^the database is damaged: put back a backup/],
    [
      'a wrong password',
      new Unavailable(system('28P01')),
      /^the database refuses the password of DATABASE_URL$/,
    ],
    ['a wrong user', system('28000'), /^the database refuses the user of DATABASE_URL$/],
    ['no such database', system('3D000'), /^the database that DATABASE_URL names does not exist: create it$/],
    ['no right to make tables', system('42501'), /^the user of DATABASE_URL may not create tables there/],
    ['no connection left', system('53300'), /^the database has no connection left$/],
  ])('of %s says what to do, and no path', (_fault, error, line) => {
    expect(reasonOf(error)).toMatch(line);
    expect(reasonOf(error)).not.toContain('/data');
  });

  it('of anything else is its name, code and message', () => {
    expect(reasonOf(system('EWHATEVER'))).toBe('Error EWHATEVER /data/secret');
  });
});

async function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const [, said = printed] = /^Salama cannot start: ([^\n]+)\n$/.exec(printed) ?? [];
  return { code, said };
}
