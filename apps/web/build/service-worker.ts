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
const ONLINE_ONLY = ['/admin', '/404'];

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
  await buildScript('src/service-worker.ts', 'sw', outDir, {
    fileName: 'sw.js',
    define: { BUILD: JSON.stringify(build) },
  });
}

/** Every script that is not the texts of one language, and the pictures of the style sheet. */
function shellFiles(manifest: Manifest): string[] {
  const files = Object.entries(manifest)
    .filter(([source, { file }]) => languageOf(source) === undefined && !file.endsWith('.css'))
    .map(([, { file }]) => `/${file}`);
  return [...new Set(files)];
}

function filesOf(language: Language, manifest: Manifest, pages: BuiltPage[]): string[] {
  const texts = Object.entries(manifest)
    .filter(([source]) => languageOf(source) === language)
    .map(([, { file }]) => `/${file}`);
  const addresses = pages
    .filter((page) => page.language === language && !ONLINE_ONLY.includes(page.path))
    .map(({ address }) => address);
  return [...texts, ...addresses];
}

/** Whose language a chunk of texts is in; undefined for what every language needs. */
function languageOf(source: string): string | undefined {
  return /(?:src\/locales\/(\w+)\/|content\/pages\/[^/]+\/(\w+)\.md|salama-sample\/(\w+))/
    .exec(source)
    ?.slice(1)
    .find(Boolean);
}
