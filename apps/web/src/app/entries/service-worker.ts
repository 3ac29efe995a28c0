/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Written in when the pages are filled (`packages/contract/src/platform/site-plan.ts`); what it holds: `apps/web/build/kept-files.ts`. */
declare const BUILD: {
  id: string;
  /** The script that every page of this build names. */
  entry: string;
  /** The script that an engine with a small library begins with. */
  older: string;
  /** The script that every article begins with. */
  sleeping: string[];
  /** By language: what the first visit keeps. */
  first: Record<string, string[]>;
  /** By the address of every other page: itself and what it needs besides. */
  pages: Record<string, string[]>;
  /** By language: what comes besides all pages where everything is wished for. */
  more: Record<string, string[]>;
  /** By language: the file of all articles. */
  articles: Record<string, string>;
};

/** Named once: the bundler puts the whole list where the name stands. */
const build = BUILD;
const CACHE = `salama-${build.id}`;
const OFFLINE_PAGES = ['/offline', '/sw/offline', '/fr/offline'];
/** An article, however it is asked for: as a page, in a frame, or for its text alone. */
const ARTICLE = /^\/(?:(?:sw|fr)\/)?learn\/[a-z0-9-]+$/;
const PREFIX = /^\/(sw|fr)(?=\/|$)/;
/** What administrators took back since the build. */
const CHANGES = '/api/v1/learning-materials/changes';
/** As in the boot script. */
const LIBRARY = 'toSorted' in Array.prototype ? [] : [build.older];
/** Files asked for at a time: a phone's network stays free for whoever reads. */
const AT_ONCE = 4;

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

/** The languages of the open pages, and what the version before had kept: an update takes nothing away. */
async function prepare(): Promise<void> {
  const clients = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const homes = new Set(clients.map(({ url }) => homeOf(new URL(url).pathname)));
  const kept = await keptBefore();
  const languages = Object.keys(build.first).filter((language) => {
    const home = homeIn(language);
    return homes.has(home) || kept.has(home);
  });
  const pages = [...kept].flatMap((path) => build.pages[path] ?? []);
  await add([...languages.flatMap((language) => build.first[language] ?? []), ...pages]);
  const whole = Object.keys(build.articles).filter((language) => hadAllArticles(kept, language));
  for (const language of whole) await addEverything(language);
  // An article that was withdrawn or renamed since must not keep the new version from being installed.
  const single = [...kept].filter(
    (path) => ARTICLE.test(path) && !whole.some((l) => homeOf(path) === homeIn(l)),
  );
  await Promise.all(single.map((path) => add([path, ...build.sleeping]).catch(() => undefined)));
}

async function keptBefore(): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    for (const { url } of requests) kept.add(new URL(url).pathname);
  }
  return kept;
}

function hadAllArticles(kept: ReadonlySet<string>, language: string): boolean {
  return [...kept].some((path) => path.startsWith(`/assets/articles-${language}-`));
}

/**
 * A page that says where it is keeps the first pages and itself, and nothing that was taken away. A person who asks for
 * it does, and for everything if she says so; she hears when all is here. What came stays, so that it can go on later.
 */
async function keep(
  { language, path, isAsked, everything }: Record<string, unknown>,
  asker?: MessagePort,
): Promise<void> {
  if (isAsked === true) isForgotten = false;
  const first = build.first[String(language)];
  const isKept =
    first !== undefined &&
    (await add([...first, ...pagesAt(String(path))])
      .then(() => (everything === true ? addEverything(String(language)) : undefined))
      .then(
        () => true,
        () => false,
      ));
  asker?.postMessage(isKept ? 'kept' : 'failed');
}

/** An open page, or the one that stands for any address of its folder. */
function pagesAt(path: string): string[] {
  return build.pages[path] ?? build.pages[path.replace(/[^/]+$/, '_')] ?? [];
}

async function addEverything(language: string): Promise<void> {
  const pages = Object.keys(build.pages).filter((path) => homeOf(path) === homeIn(language));
  await add([...build.sleeping, ...pages.flatMap(pagesAt), ...(build.more[language] ?? [])]);
  await addArticles(language);
}

/** All articles out of their one file, but for those that were withdrawn. The file's address stays as the sign that they are here. */
async function addArticles(language: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const address = build.articles[language];
  const model = await cache.match(homeIn(language));
  if (isForgotten || !address || !model || (await cache.match(address))) return;
  const [pack, changes] = await Promise.all([fetchJson(address), fetchJson(CHANGES)]);
  const withdrawn: string[] = changes.data.withdrawn;
  const headers = new Headers(model.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
  for (const [path, html] of Object.entries<string>(pack))
    if (!withdrawn.some((slug) => path.endsWith(`/${slug}`)))
      await cache.put(path, new Response(html, { headers }));
  await cache.put(address, new Response());
}

async function fetchJson(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** What is missing of these; it fails when one does not come, and keeps those that came. */
async function add(files: readonly string[]): Promise<void> {
  if (isForgotten) return;
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const file of new Set([...LIBRARY, ...files])) if (!(await cache.match(file))) missing.push(file);
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) await addOne(cache, file);
  });
  await Promise.all(lanes);
}

/** The server is asked about pages even where the browser has them, and none of another build is kept: what is kept fits together. */
async function addOne(cache: Cache, file: string): Promise<void> {
  const response = await fetch(new Request(file, { cache: isPage(file) ? 'no-cache' : 'default' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if (isPage(file)) await keepOfThisBuild(cache, file, response);
  else if (!isForgotten) await cache.put(file, response);
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

/** None of another build: what is kept fits together. */
function keepArticle(cache: Cache, pathname: string, response: Response): Response {
  if (response.ok) void keepRead(cache, pathname, response.clone()).catch(() => undefined);
  return response;
}

async function keepRead(cache: Cache, pathname: string, article: Response): Promise<void> {
  await keepOfThisBuild(cache, pathname, article);
  await add(build.sleeping);
}

async function keepOfThisBuild(cache: Cache, path: string, page: Response): Promise<void> {
  if (!(await page.clone().text()).includes(build.entry)) throw new Error(`${path} is of another build`);
  if (!isForgotten) await cache.put(path, page);
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

function homeIn(language: string): string {
  return build.first[language]?.find((file) => isPage(file) && homeOf(file) === file) ?? '/';
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
