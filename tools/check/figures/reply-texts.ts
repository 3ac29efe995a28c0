import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNamedFacts } from '@salama/content/read-facts.ts';
import type { Language } from '@salama/contract/language.ts';
import { parse } from 'yaml';
import type { FigureText } from './figure-faults.ts';

const GROUPS = ['clocks', 'danger', 'refusals', 'replies', 'situations', 'tools'] as const;
type Texts = Record<Language, string>;

/** What the assistant says by itself, a text in three languages each, with the facts that `facts.txt` names for its folder. */
export function replyTexts(contentDir: string): FigureText[] {
  return GROUPS.flatMap((group) => {
    const named = readNamedFacts(join(contentDir, group));
    return foldersIn(join(contentDir, group)).flatMap((name) => {
      const joined = joinTexts(textsIn(join(contentDir, group, name)));
      const facts = named.find(({ section }) => section === name) ?? { facts: [], counts: [] };
      return joined ? [{ place: `${group}/${name}`, texts: joined, named: facts }] : [];
    });
  });
}

function foldersIn(dir: string): string[] {
  const entries = readdirSync(dir, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

function textsIn(folder: string): Texts[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.sort().flatMap((file) => triples(parse(readFileSync(join(folder, file), 'utf8'))));
}

/** Every text below that stands in the three languages; the signs under `about` are none. */
function triples(value: unknown): Texts[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(triples);
  const { en, sw, fr } = value as Partial<Record<Language, unknown>>;
  if (en !== undefined && sw !== undefined && fr !== undefined)
    return [{ en: written(en), sw: written(sw), fr: written(fr) }];
  return Object.entries(value).flatMap(([key, each]) => (key === 'about' ? [] : triples(each)));
}

function written(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value);
}

function joinTexts(texts: readonly Texts[]): Texts | undefined {
  if (texts.length === 0) return undefined;
  const all = (language: Language) => texts.map((text) => text[language]).join('\n');
  return { en: all('en'), sw: all('sw'), fr: all('fr') };
}
