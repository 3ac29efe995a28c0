import { type Language, splitPath } from '@salama/contract/language.ts';
import type { ContentName } from '../lib/content.ts';
import type { Namespace } from '../lib/messages.tsx';
import { isOff } from '../lib/site.ts';
import type { Catalogues } from '../locales/catalogues.ts';

export interface PageProps {
  /** Values of the `:name` parts of the path, decoded. */
  params: Record<string, string>;
}

/** What a page fetches before it can show itself at an address, besides what its route names. */
export type Prepare = (language: Language, params: PageProps['params']) => Promise<unknown>;

export interface Route {
  /** As English writes it; `:name` stands for one part. */
  path: string;
  /** Name of its file in `pages/`. */
  file: string;
  /** Catalogues the page needs before it can show itself, besides `shell`. */
  namespaces: readonly Namespace[];
  /** What it shows of `content/`, likewise; its page's `prepare` fetches it. */
  contents: readonly ContentName[];
  /** In tabs and history: no two pages are called alike, and none by a subject that could expose someone. A long text says its own. */
  title: keyof Catalogues['shell']['titles'];
  /** Whether search engines may list it. */
  listed: boolean;
  /** Folder of its words under `content/pages`. */
  text?: string;
}

export const notFound: Route = unlisted(page('/404', 'notFound', ['pages'], 'not-found'));

/** Every page. The build prerenders each in every language. */
export const routes: readonly Route[] = [
  page('/', 'home', ['home'], 'home'),
  page('/services', 'services', ['directory', 'chat'], 'services'),
  page('/chat', 'chat', ['chat'], 'chat'),
  written(page('/privacy-policy', 'privacy', ['pages'], 'privacy-policy')),
  written(page('/terms', 'terms', ['pages'], 'terms')),
  written(page('/support', 'support', ['pages'], 'support')),
  written(page('/contact', 'contact', ['pages'], 'contact')),
  page('/apps', 'apps', ['pages'], 'apps'),
  page('/apps/period-tracker', 'tracker', ['tracker'], 'period-tracker'),
  unlisted(page('/login', 'login', ['auth'], 'login')),
  page('/learn', 'learn', ['learning'], 'learn', ['library']),
  page('/learn/:slug', 'learn', ['learning'], 'learn-article'),
  page('/tools', 'tools', [], 'tools'),
  written(page('/about', 'about', ['pages'], 'about')),
  // What people write there is for who comes there.
  unlisted(page('/community', 'community', ['community', 'chat'], 'community')),
  unlisted(page('/community/:id', 'question', ['community', 'chat'], 'community-question')),
  unlisted(page('/profile', 'profile', ['auth', 'profile'], 'profile')),
  ...['', '/users', '/materials', '/materials/:id', '/reports', '/suggestions', '/stories', '/answers'].map(
    desk,
  ),
  ...['/corrections', '/trail', '/protection'].map(desk),
  unlisted(page('/offline', 'offline', [], 'offline')),
  notFound,
];

export interface Match {
  route: Route;
  language: Language;
  params: Record<string, string>;
}

/** The page of an address; the not-found page when there is none. Case and a closing slash make no difference. */
export function matchRoute(pathname: string): Match {
  const { language, path } = splitPath(pathname);
  const parts = partsOf(path);
  for (const route of routes) {
    const params = paramsOf(partsOf(route.path), parts);
    if (params && !isOff(route.path)) return { route, language, params };
  }
  return { route: notFound, language, params: {} };
}

/** The address of a match as English writes it. */
export function pathOf({ route, params }: Pick<Match, 'route' | 'params'>): string {
  return route.path.replace(/:([^/]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function paramsOf(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(part);
    else if (expected !== part.toLowerCase()) return undefined;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function page(
  path: string,
  title: Route['title'],
  namespaces: readonly Namespace[],
  file: string,
  contents: readonly ContentName[] = [],
): Route {
  return { path, title, namespaces, file, contents, listed: true };
}

/** The desk brings its own texts, once it is known who sits there. */
function desk(path: string): Route {
  return unlisted(page(`/admin${path}`, 'admin', ['pages'], 'admin'));
}

/** A page whose words stand under `content/pages`, in the folder of its own name. */
function written(route: Route): Route {
  return { ...route, text: route.file };
}

function unlisted(route: Route): Route {
  return { ...route, listed: false };
}
