import type { Language } from '@salama/contract/language.ts';
import { type ComponentType, use } from 'react';
import { loadMessages } from './lib/messages.tsx';
import type { PageProps, Route } from './routes.ts';

const files = import.meta.glob<{ default: ComponentType<PageProps> }>('./pages/*.tsx');
const components = new Map<Route, ComponentType<PageProps>>();
const pending = new Map<string, Promise<void>>();

/** Fetches a page and its texts. A failed download is forgotten, so that the next visit tries again. */
export function loadPage(route: Route, language: Language): Promise<void> {
  const key = `${language}${route.path}`;
  const known = pending.get(key);
  if (known) return known;
  const started = fetchPage(route, language).catch((error: unknown) => {
    pending.delete(key);
    throw error;
  });
  pending.set(key, started);
  return started;
}

/** The page's component; waits for it (suspends) when it is not here yet, so that the old page stays on screen. */
export function usePage(route: Route, language: Language): ComponentType<PageProps> {
  const loading = loadPage(route, language);
  if (!components.has(route)) use(loading);
  const component = components.get(route);
  if (!component) throw new Error(`The page ${route.file} did not load`);
  return component;
}

async function fetchPage(route: Route, language: Language): Promise<void> {
  const file = files[`./pages/${route.file}.tsx`];
  if (!file) throw new Error(`There is no page ${route.file}`);
  const [module] = await Promise.all([file(), loadMessages(language, ['shell', ...route.namespaces])]);
  components.set(route, module.default);
}
