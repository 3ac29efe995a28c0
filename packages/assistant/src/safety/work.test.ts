import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { compilePatterns, type Scannable } from '@salama/patterns/scanner.ts';
import { steepUnits } from '@salama/patterns/testing/hostile-texts.ts';
import { expect, test } from 'vitest';

const { safety, replies } = readKnowledge(new URL('../../../../content', import.meta.url).pathname);
const words = { ...safety.words, groups: { ...safety.words.groups, ...replies.groups } };

test.each<[string, readonly Scannable[]]>([
  ['danger', safety.rules],
  ['refusals and other fixed replies', replies.replies.map((reply) => ({ ...reply, severity: 0 }))],
])(
  'a hostile text twice as long takes the rules of %s hardly more than twice the work',
  {
    timeout: 60_000,
  },
  (_, rules) => {
    expect(steepUnits({ words, rules }, compilePatterns({ words, rules }))).toEqual([]);
  },
);
