import { join } from 'node:path';
import { readDirectories } from '@salama/content/read-directory.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import { readWrittenSigns, type SignLanguage, type WrittenSign } from '@salama/content/read-signs.ts';
import { readGroupsByLanguage } from '@salama/content/read-word-groups.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import type { Plugin } from 'vite';
import type { DangerBase, DangerWords, SignLines } from '../src/lib/danger-rules.ts';
import { folders } from './folders.ts';

const MODULES = /^\0?virtual:salama-safety\/danger-(all|en|sw|fr)$/;

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
    resolveId: (id) => (MODULES.test(id) ? `\0${id}` : undefined),
    load(id) {
      const part = id.startsWith('\0') && MODULES.exec(id)?.[1];
      if (!part) return undefined;
      danger ??= read();
      return moduleText(part === 'all' ? danger.base : danger.words[part as Language]);
    },
  };
}

/** JSON.parse of a string starts faster than a literal of this size on a cheap phone. */
function moduleText(data: DangerBase | DangerWords): string {
  return `export const danger = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
}

export function readDanger(content: string): { base: DangerBase; words: Record<Language, DangerWords> } {
  const folder = join(content, 'danger');
  const { rules, unnamed, words } = readSafety(folder);
  const groups = readGroupsByLanguage(join(folder, 'words'));
  const signs = rules.map(({ id }) => linesOf(readWrittenSigns(join(folder, id), 'signs')));
  const quiet = rules.map(({ id }) => linesOf(readWrittenSigns(join(folder, id), 'quiet')));
  const names = Object.keys(words.told);
  const told = names.map((name) => linesOf(readWrittenSigns(join(folder, 'told', name), 'signs')));
  const of = (language: SignLanguage) => ({
    signs: signs.map((lines) => lines[language]),
    quiet: quiet.map((lines) => lines[language]),
    told: told.map((lines) => lines[language]),
    groups: groups[language] ?? {},
  });
  return {
    base: {
      ...of('all'),
      rules: rules.map(({ id, kind, severity, contacts }) => ({ id, kind, severity, contacts })),
      unnamed: { emergency: unnamed.emergency.contacts, crisis: unnamed.crisis.contacts },
      toldNames: names,
      rewrites: words.rewrites,
      known: words.known,
      texts: words.texts,
      directories: readDirectories(join(content, 'directory')).map(({ country, contacts }) => ({
        country,
        contacts: contacts.map(({ sources: _, checked: __, languages: ___, ...shown }) => shown),
      })),
    },
    words: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        {
          ...of(language),
          replies: rules.map(({ reply }) => reply[language]),
          unnamed: { emergency: unnamed.emergency.reply[language], crisis: unnamed.crisis.reply[language] },
        },
      ]),
    ) as Record<Language, DangerWords>,
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
