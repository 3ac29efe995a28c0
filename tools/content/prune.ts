import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readExampleLines } from '@salama/content/read-safety-examples.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { readCases } from '../exam/mark.ts';
import { needlessSigns } from './needless-signs.ts';
import { openSignBook } from './sign-book.ts';

/**
 * Lists the signs that no known line needs: no example, and no examined message of danger. A sign earns its place by an
 * example: write one before you take it out.
 */
const danger = join(process.cwd(), 'content/danger');
const book = openSignBook(danger);
const examples = LANGUAGES.flatMap((language) => readExampleLines(danger, 'danger', language));
const exam = join(process.cwd(), 'tools/exam');
const examined = readdirSync(exam)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readCases(join(exam, name)))
  .filter(({ kind }) => kind === 'emergency' || kind === 'crisis')
  .map(({ question }) => question);
const needless = needlessSigns(book, [...examples, ...examined]);
const nothing = needless.filter(({ finds }) => finds === 0);
const total = book.signs.filter(({ kind }) => kind === 'signs').length;
console.info(
  `${total} signs, ${examples.length} examples and ${examined.length} examined messages of danger.`,
);
console.info(`\n${nothing.length} signs find none of them:`);
for (const { sign } of nothing) console.info(`  ${placeOf(sign.written, sign.name)}`);
console.info(
  `\n${needless.length - nothing.length} more could go with them, what they find is found by others too:`,
);
for (const { sign, finds } of needless.slice(nothing.length))
  console.info(`  ${placeOf(sign.written, sign.name)}, ${finds}`);

function placeOf(written: readonly string[], name: string): string {
  return `${name}: ${written.map((place) => relative(process.cwd(), place)).join(', ')}`;
}
