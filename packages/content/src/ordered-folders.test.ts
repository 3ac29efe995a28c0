import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { orderedFolders } from './ordered-folders.ts';

function ordered(order: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'salama-order-'));
  for (const name of ['harm', 'spy', 'words']) mkdirSync(join(folder, name));
  for (const name of ['harm', 'spy']) writeFileSync(join(folder, name, 'reply.yaml'), '');
  writeFileSync(join(folder, 'order.txt'), order);
  return orderedFolders(folder, 'reply.yaml');
}

describe('orderedFolders', () => {
  it('names what holds the file, in the order that is written', () => {
    expect(ordered('# The first that fits.\nspy\n\nharm\n')).toEqual(['spy', 'harm']);
  });

  it.each([
    ['a name without a folder', 'spy\nharm\ngone\n', /order\.txt:3: gone\/reply\.yaml does not exist/],
    ['a folder without its file', 'spy\nharm\nwords\n', /order\.txt:3: words\/reply\.yaml does not exist/],
    ['a name that stands twice', 'spy\nharm\nspy\n', /order\.txt:3: spy stands twice/],
    ['a folder that has no place in it', 'spy\n', /order\.txt:2: write harm where it belongs/],
  ])('refuses %s', (_, order, fault) => {
    expect(() => ordered(order)).toThrow(fault);
  });
});
