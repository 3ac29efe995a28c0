import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase, type Database } from '../platform/database/connect.ts';
import { memoryFolder } from './memory-folder.ts';
import { TEMPLATE } from './postgres-server.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** An empty database of its own, gone after the test. */
export interface TestDatabase {
  database: Database;
  /** Folder of everything the server writes beside PostgreSQL. */
  dataDir: string;
  /** What DATABASE_URL would be. */
  url: string | undefined;
  remove(): Promise<void>;
}

/** A busy machine is not an outage; tests of outages connect by themselves. */
const PATIENCE = { connect: 10_000, statement: 10_000 };

/** Runs the same tests on both databases. */
export function describeDatabases(title: string, tests: (kind: DatabaseKind) => void): void {
  describe(`${title} on SQLite`, () => tests('SQLite'));
  describe.runIf(inject('postgresUrl'))(`${title} on PostgreSQL`, () => tests('PostgreSQL'));
}

/** The same, where PostgreSQL's own client programs are needed besides. */
export function describeCopies(title: string, tests: (kind: DatabaseKind) => void): void {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const canDump = inject('postgresUrl') && folders.some((folder) => existsSync(join(folder, 'pg_dump')));
  describe(`${title} on SQLite`, () => tests('SQLite'));
  describe.runIf(canDump)(`${title} on PostgreSQL`, () => tests('PostgreSQL'));
}

export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(memoryFolder(), 'salama-test-'));
  const url = kind === 'PostgreSQL' ? await createPostgresDatabase(TEMPLATE) : undefined;
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url };
  const database = await connectDatabase(environment, systemClock, PATIENCE);
  const store: TestDatabase = {
    database,
    dataDir,
    url,
    remove: async () => {
      await store.database.close();
      if (url) await dropPostgresDatabase(url);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return store;
}

/** One without a table, or a copy of `template`; whoever asks for it drops it. @returns its address. */
export async function createPostgresDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await inPostgres((client) => client.query(`create database "${name}" template "${template}"`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropPostgresDatabase(url: string): Promise<void> {
  await inPostgres((client) =>
    client.query(`drop database "${new URL(url).pathname.slice(1)}" with (force)`),
  );
}

async function inPostgres(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
