import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFault } from './content-fault.ts';
import { SIGN_LANGUAGES, type SignLanguage } from './read-signs.ts';

/** `<name>` in a sign: its words, per language for the editor. */
export type GroupsByLanguage = Partial<Record<SignLanguage, Record<string, string[]>>>;

/** The groups of `all.txt`, `en.txt`, `sw.txt` and `fr.txt` of a folder. Throws a ContentFault that names file and line. */
export function readGroupsByLanguage(folder: string): GroupsByLanguage {
  const present = SIGN_LANGUAGES.filter((language) => existsSync(join(folder, `${language}.txt`)));
  return Object.fromEntries(
    present.map((language) => {
      const file = join(folder, `${language}.txt`);
      return [language, parseGroups(readFileSync(file, 'utf8'), file)];
    }),
  );
}

/** One list a group for the scanner, which reads all languages at once. */
export function joinGroups(groups: GroupsByLanguage): Record<string, string[]> {
  const joined: Record<string, string[]> = {};
  for (const language of SIGN_LANGUAGES)
    for (const [name, words] of Object.entries(groups[language] ?? {}))
      joined[name] = [...(joined[name] ?? []), ...words];
  return joined;
}

/** `<name>:` on a line of its own, then its words, with `|` between those of one line. */
export function parseGroups(text: string, file: string): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  let open: string[] | undefined;
  for (const [at, row] of text.split('\n').entries()) {
    if (row.trim() === '' || row.startsWith('# ')) continue;
    const [, name] = /^<([a-z-]+)>:$/.exec(row.trim()) ?? [];
    if (name && groups[name])
      throw new ContentFault(file, at + 1, `<${name}> stands twice: put its words together`);
    if (name) {
      open = [];
      groups[name] = open;
    } else if (open) open.push(row.trim());
    else throw new ContentFault(file, at + 1, 'begin with the name of a group, like <bleeding>:');
  }
  return groups;
}
