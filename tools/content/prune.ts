import { join, relative } from 'node:path';
import { readExampleLines } from '@salama/content/read-safety-examples.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { needlessSigns } from './needless-signs.ts';
import { openSignBook } from './sign-book.ts';

/** Lists the signs that no known line needs. A sign earns its place by an example: write one before you take it out. */
const danger = join(process.cwd(), 'content/danger');
const book = openSignBook(danger);
const lines = LANGUAGES.flatMap((language) => readExampleLines(danger, 'danger', language));
const needless = needlessSigns(book, lines);
const nothing = needless.filter(({ finds }) => finds === 0);
const total = book.signs.filter(({ kind }) => kind === 'signs').length;
console.info(`${total} signs, ${lines.length} examples of danger.`);
console.info(`\n${nothing.length} signs find no example:`);
for (const { sign } of nothing) console.info(`  ${placeOf(sign.written, sign.name)}`);
console.info(
  `\n${needless.length - nothing.length} more could go with them, their examples are found by others too:`,
);
for (const { sign, finds } of needless.slice(nothing.length))
  console.info(`  ${placeOf(sign.written, sign.name)}, ${finds}`);

function placeOf(written: readonly string[], name: string): string {
  return `${name}: ${written.map((place) => relative(process.cwd(), place)).join(', ')}`;
}
