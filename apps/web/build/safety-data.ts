import { join } from 'node:path';
import { readDirectories } from '@salama/content/read-directory.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import { readWrittenSigns, type SignLanguage, type WrittenSign } from '@salama/content/read-signs.ts';
import { type GroupsByLanguage, readGroupsByLanguage } from '@salama/content/read-word-groups.ts';
import type { SafetyRules } from '@salama/content/types.ts';
import { isLanguage, LANGUAGES, type Language } from '@salama/contract/language.ts';
import type { Plugin } from 'vite';
import type { DangerBase, DangerWords, SignLines } from '../src/lib/danger-rules.ts';
import { folders } from './folders.ts';

const MODULE = /^virtual:salama-safety\/danger-(all|en|sw|fr)$/;

/**
 * Serves `virtual:salama-safety/danger-all`, what the danger rules and the directory have of no language, and
 * `…/danger-en` and so on: what each language says. Read from `content/` at build time, so that the browser can show help
 * before, and without, any network; `src/lib/danger-rules.ts` joins them.
 */
export function safetyData(content: string = folders.content): Plugin {
  const read = () => readDanger(content);
  let danger: ReturnType<typeof read> | undefined;
  return {
    name: 'salama-safety-data',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const part = id.startsWith('\0') && MODULE.exec(id.slice(1))?.[1];
      if (!part) return undefined;
      danger ??= read();
      return moduleText(isLanguage(part) ? danger.words[part] : danger.base);
    },
  };
}

/** A literal: a few long texts, which a phone reads as fast as JSON and which compress better than JSON in quotes. */
function moduleText(data: DangerBase | DangerWords): string {
  return `export const danger = ${JSON.stringify(data)};\n`;
}

export function readDanger(content: string): { base: DangerBase; words: Record<Language, DangerWords> } {
  const folder = join(content, 'danger');
  const { rules, unnamed, words } = readSafety(folder);
  const groups = readGroupsByLanguage(join(folder, 'words'));
  const signs = rules.map(({ id }) => linesOf(readWrittenSigns(join(folder, id), 'signs')));
  const quiet = rules.map(({ id }) => linesOf(readWrittenSigns(join(folder, id), 'quiet')));
  const names = Object.keys(words.told);
  const needed = groupsOfThePhone({ rules, words });
  const directories = readDirectories(join(content, 'countries'));
  const told = names.map((name) => linesOf(readWrittenSigns(join(folder, 'told', name), 'signs')));
  const of = (language: SignLanguage) => ({
    signs: signs.map((lines) => lines[language]),
    quiet: quiet.map((lines) => lines[language]),
    told: told.map((lines) => lines[language]),
    groups: groupLines(only(groups[language] ?? {}, needed)),
  });
  const wordsOf = (language: Language): DangerWords => ({
    ...of(language),
    replies: rules.map(({ reply }) => reply[language]),
    unnamed: { emergency: unnamed.emergency.reply[language], crisis: unnamed.crisis.reply[language] },
    lines: directories.map(({ contacts }) =>
      contacts.map(({ name, hours, cost, networks, note }) => ({
        name: name[language],
        ...(hours && { hours: hours[language] }),
        ...(cost && { cost: cost[language] }),
        ...(networks && { networks: networks[language] }),
        ...(note && { note: note[language] }),
      })),
    ),
  });
  return {
    base: {
      ...of('all'),
      groups: groupLines(only({ ...emptyGroups(groups), ...groups.all }, needed)),
      rules: rules.map(({ id, kind, severity, contacts }) => ({ id, kind, severity, contacts })),
      unnamed: { emergency: unnamed.emergency.contacts, crisis: unnamed.crisis.contacts },
      toldNames: names,
      rewrites: words.rewrites,
      borrowed: words.borrowed,
      known: words.known,
      texts: words.texts,
      directories: directories.map(({ country, contacts }) => ({
        country,
        contacts: contacts.map(({ id, kind, answeredBy, number, href, confirmed }) => ({
          id,
          kind,
          answeredBy,
          number,
          href,
          confirmed,
        })),
      })),
    },
    words: { en: wordsOf('en'), sw: wordsOf('sw'), fr: wordsOf('fr') },
  };
}

/** The signs of a rule, line by line the same ones in every language; an empty line where it has none. */
function linesOf(written: readonly WrittenSign[]): Record<SignLanguage, SignLines> {
  const names = [...new Set(written.map(({ name }) => name))];
  const of = (language: SignLanguage) =>
    names
      .map((name) => written.find((sign) => sign.name === name && sign.language === language)?.pattern ?? '')
      .join('\n')
      .trimEnd();
  return { all: of('all'), en: of('en'), sw: of('sw'), fr: of('fr') };
}

/** Negation is asked for by name. What is long over is judged by what was learned, which is the server's. */
const ALWAYS = ['not'];

/** The groups that signs name, and those that these name in turn. The server reads more with the same words: acts, refusals. */
function groupsOfThePhone({ rules, words }: Pick<SafetyRules, 'rules' | 'words'>): ReadonlySet<string> {
  const signs = [
    ...rules.flatMap(({ signs, unless }) => [...signs, ...unless]),
    ...Object.values(words.told).flat(),
  ];
  const needed = new Set(ALWAYS);
  const open = [...ALWAYS.flatMap((name) => words.groups[name] ?? []), ...signs];
  for (const line of open)
    for (const [, name = ''] of line.matchAll(/<([a-z-]+)>/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      open.push(...(words.groups[name] ?? []));
    }
  return needed;
}

function only<T>(groups: Record<string, T>, names: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(groups).filter(([name]) => names.has(name)));
}

function groupLines(groups: Record<string, string[]> = {}): string {
  return Object.entries(groups)
    .map(([name, words]) => `${name} ${words.join('|')}`)
    .join('\n');
}

/** Those that a language has no words for: signs name them all the same. */
function emptyGroups(groups: GroupsByLanguage): Record<string, string[]> {
  const named = LANGUAGES.map((language) => Object.keys(groups[language] ?? {}));
  const lacking = named.flat().filter((name) => named.some((names) => !names.includes(name)));
  return Object.fromEntries(lacking.map((name) => [name, []]));
}
