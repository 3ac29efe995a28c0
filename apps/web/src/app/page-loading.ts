import type { Language } from '@salama/contract/language.ts';
import { type ComponentType, use } from 'react';
import { fetched } from '../lib/fetched.ts';
import { createLoader } from '../lib/loader.ts';
import { loadMessages } from '../lib/messages.tsx';
import type { Match, PageProps, Prepare, Route } from './routes.ts';

interface Page {
  default: ComponentType<PageProps>;
  prepare?: Prepare;
}

const files = import.meta.glob<Page>('../pages/*.tsx');
const pages = createLoader<Page>();

const prose = fetched(() => import('../lib/prose.ts'));

/** Fetches all that an address needs to show itself, each once. */
export async function loadPage({ route, language, params }: Match): Promise<void> {
  const page = await loadFiles(route, language);
  await page.prepare?.(language, params);
}

/** The page's component; waits for it (suspends) when it is not here yet, so that the old page stays on screen. */
export function usePage(route: Route, language: Language): Page['default'] {
  return use(loadFiles(route, language)).default;
}

function loadFiles(route: Route, language: Language): Promise<Page> {
  return pages.load(`${language}${route.path}`, () => fetchFiles(route, language));
}

async function fetchFiles(route: Route, language: Language): Promise<Page> {
  const file = files[`../pages/${route.file}.tsx`];
  if (!file) throw new Error(`There is no page ${route.file}`);
  const [page] = await Promise.all([
    file(),
    loadMessages(language, ['shell', ...route.namespaces]),
    route.text && fetchText(route.text, language),
  ]);
  return page;
}

/** The list of texts comes with the first page that has one. */
async function fetchText(name: string, language: Language): Promise<unknown> {
  return (await prose.fetch()).loadPageText(name, language);
}
