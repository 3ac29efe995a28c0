import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language, localPath } from '@salama/contract/language.ts';
import type { Manifest } from 'vite';
import type * as Prerenderer from '../src/entry-prerender.tsx';
import { buildPrerenderer } from './bundle.ts';
import { documentOf } from './document.ts';
import { firstLoad, styleSheet } from './first-load.ts';
import { folders } from './folders.ts';

export interface BuiltPage {
  /** As English writes it. */
  path: string;
  language: Language;
  /** Where it is asked for. */
  address: string;
  /** Scripts of its first load. */
  scripts: string[];
  /** Where it lies in the build. */
  file: string;
}

/** Renders every route in every language and writes it as a file. */
export async function prerenderAll(outDir: string, manifest: Manifest, boot: string): Promise<BuiltPage[]> {
  const module = await buildPrerenderer();
  const { prerenderPage, routes }: typeof Prerenderer = await import(pathToFileURL(module).href);
  const styles = styleSheet(manifest);
  const pages: BuiltPage[] = [];
  for (const route of routes) {
    for (const language of LANGUAGES) {
      const scripts = firstLoad(manifest, route, language);
      const rendered = await prerenderPage(route, language);
      const page = { path: route.path, language, address: addressOf(route.path, language), scripts };
      const file = fileOf(page);
      await mkdir(dirname(`${outDir}/${file}`), { recursive: true });
      await writeFile(
        `${outDir}/${file}`,
        documentOf({ ...page, ...rendered, listed: route.listed, styles, boot }),
      );
      pages.push({ ...page, file });
    }
  }
  await rm(folders.prerender, { recursive: true });
  return pages;
}

/** A part that stands for any name is called `_` on disk: the server and the worker know it by that name. */
function addressOf(path: string, language: Language): string {
  return localPath(language, path.replace(/:[^/]+/g, '_'));
}

function fileOf({ path, address }: { path: string; address: string }): string {
  if (path === '/404') return `${address.slice(1)}.html`;
  return address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
}
