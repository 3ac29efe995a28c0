import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pack, unpack } from './pack.ts';

/** What the file is made from: the words, and the code that reads and learns them. */
const SOURCES = [
  'content',
  'packages/assistant',
  'packages/content',
  'packages/contract',
  'packages/patterns',
  'packages/words',
];
/** Characters of each of the two digests that the file begins with; together a multiple of 8 bytes. */
const DIGEST = 64;

/** Names a state of `content/` and of the packages that learn from it: another text or another line of code, another name. */
export function sourcesVersion(root: string): string {
  const hash = createHash('sha256').update(process.arch);
  for (const file of SOURCES.flatMap((folder) => filesBelow(join(root, folder))))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Written beside and renamed: whoever reads sees all of it or the one before. */
export function writePrepared(file: string, version: string, value: unknown): void {
  const body = pack(value);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(version + digestOf(body), 'latin1'), body]));
  renameSync(`${file}.new`, file);
}

/**
 * The value last written, or undefined when the file is missing, of another version, or damaged. It is not parsed again:
 * its version names the code that wrote it, and the digest says that it is what was written, so `T` is that code's type.
 */
export function readPrepared<T>(file: string, version: string): T | undefined {
  const bytes = readIfThere(file);
  if (!bytes) return undefined;
  const [start, end] = [DIGEST, 2 * DIGEST];
  const body = bytes.subarray(end);
  if (bytes.toString('latin1', 0, start) !== version) return undefined;
  if (bytes.toString('latin1', start, end) !== digestOf(body)) return undefined;
  return unpack(body) as T;
}

/** What the build prepared of these very sources; undefined when it has not. */
export function openPrepared<T>(root: string): T | undefined {
  return readPrepared<T>(preparedFile(root), sourcesVersion(root));
}

export function preparedFile(root: string): string {
  return join(root, 'build/content.bin');
}

function readIfThere(file: string) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.endsWith('.test.ts'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
