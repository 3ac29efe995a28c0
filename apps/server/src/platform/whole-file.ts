import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

/** For this user alone, and there as a whole or not at all, also after a power cut. */
export async function writeWhole(path: string, content: Content): Promise<void> {
  const temporary = nameBeside(path);
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

/** A name that nobody else uses, in the folder of `path`. */
function nameBeside(path: string): string {
  return `${path}.${randomUUID()}.tmp`;
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
