import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { folders } from './folders.ts';
import { manifest } from './manifest.ts';

/** Of a PNG, as its header says: `192x192`. */
async function sizeOf(picture: string): Promise<string> {
  const bytes = await readFile(folders.pictures + picture);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('names pictures that are there, in the sizes that it says', async () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn).toHaveLength(3);
  for (const { src, sizes } of drawn) expect(await sizeOf(src)).toBe(sizes);
  expect(await sizeOf('/icon-180.png')).toBe('180x180');
  expect(await readFile(`${folders.pictures}/icon.svg`, 'utf8')).toMatch(/^<svg /);
  const favicon = await readFile(`${folders.pictures}/favicon.ico`);
  expect([favicon.readUInt8(6), favicon.readUInt8(7)]).toEqual([32, 32]);
});
