import { readFileSync } from 'node:fs';
import { readSafety } from '@salama/content/read-safety.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, test } from 'vitest';
import { compileSafety } from './scanner.ts';

const scanner = compileSafety(
  readSafety(new URL('../../../../content/assistant/safety', import.meta.url).pathname),
);

describe.each(LANGUAGES)('in %s', (language) => {
  test('every message of the danger corpus is found by the rule it is tagged with', () => {
    const lines = readCorpus(`danger.${language}.txt`);
    const missed = lines.filter((line) => {
      const [id, ...words] = line.split(': ');
      return !scanner.scan(words.join(': ')).some(({ rule }) => rule.id === id);
    });
    expect(missed).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(100);
  });

  test('every honest question stays without an alarm', () => {
    const lines = readCorpus(`honest.${language}.txt`);
    const alarms = lines.flatMap((line) => {
      const [found] = scanner.scan(line);
      return found ? [`${line} -> ${found.rule.id}: ${found.sign}`] : [];
    });
    expect(alarms).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(120);
  });
});

function readCorpus(file: string): string[] {
  return readFileSync(new URL(`./corpus/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
