import type { Language } from '@salama/contract/language.ts';
import type { Manifest } from 'vite';

const ENTRY = 'src/app/entries/client.tsx';

/** What a page needs to start: the entry, the page and its texts, with everything that these import. */
export function firstLoad(
  manifest: Manifest,
  page: { file: string; namespaces: readonly string[]; contents: readonly string[]; text?: string },
  language: Language,
): string[] {
  const texts = ['shell', ...page.namespaces].map((namespace) => `src/locales/${language}/${namespace}.ts`);
  if (page.text) texts.push(`../../content/pages/${page.text}/${language}.md`);
  const contents = page.contents.map((name) => `src/content/${language}/${name}.ts`);
  const found = new Set<string>();
  for (const source of [ENTRY, `src/pages/${page.file}.tsx`, ...texts, ...contents])
    addImports(manifest, source, found);
  return [...found].map((file) => `/${file}`);
}

/** The app's one style sheet. */
export function styleSheet(manifest: Manifest): string {
  const chunk = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
  if (!chunk) throw new Error('The build has no style sheet');
  return `/${chunk.file}`;
}

function addImports(manifest: Manifest, source: string, found: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  if (found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) addImports(manifest, imported, found);
}
