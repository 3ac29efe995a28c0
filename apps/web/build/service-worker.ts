import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { type BuiltFile, isOfDesk, languageOf } from './built-file.ts';
import { buildScript } from './bundle.ts';
import { styleSheet } from './first-load.ts';
import type { BuiltPage } from './prerender.ts';

interface Build {
  id: string;
  files: readonly BuiltFile[];
  boot: string;
  pages: BuiltPage[];
}

/** Pages that make no sense without the server, or that the worker must not answer with. */
const ONLINE_ONLY = /^\/(?:admin|404)(?:\/|$)/;
/** Too large to be kept unasked: without a network, titles alone are searched. */
const NOT_KEPT = /src\/content\/\w+\/search\.ts$/;

/** Written after the pages, so that it names every file of this version and no other. */
export async function buildServiceWorker(outDir: string, { id, files, boot, pages }: Build): Promise<void> {
  const build = {
    id,
    shell: [...shellFiles(files), boot, styleSheet(files), '/icon.svg', '/manifest.webmanifest'],
    languages: Object.fromEntries(LANGUAGES.map((language) => [language, filesOf(language, files, pages)])),
  };
  await buildScript('worker', outDir, {
    fileName: 'sw.js',
    define: { BUILD: JSON.stringify(build) },
  });
}

/** Every script that readers may need, the texts of no language, and the pictures of the style sheet. */
function shellFiles(files: readonly BuiltFile[]): string[] {
  const scripts = [...reachable(files)].filter((file) => languageOf(file) === undefined);
  const pictures = files.filter(({ name }) => !/\.(?:js|css)$/.test(name));
  return [...scripts, ...pictures].map(({ name }) => `/${name}`);
}

/** What the entry leads to without passing through the desk, which no phone keeps. */
function reachable(files: readonly BuiltFile[]): Set<BuiltFile> {
  const found = new Set<BuiltFile>();
  const open = files.filter(({ isEntry }) => isEntry);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || isOfDesk(file)) continue;
    found.add(file);
    const next = [...file.imports, ...file.fetches];
    open.push(...files.filter(({ name }) => next.includes(name)));
  }
  return found;
}

function filesOf(language: Language, files: readonly BuiltFile[], pages: BuiltPage[]): string[] {
  const texts = files
    .filter((file) => languageOf(file) === language && !isOfDesk(file))
    .filter(({ sources }) => !sources.some((source) => NOT_KEPT.test(source)))
    .map(({ name }) => `/${name}`);
  const addresses = pages
    .filter((page) => page.language === language && !page.isArticle && !ONLINE_ONLY.test(page.path))
    .map(({ address }) => address);
  return [...texts, ...addresses];
}
