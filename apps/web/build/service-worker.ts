import type { Language } from '@salama/contract/language.ts';
import type { BuiltFile } from './built-file.ts';
import { buildScript } from './bundle.ts';
import { keptFiles } from './kept-files.ts';
import type { BuiltPage } from './prerender.ts';

interface Build {
  id: string;
  files: readonly BuiltFile[];
  older: string;
  boot: string;
  wake: string;
  pages: BuiltPage[];
  /** The file of all articles of each language. */
  articles: Record<Language, string>;
}

/** Written after the pages, so that it names every file of this version and no other. */
export async function buildServiceWorker(
  outDir: string,
  { id, files, older, boot, wake, pages, articles }: Build,
): Promise<void> {
  const build = {
    id,
    ...keptFiles(files, pages, [boot, '/icon.svg', '/manifest.webmanifest']),
    older,
    wake,
    articles,
  };
  await buildScript('worker', outDir, {
    fileName: 'sw.js',
    define: { BUILD: JSON.stringify(build) },
  });
}
