import type { Language } from '@salama/contract/language.ts';
import type { BuiltFile } from './built-file.ts';
import { AT_ONCE, ENTRIES } from './entries.ts';

/** What a page needs to start: the entry, the page and its texts, with everything that these import. */
export function firstLoad(
  files: readonly BuiltFile[],
  page: { file: string; namespaces: readonly string[]; contents: readonly string[]; text?: string },
  language: Language,
): string[] {
  const texts = ['shell', ...page.namespaces].map((namespace) => `src/locales/${language}/${namespace}.ts`);
  if (page.text) texts.push(`../../content/pages/${page.text}/${language}.md`);
  const contents = page.contents.map((name) => `src/content/${language}/${name}.ts`);
  const found = new Set<string>();
  for (const source of [ENTRIES.app.source, `src/pages/${page.file}.tsx`, ...texts, ...contents])
    addImports(files, fileWith(files, source).name, found);
  return [...found].map((name) => `/${name}`);
}

/** What comes behind the first load of every page, unasked. */
export function loadAtOnce(files: readonly BuiltFile[]): string[] {
  const found = new Set<string>();
  for (const source of AT_ONCE) addImports(files, fileWith(files, source).name, found);
  return [...found].map((name) => `/${name}`);
}

/** The app's one style sheet. */
export function styleSheet(files: readonly BuiltFile[]): string {
  const sheet = files.find(({ name }) => name.endsWith('.css'));
  if (!sheet) throw new Error('The build has no style sheet');
  return `/${sheet.name}`;
}

function fileWith(files: readonly BuiltFile[], source: string): BuiltFile {
  const file = files.find(({ sources }) => sources.includes(source));
  if (!file) throw new Error(`The build has no ${source}`);
  return file;
}

function addImports(files: readonly BuiltFile[], name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  for (const imported of files.find((file) => file.name === name)?.imports ?? [])
    addImports(files, imported, found);
}
