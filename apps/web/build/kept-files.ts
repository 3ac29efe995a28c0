import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { type BuiltFile, isOfDesk, isOfPage, isOnlineOnly, isOnWish, languageOf } from './built-file.ts';
import { ENTRIES } from './entries.ts';
import { styleSheet } from './first-load.ts';
import type { BuiltPage } from './prerender.ts';

/** What a phone keeps: addresses of files and pages. */
export interface KeptFiles {
  /** The script that every page of this build names. */
  entry: string;
  /** By language: what the first visit keeps. */
  first: Record<Language, string[]>;
  /** By the address of a page: what is kept besides once it was opened, itself among it. */
  pages: Record<string, string[]>;
  /** By language: what is fetched besides all pages where somebody wishes for everything. */
  more: Record<Language, string[]>;
}

/** Help must be on the phone before it is needed: where one asks, the danger words, the lines to call, and the way there. */
const FIRST = ['/', '/chat', '/services', '/offline'];
/** Pages that make no sense without the server, or that the worker must not answer with. */
const ONLINE_ONLY = /^\/(?:admin|404)(?:\/|$)/;
/** The words of the switch at the foot of every page, whichever pages begin with them. */
const FOOT = /src\/locales\/\w+\/device\.ts$/;
/** The tracker asks for these once it runs: no page begins with them, and no other one needs them. */
const TRACKER = { path: '/apps/period-tracker', words: /src\/locales\/\w+\/keeping\.ts$/ };
/** The danger rules of one language. Who opens the chat keeps the others too: people mix languages. */
const DANGER = /salama-safety\/danger-(en|sw|fr)$/;

/** @param always addresses that every page needs, besides scripts. */
export function keptFiles(
  files: readonly BuiltFile[],
  pages: readonly BuiltPage[],
  always: readonly string[],
): KeptFiles {
  const entry = files.find(({ sources }) => sources.includes(ENTRIES.app.source));
  if (!entry) throw new Error('The build has no entry');
  const pictures = addressesOf(files.filter(({ name }) => !/\.(?:js|css)$/.test(name)));
  const kept = pages.filter(({ isArticle, path }) => !isArticle && !ONLINE_ONLY.test(path));
  const pagesIn = (language: Language) => kept.filter((page) => page.language === language);
  const firstIn = (language: Language) => firstOf(pagesIn(language), language, files);
  const shared = [...always, styleSheet(files), ...pictures];
  const first = byLanguage((language) => [...shared, ...firstIn(language)]);
  const others = kept.filter(({ path }) => !FIRST.includes(path));
  const opened = others.map((page) => {
    // What one is about to open from it: a board's discussions.
    const inside = pagesIn(page.language).filter(({ path }) => path.startsWith(`${page.path}/:`));
    // And what shows an article inside the app; its text is kept where it was read.
    const shows = page.path === '/learn' ? articlePage(files) : trackerWords(page, files);
    const needs = [...[page, ...inside].flatMap((one) => neededBy(one, files, `/${entry.name}`)), ...shows];
    return [page.address, [...new Set(needs)].filter((file) => !first[page.language].includes(file))];
  });
  const chats = kept.filter(({ path }) => path === '/chat');
  const inChat = chats.map((page) => [page.address, otherRules(page.language, files)]);
  return {
    entry: `/${entry.name}`,
    first,
    pages: Object.fromEntries([...opened, ...inChat]),
    more: byLanguage((language) => onWish(language, files)),
  };
}

function neededBy(
  { address, scripts, language }: BuiltPage,
  files: readonly BuiltFile[],
  entry: string,
): string[] {
  return [address, ...reach(files, language, scripts, new Set([entry]))];
}

/** The part of the app that shows an article, with what it cannot do without. */
function articlePage(files: readonly BuiltFile[]): string[] {
  const page = files.find(({ sources }) =>
    sources.some((source) => source.startsWith('src/pages/learn-article')),
  );
  return page ? [page.name, ...page.imports].map((name) => `/${name}`) : [];
}

function trackerWords({ path, language }: BuiltPage, files: readonly BuiltFile[]): string[] {
  if (path !== TRACKER.path) return [];
  return addressesOf(files.filter((file) => languageOf(file) === language && isMadeOf(file, TRACKER.words)));
}

function otherRules(language: Language, files: readonly BuiltFile[]): string[] {
  return addressesOf(files.filter((file) => rulesIn(file) !== undefined && rulesIn(file) !== language));
}

function onWish(language: Language, files: readonly BuiltFile[]): string[] {
  const isSpoken = (file: BuiltFile) => [undefined, language].includes(languageOf(file));
  const wished = files.filter((file) => isOnWish(file) && isSpoken(file));
  return wished.flatMap(({ name, imports }) => [name, ...imports]).map((name) => `/${name}`);
}

function addressesOf(files: readonly BuiltFile[]): string[] {
  return files.map(({ name }) => `/${name}`);
}

/** The first pages with all that they may fetch later, but for the words that other pages alone begin with. */
function firstOf(pages: readonly BuiltPage[], language: Language, files: readonly BuiltFile[]): string[] {
  const isFirst = ({ path }: BuiltPage) => FIRST.includes(path);
  const begun = pages.filter(isFirst).flatMap(({ scripts }) => scripts);
  const elsewhere = new Set(pages.filter((page) => !isFirst(page)).flatMap(({ scripts }) => scripts));
  const words = files.filter((file) => languageOf(file) !== undefined && !isMadeOf(file, FOOT));
  const late = addressesOf(words.filter((file) => isMadeOf(file, TRACKER.words)));
  const others = addressesOf(words).filter((name) => elsewhere.has(name) || late.includes(name));
  const notYet = new Set(others.filter((name) => !begun.includes(name)));
  const scripts = reach(files, language, begun, notYet).filter((script) => !notYet.has(script));
  return [...pages.filter(isFirst).map(({ address }) => address), ...scripts];
}

/** Scripts and what they lead to, but for other pages, words of other languages, the desk, what needs the server and what is large. Nothing is followed from `ends`. */
function reach(
  files: readonly BuiltFile[],
  language: Language,
  starts: readonly string[],
  ends: ReadonlySet<string>,
): string[] {
  const fileAt = new Map(files.map((file) => [`/${file.name}`, file]));
  const found = new Set(starts);
  const open = [...starts];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    const file = fileAt.get(address);
    if (!file || ends.has(address)) continue;
    for (const name of [...file.imports, ...file.fetches]) {
      const next = fileAt.get(`/${name}`);
      if (!next || found.has(`/${name}`) || !isKeptWith(next, language)) continue;
      found.add(`/${name}`);
      open.push(`/${name}`);
    }
  }
  return [...found];
}

function isMadeOf({ sources }: BuiltFile, name: RegExp): boolean {
  return sources.some((source) => name.test(source));
}

function isKeptWith(file: BuiltFile, language: Language): boolean {
  const words = languageOf(file) ?? rulesIn(file);
  if (words !== undefined && words !== language) return false;
  return !isOfDesk(file) && !isOfPage(file) && !isOnlineOnly(file) && !isOnWish(file);
}

function rulesIn({ sources }: BuiltFile): string | undefined {
  return sources.map((source) => DANGER.exec(source)?.[1]).find(Boolean);
}

function byLanguage(filesIn: (language: Language) => string[]): Record<Language, string[]> {
  const unique = (language: Language) => [...new Set(filesIn(language))];
  const [en, sw, fr] = LANGUAGES.map(unique);
  return { en: en ?? [], sw: sw ?? [], fr: fr ?? [] };
}
