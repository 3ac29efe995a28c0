import { join } from 'node:path';
import { type RestoreOptions, restoreBackup } from '../platform/backup/restore-backup.ts';
import { type BackupOptions, takeBackup } from '../platform/backup/take-backup.ts';
import { connectDatabase } from '../platform/database/connect.ts';
import { readEnvironment } from '../platform/environment.ts';
import { systemRandomness } from '../platform/randomness.ts';
import { createTestDatabase, type DatabaseKind } from './databases.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestClock } from './test-clock.ts';

/** A server whose operator makes backups and puts them back. */
export interface KeptApp {
  /** The server of now: after a restore another one, on the same data folder. */
  test(): TestApp;
  file: string;
  backUp(options?: Partial<BackupOptions>): Promise<string>;
  /** With the server stopped. */
  restore(options?: Partial<RestoreOptions>): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function createKeptApp(kind: DatabaseKind): Promise<KeptApp> {
  const store = await createTestDatabase(kind);
  const settings = { DATA_DIR: store.dataDir, DATABASE_URL: store.url };
  const environment = readEnvironment({ ...settings, RATE_LIMITS: 'off' });
  const tools = { environment, clock: createTestClock(Date.now()), randomness: systemRandomness };
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
  return {
    test: () => test,
    file,
    backUp: (options) => takeBackup(file, { passphrase: undefined, replace: false, ...options }, tools),
    restore: async (options) => {
      await stop();
      const line = await restoreBackup(file, { ...AS_ASKED, ...options }, tools).catch((error) => error);
      await start();
      if (line instanceof Error) throw line;
      return line;
    },
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
