import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language, localPath } from '@salama/contract/language.ts';
import { OPEN_PAGES } from '@salama/contract/platform/site-plan.ts';
import type * as Prerenderer from '../src/app/entries/prerender.tsx';
import type { Route } from '../src/app/routes.ts';
import { today } from '../src/lib/today.ts';
import { articlesOf } from './articles.ts';
import type { BuiltFile } from './built-file.ts';
import { buildPrerenderer } from './bundle.ts';
import { directoriesIn } from './directories.ts';
import { documentOf } from './document.ts';
import { firstLoad, styleSheet } from './first-load.ts';
import { folders } from './folders.ts';
import { lawPaths, lawsIn } from './laws.ts';
import { cardsIn, storiesIn, storyPaths } from './stories.ts';
import { titleLanguages } from './title-language.ts';

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
  isListed: boolean;
  /** One of the many pages of a library, which are kept offline only once they were read. */
  isArticle: boolean;
}

/** The scripts and styles that pages name. */
export interface Assets {
  files: readonly BuiltFile[];
  boot: string;
  wake: string;
  play: string;
}

/** Of the library's articles, of what the law says in each country, and of stories. */
const ARTICLE = '/learn/:slug';

/** Renders every route in every language, an article's route once for each article, and writes them as files with their places open. */
export async function prerenderAll(outDir: string, assets: Assets): Promise<BuiltPage[]> {
  const module = await buildPrerenderer();
  const prerenderer: typeof Prerenderer = await import(pathToFileURL(module).href);
  const pages: BuiltPage[] = [];
  const languageOf = titleLanguages();
  for (const language of LANGUAGES) {
    const day = today();
    const directories = directoriesIn(language, day);
    const articles = articlesOf(language, directories, day);
    const laws = lawsIn(language);
    const texts = articles.map(({ article }) => article);
    const stories = storiesIn(language, texts, directories);
    const cards = cardsIn(language, texts);
    await prerenderer.renderTexts({ articles, directories, laws, stories, cards, languageOf }, language);
    const read = [...texts.map(({ slug }) => `/learn/${slug}`), ...lawPaths(laws), ...storyPaths(stories)];
    for (const route of prerenderer.routes) {
      const paths = route.path === ARTICLE ? read : [route.path];
      for (const path of paths)
        pages.push(await writePage({ path, route, language }, prerenderer, outDir, assets));
    }
  }
  await rm(folders.prerender, { recursive: true });
  return pages;
}

async function writePage(
  { path, route, language }: { path: string; route: Route; language: Language },
  { prerenderPage }: typeof Prerenderer,
  outDir: string,
  { files, boot, wake, play }: Assets,
): Promise<BuiltPage> {
  const isArticle = route.path === ARTICLE;
  const scripts = firstLoad(files, route, language);
  const page = { path, language, address: addressOf(path, language), scripts };
  const rendered = await prerenderPage(path, language);
  const file = fileOf(page);
  const open = `${outDir}/${OPEN_PAGES}/${file}`;
  await mkdir(dirname(open), { recursive: true });
  const document = { ...page, ...rendered, listed: route.listed, styles: styleSheet(files), boot };
  await writeFile(open, documentOf({ ...document, ...(isArticle && { sleeping: { wake, play } }) }));
  return { ...page, file, isArticle, isListed: route.listed };
}

/** A part that stands for any name is called `_` on disk: the server and the worker know it by that name. */
function addressOf(path: string, language: Language): string {
  return localPath(language, path.replace(/:[^/]+/g, '_'));
}

function fileOf({ path, address }: { path: string; address: string }): string {
  if (path === '/404') return `${address.slice(1)}.html`;
  return address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
}
