import { readModeration } from '@salama/content/read-moderation.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';
import { steepUnits } from '@salama/patterns/testing/hostile-texts.ts';
import { expect, test } from 'vitest';

const { words, rules } = readModeration(new URL('../../../content', import.meta.url).pathname);

test('a hostile text twice as long takes the rules of moderation hardly more than twice the work', {
  timeout: 60_000,
}, () => {
  const graded = rules.map((rule) => ({ ...rule, severity: 0 }));
  expect(steepUnits({ words, rules: graded }, compilePatterns({ words, rules: graded }))).toEqual([]);
});
