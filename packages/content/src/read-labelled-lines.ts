import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import { ContentFault } from './content-fault.ts';

/** The lines of `<name>.<language>.txt` in all languages, each after its label: `label: text`. Throws a ContentFault. */
export function readLabelledLines(folder: string, name: string): { label: string; text: string }[] {
  return LANGUAGES.flatMap((language) => {
    const file = `${name}.${language}.txt`;
    return linesOf(folder, file).flatMap((line, at) => (line ? [parseLabelled(line, file, at + 1)] : []));
  });
}

/** The lines of `<name>.<language>.txt` in all languages, as they are. */
export function readPlainLines(folder: string, name: string): string[] {
  return LANGUAGES.flatMap((language) => linesOf(folder, `${name}.${language}.txt`).filter(Boolean));
}

function linesOf(folder: string, file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').split('\n');
}

function parseLabelled(line: string, file: string, number: number): { label: string; text: string } {
  const [, label, text] = /^([a-z]+(?:-[a-z]+)*): (.+)$/.exec(line) ?? [];
  if (!label || !text) throw new ContentFault(file, number, 'write an id, a colon and the message');
  return { label, text };
}
