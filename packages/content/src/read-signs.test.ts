import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSigns } from './read-signs.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'salama-signs-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `signs.${name}.txt`), text);
  return folder;
}
const signsOf = (files: Record<string, string>) => readSigns(folderWith(files), 'signs');

describe('signs', () => {
  it('are read from all languages, a name for each, going on after two spaces', () => {
    expect(
      signsOf({
        all: 'birth: <birth> <fever>\n',
        en: '# What a mother may say.\nhurt-baby: smother|\n  drown\n  baby\n',
        sw: '\nhurt-baby: kumnyonga mtoto\n',
      }),
    ).toEqual(['<birth> <fever>', 'smother|drown|kumnyonga baby|mtoto']);
  });

  it('with other places than in another language are refused by file and line', () => {
    expect(() => signsOf({ en: 'a: baby hurt\n', fr: '\na: bebe\n' })).toThrow(
      /signs\.fr\.txt:2: a needs the same places, \^ and ~ as in .*signs\.en\.txt:1/,
    );
    expect(() => signsOf({ en: 'a: ^fever\n', fr: 'a: fievre\n' })).toThrow(/a needs the same places/);
    expect(() => signsOf({ en: 'a: fever ~9\n', fr: 'a: fievre\n' })).toThrow(/a needs the same places/);
    expect(() => signsOf({ en: 'a: !fever\n' })).toThrow(/a needs the same places/);
  });

  it('with a place that has no word in any language are refused', () => {
    expect(() => signsOf({ en: 'a: - night\n' })).toThrow(/signs\.en\.txt:1: a: a place has no words/);
  });

  it('need names, each once', () => {
    expect(() => signsOf({ en: 'baby hurt\n' })).toThrow(/signs\.en\.txt:1: write a name/);
    expect(() => signsOf({ en: 'a: baby\na: child\n' })).toThrow(/signs\.en\.txt:2: a stands twice/);
  });
});
