/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: see `apps/web/build/service-worker.ts`. */
declare const BUILD: {
  id: string;
  /** Scripts, styles and pictures that every language needs. */
  shell: string[];
  /** Per language: its texts and its pages. */
  languages: Record<string, string[]>;
};

const CACHE = `salama-${BUILD.id}`;
const OFFLINE_PAGES = ['/offline', '/sw/offline', '/fr/offline'];
/** An article, however it is asked for: as a page, in a frame, or for its text alone. */
const ARTICLE = /^\/(?:(?:sw|fr)\/)?learn\/[a-z0-9-]+$/;
const PREFIX = /^\/(sw|fr)(?=\/|$)/;

/** Everything was taken off this device: until the last page is left, nothing is kept again unasked. */
let isForgotten = false;

self.addEventListener('install', (event) => {
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherVersions().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const message = typeof event.data === 'object' && event.data !== null ? event.data : {};
  if (message.type === 'take-over') void self.skipWaiting();
  if (message.type === 'forget') {
    isForgotten = true;
    event.ports[0]?.postMessage('forgotten');
  }
  if (message.type === 'keep') event.waitUntil(keep(message, event.ports[0]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (isForgotten || request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (ARTICLE.test(pathname)) event.respondWith(openArticle(request, pathname));
  else event.respondWith(request.mode === 'navigate' ? openPage(request, pathname) : openFile(request));
});

/** The languages of the open pages, and those that the version before had kept: an update takes no page away. */
async function prepare(): Promise<void> {
  const clients = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const kept = new Set(clients.map(({ url }) => homeOf(new URL(url).pathname)));
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    for (const { url } of requests) kept.add(new URL(url).pathname);
  }
  const languages = Object.values(BUILD.languages).filter((files) =>
    files.some((file) => isPage(file) && kept.has(file)),
  );
  await add([...BUILD.shell, ...languages.flat()]);
  // An article that was withdrawn or renamed since must not keep the new version from being installed.
  await Promise.all(
    [...kept].filter((path) => ARTICLE.test(path)).map((path) => add([path]).catch(() => undefined)),
  );
}

/** A page that says which language it is in keeps nothing that was taken away; a person who asks for it does, and hears when all is here. */
async function keep(
  { language, isAsked }: { language?: unknown; isAsked?: unknown },
  asker?: MessagePort,
): Promise<void> {
  if (isAsked === true) isForgotten = false;
  const files = BUILD.languages[String(language)];
  const isKept =
    files !== undefined &&
    (await add([...BUILD.shell, ...files]).then(
      () => true,
      () => false,
    ));
  asker?.postMessage(isKept ? 'kept' : 'failed');
}

/** Whole or not at all, and past the HTTP cache: a version never holds files of another. */
async function add(files: string[]): Promise<void> {
  if (isForgotten) return;
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(
    missing.map((file) => new Request(file, { cache: isPage(file) ? 'reload' : 'default' })),
  );
}

async function dropOtherVersions(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

/**
 * A kept page, or the one that stands for any address of its folder, comes from its version; any other from the
 * network; else the offline page.
 */
async function openPage(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(pathname)) ?? (await cache.match(pathname.replace(/[^/]+$/, '_')));
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch {
    return offlinePage(cache, pathname);
  }
}

/** An article is kept once it was read: all of them together would be too much to fetch unasked. */
async function openArticle(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(pathname);
  if (kept) return kept;
  if (request.mode !== 'navigate') return keepArticle(cache, pathname, await fetch(request));
  try {
    return keepArticle(cache, pathname, await fetch(request));
  } catch {
    return offlinePage(cache, pathname);
  }
}

function keepArticle(cache: Cache, pathname: string, response: Response): Response {
  if (response.ok) void cache.put(pathname, response.clone()).catch(() => undefined);
  return response;
}

/** It knows the way back. */
async function offlinePage(cache: Cache, pathname: string): Promise<Response> {
  const own = `${homeOf(pathname)}/offline`.replace('//', '/');
  const known = await firstKept(cache, [own, ...OFFLINE_PAGES]);
  return known ? Response.redirect(`${known}#${pathname}`) : Response.error();
}

async function firstKept(cache: Cache, pages: string[]): Promise<string | undefined> {
  for (const page of pages) if (await cache.match(page)) return page;
  return undefined;
}

/** The home page of the language of an address. */
function homeOf(pathname: string): string {
  return PREFIX.exec(pathname)?.[0] ?? '/';
}

async function openFile(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

function isPage(file: string): boolean {
  return !file.includes('.');
}
