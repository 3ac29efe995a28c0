import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { filesIn } from './files-in.ts';

/** A name for exactly these files: it changes with any byte of them and with nothing else. */
export async function buildId(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesIn(folder))
    hash.update(`${file}\0`).update(await readFile(`${folder}/${file}`));
  return hash.digest('hex').slice(0, 12);
}
