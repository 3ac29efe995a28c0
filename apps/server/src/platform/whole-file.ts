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

const made = new Set<string>();

/** A name beside `path` that is nobody's. Takes away what processes left there that were ended in the middle. */
export function temporaryName(path: string): string {
  clearLeft(dirname(path), basename(path));
  const name = `${path}.${process.pid}-${made.size + 1}.tmp`;
  made.add(name);
  return name;
}

/**
 * Takes away what processes left in a folder that were ended while they wrote a file whose name begins so. In a
 * container a process often has the id of the one before it: what this one has not made, that one left.
 */
export function clearLeft(folder: string, beginning: string): void {
  for (const name of readdirSync(folder)) {
    const [whole, begins, pid] = /^(.+\.(\d+)-\d+\.tmp)(?:-\w+)?$/.exec(name) ?? [];
    if (!whole || !begins || !name.startsWith(beginning)) continue;
    const isLeft = Number(pid) === process.pid ? !made.has(join(folder, begins)) : !isAlive(Number(pid));
    if (isLeft) rmSync(join(folder, name), { recursive: true, force: true });
  }
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
