import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../errors.ts';

const SQLITE_BUSY = 5;

/**
 * Keeps a second server off this data folder. The lock is the operating system's, held through a file of its own, so
 * it goes with the process however that ends, and other programs may still open the database.
 * @returns how to release it.
 * @throws StartFault naming the process that holds the folder.
 */
export function lockDataDir(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const pidFile = join(directory, 'server.pid');
  const lock = new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new StartFault(
      `the data folder ${directory} is in use by another server (process ${readPid(pidFile)})`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

function readPid(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
