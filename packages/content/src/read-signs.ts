import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import { joinParts, placesOf, type SignPart } from '@salama/patterns/sign-parts.ts';
import { ContentFault } from './content-fault.ts';

/** `all` is of no language: word groups, numbers, names of medicines. */
export const SIGN_LANGUAGES = ['all', ...LANGUAGES] as const;
export type SignLanguage = (typeof SIGN_LANGUAGES)[number];

/** A sign as it stands in one file. */
export interface WrittenSign extends SignPart {
  language: SignLanguage;
  file: string;
  /** Counted from 1. */
  line: number;
}

/** The signs of a folder as they are looked for: a pattern each. Throws a ContentFault that names file and line. */
export function readSigns(folder: string, name: string): string[] {
  return joinParts(readWrittenSigns(folder, name)).map(({ pattern }) => pattern);
}

/**
 * The signs of `<name>.all.txt`, `<name>.en.txt` and so on, as they stand there; a file that is missing has none. The form
 * is told in `content/danger/README.md`. Throws a ContentFault that names file and line.
 */
export function readWrittenSigns(folder: string, name: string): WrittenSign[] {
  const written = SIGN_LANGUAGES.flatMap((language) => {
    const file = join(folder, `${name}.${language}.txt`);
    return existsSync(file) ? parseSigns(readFileSync(file, 'utf8'), file, language) : [];
  });
  const first = new Map<string, WrittenSign>();
  for (const sign of written) {
    requireSamePlaces(sign, first.get(sign.name) ?? sign);
    if (!first.has(sign.name)) first.set(sign.name, sign);
  }
  const found = new Set(joinParts(written).map(({ name }) => name));
  for (const sign of first.values())
    if (!found.has(sign.name))
      throw new ContentFault(sign.file, sign.line, `${sign.name}: a place has no words in any language`);
  return written;
}

export function parseSigns(text: string, file: string, language: SignLanguage): WrittenSign[] {
  const signs: WrittenSign[] = [];
  for (const [at, row] of text.split('\n').entries()) {
    if (row.trim() === '' || row.startsWith('# ')) continue;
    const last = signs.at(-1);
    if (row.startsWith('  ') && last) last.pattern = continued(last.pattern, row.trim());
    else signs.push({ ...parseSign(row, file, at + 1), language, file, line: at + 1 });
  }
  for (const { name, line } of signs) {
    if (signs.find((sign) => sign.name === name)?.line !== line)
      throw new ContentFault(file, line, `${name} stands twice: give one another name`);
  }
  return signs;
}

function parseSign(row: string, file: string, line: number): SignPart {
  const [, name, pattern = ''] = /^([a-z0-9]+(?:-[a-z0-9]+)*):(?: +(.*))?$/.exec(row) ?? [];
  if (!name)
    throw new ContentFault(file, line, 'write a name, a colon and the sign; go on below after two spaces');
  return { name, pattern };
}

/** A list of words that is broken after `|` goes on without a space. */
function continued(pattern: string, more: string): string {
  return pattern.endsWith('|') ? pattern + more : `${pattern} ${more}`;
}

function requireSamePlaces(sign: WrittenSign, first: WrittenSign): void {
  const [here, there] = [placesOf(sign.pattern), placesOf(first.pattern)];
  const marksOf = (needed: string[]) => needed.map((place) => (place.startsWith('^') ? '^' : '.')).join('');
  const isSame =
    here.needed.length > 0 &&
    here.within === there.within &&
    here.needed.every(
      (place, at) =>
        place === '-' || there.needed[at] === '-' || marksOf([place]) === marksOf([there.needed[at] ?? '']),
    ) &&
    here.needed.length === there.needed.length;
  if (isSame) return;
  throw new ContentFault(
    sign.file,
    sign.line,
    `${sign.name} needs the same places, ^ and ~ as in ${first.file}:${first.line}; write - for a place without a word`,
  );
}
