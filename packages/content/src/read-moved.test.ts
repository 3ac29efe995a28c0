import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMoved } from './read-moved.ts';
import type { Article } from './types.ts';

const articles = [{ slug: 'implant', sections: [{ id: 'how-long' }, { id: 'removal' }] }] as Article[];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salama-moved-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(join(folder, 'moved.txt'), text);
  return readMoved(folder, articles);
}

it('reads where a section went, and nothing where none was moved', () => {
  expect(readMoved(folder, articles)).toEqual([]);
  expect(read('implant#travel implant#removal\nold#years implant#how-long\n')).toEqual([
    { from: 'implant#travel', to: 'implant#removal' },
    { from: 'old#years', to: 'implant#how-long' },
  ]);
});

it.each([
  ['implant#travel', 'write slug#old slug#new'],
  ['old#years implant#how-long\nimplant#travel implant#removal', 'sort the lines'],
  ['implant#removal implant#how-long', 'still stands'],
  ['implant#travel implant#gone', 'has no implant#gone'],
])('refuses "%s"', (text, fault) => {
  expect(() => read(text)).toThrow(fault);
});
