import { rename } from 'node:fs/promises';
import { OPEN_WORKER } from '@salama/contract/platform/site-plan.ts';
import type { BuiltFile } from './built-file.ts';
import { buildScript } from './bundle.ts';
import { keptFiles } from './kept-files.ts';
import type { BuiltPage } from './prerender.ts';

interface Build {
  files: readonly BuiltFile[];
  older: string;
  boot: string;
  /** The scripts of pages that read without the app. */
  sleeping: string[];
  pages: readonly BuiltPage[];
}

/** Bundles the worker, its list left open. Answers that list but for what depends on the operator. */
export async function buildServiceWorker(
  outDir: string,
  { files, older, boot, sleeping, pages }: Build,
): Promise<Record<string, unknown>> {
  await buildScript('worker', outDir, { fileName: 'sw.js' });
  await rename(`${outDir}/sw.js`, `${outDir}/${OPEN_WORKER}`);
  return { ...keptFiles(files, pages, [boot, '/icon.svg', '/manifest.webmanifest']), older, sleeping };
}
