import { localPath, splitPath } from '@salama/contract/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, ENCODINGS } from '../accepted-encoding.ts';
import { lightenPart } from '../security-headers.ts';
import { byteRange } from './byte-range.ts';
import { createChangedPages, type PageChange } from './changed-pages.ts';
import { findAsset, loadSite, type Site, type SiteFile } from './site-files.ts';

/** What obeys its own headers: a page, and the worker. */
const DOCUMENT = /(?:\.html|(?:^|\/)sw\.js)$/;

const NO_CHANGE: PageChange = { version: () => undefined, apply: (html) => html };

interface ServedSite extends Site {
  change: PageChange;
  changed: ReturnType<typeof createChangedPages>;
}

export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the built site, which lies under the first of `roots` and in part under the others: pages, assets, precompressed
 * twins, entity tags, and the page for an unknown address with status 404. Only listed files can be reached, so no path
 * can climb out, and assets of other builds, which lie in `besides`. What `isHidden` is answered as if it were not there.
 */
export function createStaticPages(
  roots: readonly string[],
  isHidden: (path: string) => Promise<boolean> = async () => false,
  change: PageChange = NO_CHANGE,
  besides: () => readonly string[] = () => [],
): ServePage {
  const built = loadSite(roots);
  const site = built && { ...built, change, changed: createChangedPages(change) };
  if (!site) return async (_request, reply) => sendText(reply, 503, 'The pages have not been built yet.');
  return async (request, reply) => {
    const [rawPath = '/', query] = splitOnce(request.url, '?');
    const path = decodePath(rawPath);
    if (path !== undefined && (await isHidden(path))) return sendMissing(site, path, request, reply);
    const file = path === undefined ? undefined : (site.files.get(path) ?? findAsset(path, besides));
    if (file) return sendFile(site, file, request, reply);
    const any = path === undefined ? undefined : anyPage(site, path);
    if (any) return sendFile(site, any, request, reply);
    const canonical = path === undefined ? undefined : canonicalAddress(site, path);
    if (canonical) return reply.redirect(query === undefined ? canonical : `${canonical}?${query}`, 308);
    return sendMissing(site, path ?? '/', request, reply);
  };
}

/** A folder's page `_` stands for every address in it that is no file: `/community/_` for `/Community/<id>`. */
function anyPage(site: Site, path: string): SiteFile | undefined {
  const [, folder] = /^(\/.+)\/[^/.]+\/?$/.exec(path) ?? [];
  if (folder === undefined || site.pages.has(path.toLowerCase().replace(/\/+$/, ''))) return undefined;
  return site.files.get(`${folder.toLowerCase()}/_`);
}

/** The page meant by an address with capitals or a closing slash. Comes from the list, never from the request. */
function canonicalAddress(site: Site, path: string): string | undefined {
  const address = site.pages.get(path.toLowerCase().replace(/\/+$/, '') || '/');
  return address === path ? undefined : address;
}

async function sendFile(
  site: ServedSite,
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
  status = 200,
): Promise<FastifyReply> {
  const atHand = ENCODINGS.filter((encoding) => file.encodings[encoding]);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], atHand);
  const version = file.path.endsWith('.html') ? site.change.version() : undefined;
  const tag = `"${[file.tag, ...(version ? [version] : []), ...(encoding ? [encoding] : [])].join('-')}"`;
  reply.headers({ etag: tag, 'cache-control': file.cacheControl, vary: 'accept-encoding' });
  if (!DOCUMENT.test(file.path)) lightenPart(reply);
  if (status === 200 && matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const content = version
    ? await site.changed({ path: file.path, version, encoding, read: () => site.read(file.path) })
    : await site.read((encoding && file.encodings[encoding]) ?? file.path);
  if (encoding) reply.header('content-encoding', encoding);
  if (status === 200 && file.type.startsWith('audio/')) return sendSound(file, content, request, reply);
  return reply.code(status).type(file.type).send(content);
}

/** A player moves inside a recording by asking for a part of it; some play nothing that cannot be had in parts. */
function sendSound(
  file: SiteFile,
  content: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const range = byteRange(request.headers.range, content.length);
  reply.type(file.type).header('accept-ranges', 'bytes');
  if (range === undefined) return reply.send(content);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${content.length}`).send();
  const { first, last } = range;
  reply.header('content-range', `bytes ${first}-${last}/${content.length}`);
  return reply.code(206).send(content.subarray(first, last + 1));
}

/** Something that looks like a file gets a plain 404; an address gets the page that helps to go on. */
function sendMissing(
  site: ServedSite,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  const page = missingPage(site, path);
  if (!page || /\.\w+$|\/\./.test(path)) return sendText(reply, 404, 'Not found');
  return sendFile(site, page, request, reply, 404);
}

function missingPage(site: Site, path: string): SiteFile | undefined {
  const { language } = splitPath(path);
  const candidates = ['/404.html', '/404/index.html'].flatMap((name) => [localPath(language, name), name]);
  const found = candidates.find((name) => site.files.has(name));
  return found === undefined ? undefined : site.files.get(found);
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', 30);
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
