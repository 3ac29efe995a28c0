import { readdir } from 'node:fs/promises';
import { relative } from 'node:path';

/** Every file under a folder, as sorted paths relative to it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}/${entry.name}`))
    .sort();
}
