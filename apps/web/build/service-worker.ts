import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import type { Manifest } from 'vite';
import { buildScript } from './bundle.ts';
import { styleSheet } from './first-load.ts';
import type { BuiltPage } from './prerender.ts';

interface Build {
  id: string;
  manifest: Manifest;
  boot: string;
  pages: BuiltPage[];
}

/** Pages that make no sense without the server, or that the worker must not answer with. */
const ONLINE_ONLY = /^\/(?:admin|404)(?:\/|$)/;
/** The desk: its scripts and texts are for administrators alone, so that no phone keeps them. */
const DESK = /^src\/(?:app\/compose\/desk|features\/admin\/|locales\/[a-z]+\/admin\.ts)/;

/** Too large to be kept unasked: without a network, titles alone are searched. */
const NOT_KEPT = /src\/content\/\w+\/search\.ts$/;

/** Written after the pages, so that it names every file of this version and no other. */
export async function buildServiceWorker(
  outDir: string,
  { id, manifest, boot, pages }: Build,
): Promise<void> {
  const build = {
    id,
    shell: [...shellFiles(manifest), boot, styleSheet(manifest), '/icon.svg', '/manifest.webmanifest'],
    languages: Object.fromEntries(
      LANGUAGES.map((language) => [language, filesOf(language, manifest, pages)]),
    ),
  };
  await buildScript('src/app/entries/service-worker.ts', 'sw', outDir, {
    fileName: 'sw.js',
    define: { BUILD: JSON.stringify(build) },
  });
}

/** Every script that readers may need, the texts of no language, and the pictures of the style sheet. */
function shellFiles(manifest: Manifest): string[] {
  const files = [...reachable(manifest)]
    .filter((source) => languageOf(source) === undefined)
    .map((source) => manifest[source]?.file)
    .filter((file) => file !== undefined && !file.endsWith('.css'));
  const pictures = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => !/\.(?:js|css)$/.test(file));
  return [...new Set([...files, ...pictures])].map((file) => `/${file}`);
}

/** What the entry leads to without passing through the desk. */
function reachable(manifest: Manifest): Set<string> {
  const found = new Set<string>();
  const open = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    if (found.has(source) || DESK.test(source)) continue;
    found.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    open.push(...imports, ...dynamicImports);
  }
  return found;
}

function filesOf(language: Language, manifest: Manifest, pages: BuiltPage[]): string[] {
  const texts = Object.entries(manifest)
    .filter(([source]) => languageOf(source) === language && !NOT_KEPT.test(source) && !DESK.test(source))
    .map(([, { file }]) => `/${file}`);
  const addresses = pages
    .filter((page) => page.language === language && !page.isArticle && !ONLINE_ONLY.test(page.path))
    .map(({ address }) => address);
  return [...texts, ...addresses];
}

/** Whose language a chunk of texts is in; undefined for what every language needs. */
function languageOf(source: string): string | undefined {
  return /(?:src\/(?:locales|content)\/(\w+)\/|content\/pages\/[^/]+\/(\w+)\.md|salama-sample\/(\w+))/
    .exec(source)
    ?.slice(1)
    .find(Boolean);
}
