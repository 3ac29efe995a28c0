import { basename, dirname, sep } from 'node:path';
import { readPage } from '@salama/content/read-page.ts';
import { isLanguage } from '@salama/contract/language.ts';
import type { Plugin } from 'vite';
import { markdownBlocks } from './markdown-blocks.ts';

const PLACE = `${sep}content${sep}pages${sep}`;

/** Makes a module of each `content/pages/<name>/<language>.md`, parsed at build time: the browser needs no parser. */
export function pageTexts(): Plugin {
  return {
    name: 'salama-page-texts',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.includes(PLACE) || !file.endsWith('.md')) return undefined;
      this.addWatchFile?.(file);
      return moduleText(file);
    },
  };
}

function moduleText(file: string): string {
  const language = basename(file, '.md');
  if (!isLanguage(language)) throw new Error(`${file} is in no language of ours`);
  const folder = dirname(file);
  const { title, lead, updated, body } = readPage(dirname(folder), basename(folder), language);
  return `export const pageText = ${JSON.stringify({ title, lead, updated, blocks: markdownBlocks(body) })};`;
}
