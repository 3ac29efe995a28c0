import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { folders } from './folders.ts';

/** So many stay: servers that were started with one go on serving it until they end. */
const KEPT = 3;

interface Places {
  output: string;
  next: string;
  releases: string;
}

/** Gives a finished build its place, and switches to it at once: whoever looks finds the one before or this one, whole. */
export async function release(id: string, { output, next, releases }: Places = folders): Promise<void> {
  await mkdir(releases, { recursive: true });
  const place = `${releases}/${id}`;
  if (existsSync(place)) await rm(next, { recursive: true });
  else await rename(next, place);
  const now = new Date();
  await utimes(place, now, now);
  await moveOldWay({ output, releases });
  const pointer = `${output}.new`;
  await rm(pointer, { force: true });
  await symlink(relative(dirname(output), place), pointer, 'dir');
  await rename(pointer, output);
  await forgetOlder(releases);
}

/** Before there were releases, the build was the folder itself. */
async function moveOldWay({ output, releases }: Omit<Places, 'next'>): Promise<void> {
  const isFolder = await lstat(output).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return;
  const id = await readFile(`${output}/build-id`, 'utf8').catch(() => 'unknown');
  await rm(`${releases}/${id.trim()}-before`, { recursive: true, force: true });
  await rename(output, `${releases}/${id.trim()}-before`);
}

async function forgetOlder(releases: string): Promise<void> {
  const names = await readdir(releases);
  const known = await Promise.all(
    names.map(async (name) => ({ name, made: (await stat(`${releases}/${name}`)).mtimeMs })),
  );
  const old = known.toSorted((one, other) => other.made - one.made).slice(KEPT);
  for (const { name } of old) await rm(`${releases}/${basename(name)}`, { recursive: true, force: true });
}
