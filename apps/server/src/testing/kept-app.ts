import { join } from 'node:path';
import { type RestoreOptions, restoreBackup } from '../platform/backup/restore-backup.ts';
import { type BackupOptions, takeBackup } from '../platform/backup/take-backup.ts';
import { connectDatabase } from '../platform/database/connect.ts';
import { readEnvironment } from '../platform/environment.ts';
import { createErasureJournal, JOURNAL_NAME } from '../platform/erasures/journal.ts';
import { systemRandomness } from '../platform/randomness.ts';
import { createTestDatabase, type DatabaseKind } from './databases.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestClock } from './test-clock.ts';

/** A server whose operator makes backups and puts them back. */
export interface KeptApp {
  /** The server of now: after a restore another one, on the same data folder. */
  test(): TestApp;
  file: string;
  backUp(options?: Partial<BackupOptions>, settings?: Record<string, string>, into?: string): Promise<string>;
  /** As a server does every minute. */
  writeJournal(): Promise<void>;
  /** With the server stopped. */
  restore(options?: Partial<RestoreOptions>, from?: string): Promise<string>;
  restoreStopped(options?: Partial<RestoreOptions>): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function createKeptApp(kind: DatabaseKind): Promise<KeptApp> {
  const store = await createTestDatabase(kind);
  const settings = { DATA_DIR: store.dataDir, DATABASE_URL: store.url };
  const toolsWith = (more: Record<string, string> = {}) => ({
    environment: readEnvironment({ ...settings, ...more }),
    clock: createTestClock(Date.now()),
    randomness: systemRandomness,
  });
  const tools = toolsWith();
  const file = join(store.dataDir, 'salama.backup');
  const open = () => createTestApp(kind, { store, environment: { RATE_LIMITS: 'off' } });
  let test = await open();
  const stop = async () => {
    await test.app.close();
    await store.database.close();
  };
  const start = async () => {
    store.database = await connectDatabase(settings, tools.clock, { connect: 10_000, statement: 10_000 });
    test = await open();
  };
  const restoreStopped = (options?: Partial<RestoreOptions>, from = file) =>
    restoreBackup(from, { ...AS_ASKED, ...options }, tools);
  return {
    test: () => test,
    file,
    backUp: (options, more, into = file) =>
      takeBackup(into, { passphrase: undefined, replace: false, ...options }, toolsWith(more)),
    writeJournal: () =>
      createErasureJournal(store.database.db, join(store.dataDir, JOURNAL_NAME), tools.clock).write(),
    restore: async (options, from) => {
      await stop();
      try {
        return await restoreStopped(options, from);
      } finally {
        await start();
      }
    },
    restoreStopped,
    stop,
    start,
    close: async () => {
      await test.app.close();
      await store.remove();
    },
  };
}

const AS_ASKED: RestoreOptions = {
  askPassphrase: async () => '',
  replace: true,
  erased: undefined,
  withoutErasures: false,
  withoutKey: false,
};
