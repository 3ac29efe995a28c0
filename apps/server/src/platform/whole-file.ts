import { closeSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

/** For this user alone, and there as a whole or not at all, also after a power cut. */
export async function writeWhole(path: string, content: Content): Promise<void> {
  const temporary = temporaryName(path);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  syncPath(dirname(path));
}

let made = 0;

/** A name beside `path` that is nobody's. Takes away what processes left there that were ended in the middle. */
export function temporaryName(path: string): string {
  for (const name of readdirSync(dirname(path))) {
    const pid = /\.(\d+)-\d+\.tmp(?:-\w+)?$/.exec(name)?.[1];
    if (pid && name.startsWith(`${basename(path)}.`) && !isAlive(Number(pid)))
      rmSync(join(dirname(path), name), { force: true });
  }
  made += 1;
  return `${path}.${process.pid}-${made}.tmp`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
