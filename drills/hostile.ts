// Proves that no text drawn from the rules' own pieces costs a search for danger, a refusal or moderation more than twice the
// work when it is twice as long. Other texts at each run; the seed is printed, and `--seed=` draws the same again.
// `npm test` tries 400 texts, always the same. npm run drill -- hostile --texts=20000
import { join } from 'node:path';
import { compilePatterns } from '@salama/patterns/scanner.ts';
import { type RuleBook, steepUnits } from '@salama/patterns/testing/hostile-texts.ts';
import { openContent } from '../apps/server/src/prepared-content.ts';
import { numberFlag } from '../tools/run/number-flag.ts';

const TEXTS = numberFlag('texts', 5_000);
const SEED = numberFlag('seed', Date.now() % 2 ** 31);

const { knowledge, moderation } = openContent(join(import.meta.dirname, '..'), () => '2026-11-22');
const { safety, replies } = knowledge;
const graded = <Rule extends object>(rules: readonly Rule[]) =>
  rules.map((rule) => ({ severity: 0, ...rule }));
const books: [string, RuleBook][] = [
  ['danger', { words: safety.words, rules: safety.rules }],
  [
    'refusals',
    {
      words: { ...safety.words, groups: { ...safety.words.groups, ...replies.groups } },
      rules: graded(replies.replies),
    },
  ],
  ['moderation', { words: moderation.words, rules: graded(moderation.rules) }],
];

let steep = 0;
for (const [name, book] of books) {
  const found = steepUnits(book, compilePatterns(book), { drawn: TEXTS, seed: SEED });
  steep += found.length;
  console.info(`${name}: of ${TEXTS} texts (seed ${SEED}) ${found.length} cost more than twice the work`);
  for (const { unit, short, long } of found)
    console.info(`  ${JSON.stringify(unit)}: ${short}, then ${long}`);
}
process.exit(steep > 0 ? 1 : 0);
