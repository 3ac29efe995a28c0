import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { needlessSigns } from './needless-signs.ts';
import { openSignBook } from './sign-book.ts';

const folder = mkdtempSync(join(tmpdir(), 'salama-book-'));
const danger = join(import.meta.dirname, '../../content/danger');
for (const name of ['words', 'told', 'texts.yaml', 'spelling.yaml', 'unnamed.yaml', 'labour/rule.yaml'])
  cpSync(join(danger, name), join(folder, name), { recursive: true });
writeFileSync(
  join(folder, 'labour/signs.en.txt'),
  'head: head out\nhead-seen: head|top out|seen\nrare: zeppelin\nwaters: waters broke\n',
);
writeFileSync(join(folder, 'labour/quiet.en.txt'), 'cow: cow\n');
mkdirSync(join(folder, 'after-warning'));
writeFileSync(join(folder, 'after-warning/order.txt'), '');
const needless = (lines: string[]) =>
  needlessSigns(openSignBook(folder), lines).map(({ sign, finds }) => [sign.name, finds]);

it('lists signs that find nothing, then those whose lines another sign of the rule finds', () => {
  expect(needless(['the head is out', 'the top is seen', 'my waters broke'])).toEqual([
    ['rare', 0],
    ['head', 1],
  ]);
});

it('keeps one of two signs that find the same', () => {
  expect(needless(['the head is out', 'my waters broke'])).toEqual([
    ['rare', 0],
    ['head', 1],
  ]);
});

it('counts no line that keeps the rule quiet', () => {
  expect(needless(['the waters of my cow broke']).map(([name]) => name)).toContain('waters');
});
