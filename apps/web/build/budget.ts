import { readdir, readFile, stat } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@salama/contract/language.ts';
import { folders } from './folders.ts';
import { FEWEST_BYTES } from './joined-files.ts';

/** Most bytes of a first load, brotli, in English. The floor of React and its router is about 71,000 in the syntax of 2019. */
const BUDGET = { js: 87_800, css: 12_000, html: 10_000 } as const;
/** An article in all: text, style and scripts, without pictures. It reads without the app. */
const ARTICLE_BYTES = 40_000;
/** What the check for danger fetches before it knows the language of the page; the other languages follow. */
const DANGER_BYTES = 40_000;
/** Pages that bring more along: a composer, a board, a library, a calendar. What every page fetches behind its start is part of the files counted here (`AT_ONCE`). */
const LARGER_JS: Record<string, number> = {
  '/chat': 94_500,
  // The titles of all pages: 118 of them, where 66 articles stood.
  '/learn': 106_500,
  '/services': 91_000,
  '/tools': 88_000,
  // The list, its search and its composer of one line, each with what others asked.
  '/community': 102_000,
  '/community/_': 102_500,
  '/apps/period-tracker': 98_600,
};

/** Pages that say all they know without scripts: the lines of twelve countries, each with all its sources; the titles of all pages; tables and lists of the tools. */
const LARGER_HTML: Record<string, number> = { '/services': 20_600, '/learn': 11_200, '/tools': 15_000 };

/** Small for reasons of their own: the bundler's runtime, and what older engines alone ask for. */
const OUTSIDE = /^(?:rolldown-|older-)/;

const PAGES = [
  '/',
  '/chat',
  '/login',
  '/learn',
  '/services',
  '/tools',
  '/community',
  '/community/_',
  '/apps/period-tracker',
  '/404',
];

/** Prints what each page's first load weighs and fails over the budget. Run after the build. */
let isOver = false;
for (const page of PAGES) {
  const { js, css, html } = await weigh(page);
  const limit = LARGER_JS[page] ?? BUDGET.js;
  const htmlLimit = LARGER_HTML[page] ?? BUDGET.html;
  const fits = js <= limit && css <= BUDGET.css && html <= htmlLimit;
  isOver ||= !fits;
  console.info(
    `${fits ? 'ok  ' : 'OVER'} ${page.padEnd(22)} js ${js}/${limit} css ${css}/${BUDGET.css} html ${html}/${htmlLimit}`,
  );
}
await weighArticles();
await weighDanger();
await weighScripts();
if (isOver) process.exitCode = 1;

/** The heaviest of all articles in all languages. */
async function weighArticles(): Promise<void> {
  const folder = (language: string) => `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/learn`;
  const pages: string[] = [];
  for (const language of LANGUAGES)
    for (const entry of await readdir(folders.output + folder(language), { withFileTypes: true }))
      if (entry.isDirectory()) pages.push(`${folder(language)}/${entry.name}`);
  const weighed = await Promise.all(
    pages.map(async (page) => ({
      page,
      bytes: Object.values(await weigh(page)).reduce((sum, part) => sum + part, 0),
    })),
  );
  const [heaviest] = weighed.sort((one, other) => other.bytes - one.bytes);
  if (!heaviest || heaviest.bytes > ARTICLE_BYTES) isOver = true;
  console.info(
    `${pages.length} articles, the heaviest ${heaviest?.page}: ${heaviest?.bytes}/${ARTICLE_BYTES} in all`,
  );
}

/** Counts what the page itself asks for: scripts, module preloads and style sheets. */
async function weigh(page: string): Promise<{ js: number; css: number; html: number }> {
  const file = page === '/404' ? '/404.html' : `${page === '/' ? '' : page}/index.html`;
  const html = await readFile(`${folders.output}${file}`, 'utf8');
  const addresses = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, address]) => address),
  );
  let js = 0;
  let css = 0;
  for (const address of addresses) {
    const bytes = await sizeOf(`${address}.br`);
    if (address?.endsWith('.css')) css += bytes;
    else js += bytes;
  }
  return { js, css, html: await sizeOf(`${file}.br`) };
}

/** The danger rules of each language, with what they share. */
async function weighDanger(): Promise<void> {
  const files = await readdir(`${folders.output}/assets`);
  const bytesOf = async (part: string) => {
    const found = files.find((file) => file.startsWith(`danger-${part}-`) && file.endsWith('.js.br'));
    if (!found) throw new Error(`The build has no danger rules of ${part}`);
    return sizeOf(`/assets/${found}`);
  };
  const shared = await bytesOf('all');
  for (const language of LANGUAGES) {
    const bytes = shared + (await bytesOf(language));
    if (bytes > DANGER_BYTES) isOver = true;
    console.info(
      `${bytes > DANGER_BYTES ? 'OVER' : 'ok  '} danger rules in ${language}: ${bytes}/${DANGER_BYTES}`,
    );
  }
}

/** All scripts together, and those that are too small to ask for. */
async function weighScripts(): Promise<void> {
  const files = (await readdir(`${folders.output}/assets`)).filter((file) => file.endsWith('.js.br'));
  const sizes = await Promise.all(files.map((file) => sizeOf(`/assets/${file}`)));
  const small = files.filter((file, at) => (sizes[at] ?? 0) < FEWEST_BYTES && !OUTSIDE.test(file));
  if (small.length > 0) isOver = true;
  console.info(`${files.length} scripts, ${sizes.reduce((sum, size) => sum + size, 0)} in all`);
  console.info(`${small.length > 0 ? 'OVER' : 'ok  '} under ${FEWEST_BYTES}: ${small.join(' ') || 'none'}`);
}

async function sizeOf(address: string): Promise<number> {
  return (await stat(`${folders.output}${address}`)).size;
}
