import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPrepared, sourcesVersion, writePrepared } from './prepared-file.ts';

const root = mkdtempSync(join(tmpdir(), 'salama-prepared-'));
const file = join(root, 'build/content.bin');
const value = { words: ['mimba'], starts: Uint32Array.of(1, 2) };

for (const folder of [
  'content',
  ...['assistant', 'content', 'contract', 'patterns', 'words'].map((name) => `packages/${name}`),
])
  mkdirSync(join(root, folder), { recursive: true });
writeFileSync(join(root, 'content/a.md'), 'one');
writeFileSync(join(root, 'packages/assistant/b.ts'), 'two');
afterAll(() => rmSync(root, { recursive: true }));

test('opens what was written for the same sources', () => {
  writePrepared(file, sourcesVersion(root), value);
  expect(readPrepared(file, sourcesVersion(root))).toEqual(value);
});

test.each(['content/a.md', 'packages/assistant/b.ts'])(
  'is stale once %s changes, and not by a test',
  (source) => {
    writePrepared(file, sourcesVersion(root), value);
    writeFileSync(join(root, 'packages/assistant/b.test.ts'), source);
    expect(readPrepared(file, sourcesVersion(root))).toEqual(value);
    writeFileSync(join(root, source), `changed in ${source}`);
    expect(readPrepared(file, sourcesVersion(root))).toBeUndefined();
  },
);

test('opens neither a missing nor a damaged file', () => {
  expect(readPrepared(join(root, 'none.bin'), 'x')).toBeUndefined();
  writePrepared(file, sourcesVersion(root), value);
  const bytes = readFileSync(file);
  bytes[bytes.length - 1] = 255 - (bytes.at(-1) ?? 0);
  writeFileSync(file, bytes);
  expect(readPrepared(file, sourcesVersion(root))).toBeUndefined();
  writeFileSync(file, bytes.subarray(0, 20));
  expect(readPrepared(file, sourcesVersion(root))).toBeUndefined();
});
