import type { Language } from '@salama/contract/language.ts';
import { type ComponentType, use } from 'react';
import { createLoader } from './lib/loader.ts';
import { loadMessages } from './lib/messages.tsx';
import type { PageProps, Route } from './routes.ts';

type Page = ComponentType<PageProps>;

const files = import.meta.glob<{ default: Page }>('./pages/*.tsx');
const pages = createLoader<Page>();

/** Fetches a page and its texts, each once. */
export function loadPage(route: Route, language: Language): Promise<Page> {
  return pages.load(`${language}${route.path}`, () => fetchPage(route, language));
}

/** The page's component; waits for it (suspends) when it is not here yet, so that the old page stays on screen. */
export function usePage(route: Route, language: Language): Page {
  return use(loadPage(route, language));
}

async function fetchPage(route: Route, language: Language): Promise<Page> {
  const file = files[`./pages/${route.file}.tsx`];
  if (!file) throw new Error(`There is no page ${route.file}`);
  const [module] = await Promise.all([
    file(),
    loadMessages(language, ['shell', ...route.namespaces]),
    route.text && fetchText(route.text, language),
  ]);
  return module.default;
}

/** The list of texts comes with the first page that has one. */
async function fetchText(name: string, language: Language): Promise<unknown> {
  return (await import('./lib/prose.ts')).loadPageText(name, language);
}
