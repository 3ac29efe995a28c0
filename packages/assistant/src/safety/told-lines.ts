import type { SafetyWords } from '@salama/content/types.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';
import { lazily } from '../lazily.ts';

/** `{told birth coming} `, where a line begins or behind the mark of a list. */
const MARK = /^(- )?\{told ([a-z -]+)\} /;

/** What a message tells of: names of `words.told`. Its patterns are compiled when a warning first asks. */
export function createToldReader(words: SafetyWords): (text: string) => string[] {
  const scanner = lazily(() =>
    compilePatterns({
      words,
      rules: Object.entries(words.told).map(([id, signs]) => ({ id, severity: 0, signs, unless: [] })),
    }),
  );
  return (text) =>
    scanner()
      .scan(text)
      .map(({ rule }) => rule.id);
}

/** A reply without the lines for what was not told. */
export function keepToldLines(reply: string, told: readonly string[]): string {
  const lines = reply.split('\n').flatMap((line) => {
    const [mark, bullet = '', names = ''] = MARK.exec(line) ?? [];
    if (mark === undefined) return [line];
    return names.split(' ').some((name) => told.includes(name)) ? [bullet + line.slice(mark.length)] : [];
  });
  return lines.join('\n');
}
