import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { readLabelledLines } from './read-labelled-lines.ts';
import { ruleFolders } from './read-safety.ts';
import type { SafetyExamples } from './safety-types.ts';

/** Honest lines of no rule in particular, and messages of everyday life. */
const ORDINARY = 'ordinary';
const ORDER_FILE = 'learned-order.txt';

type Kind = 'danger' | 'honest' | 'refuse';

interface Example {
  folder: string;
  text: string;
}

/** The messages of `content/danger` that the safety layer learns from. Throws a ContentFault that names file and line. */
export function readSafetyExamples(folder: string): SafetyExamples {
  const folders = [...ruleFolders(folder), ORDINARY];
  return {
    danger: readExamples(folder, folders, 'danger').map((example) => ({
      ruleId: example.folder,
      text: example.text,
    })),
    honest: readExamples(folder, folders, 'honest').map(({ text }) => text),
    everyday: readLabelledLines(join(folder, ORDINARY), 'everyday').map(({ label, text }) => ({
      subject: label,
      text,
    })),
  };
}

/** Learned in the order that is written down, then folder by folder: another order teaches a little else. */
export function readExamples(folder: string, folders: readonly string[], kind: Kind): Example[] {
  const lines = new Map<string, string[]>();
  for (const language of LANGUAGES)
    for (const name of folders) lines.set(`${language} ${name}`, linesOf(folder, name, kind, language));
  const take = (language: string, name: string, count?: number): Example[] =>
    (lines.get(`${language} ${name}`)?.splice(0, count) ?? []).map((text) => ({ folder: name, text }));
  const ordered = orderOf(folder, kind).flatMap(([language, name, count]) => take(language, name, count));
  return [
    ...ordered,
    ...LANGUAGES.flatMap((language) => folders.flatMap((name) => take(language, name, Infinity))),
  ];
}

/** All lines of one kind in one language. */
export function readExampleLines(folder: string, kind: Kind, language: Language): string[] {
  return [...ruleFolders(folder), ORDINARY].flatMap((name) => linesOf(folder, name, kind, language));
}

function linesOf(folder: string, name: string, kind: Kind, language: Language): string[] {
  const file = join(folder, name, `${kind}.${language}.txt`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# '));
}

/** `danger.en suicide 12`: so many lines of that file come next. */
function orderOf(folder: string, kind: Kind): [string, string, number][] {
  const rows = readFileSync(join(folder, ORDER_FILE), 'utf8').split('\n');
  return rows
    .filter((row) => row.startsWith(`${kind}.`))
    .map((row) => {
      const [file = '', name = '', count = ''] = row.split(' ');
      return [file.slice(kind.length + 1), name, Number(count)];
    });
}
