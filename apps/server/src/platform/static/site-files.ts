import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Encoding } from '../accepted-encoding.ts';

/** One file of the built site and its compressed twins. */
export interface SiteFile {
  type: string;
  cacheControl: string;
  /** Entity tag without quotes; a compressed variant appends its encoding. */
  tag: string;
  path: string;
  encodings: Partial<Record<Encoding, string>>;
}

export interface Site {
  /** By address, as the browser asks for it: `/sw/chat`, `/assets/app-1a2b.js`. */
  files: ReadonlyMap<string, SiteFile>;
  /** Addresses of pages by their lower-case form. */
  pages: ReadonlyMap<string, string>;
  read(path: string): Promise<Buffer>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const TWINS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/** Lists the built site once, files of a later folder in place of those of an earlier. Undefined when nothing has been built. */
export function loadSite(roots: readonly string[]): Site | undefined {
  const known = new Map(roots.flatMap((root) => listFiles(root).map((path) => [path, root])));
  if (known.size === 0) return undefined;
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, string>();
  for (const [path, root] of known) {
    if (extname(path) in TWINS) continue;
    const file = describeFile(root, path, known);
    files.set(`/${path}`, file);
    const page = pageAddress(path);
    // A folder's index wins over a file of the same name.
    if (page === undefined || (files.has(page) && !path.endsWith('index.html'))) continue;
    files.set(page, file);
    pages.set(page.toLowerCase(), page);
  }
  return { files, pages, read: createReader() };
}

const ASSET = /^\/(assets\/[\w.-]+)$/;

/** An asset of another build, whose name says what is in it. It is no path: it has no folder, and ends as a file of a site. */
export function findAsset(address: string, folders: () => readonly string[]): SiteFile | undefined {
  const path = ASSET.exec(address)?.[1];
  if (path === undefined || !(extname(path) in TYPES)) return undefined;
  const root = folders().find((folder) => existsSync(join(folder, path)));
  if (root === undefined) return undefined;
  const twins = ['', ...Object.keys(TWINS)].map((ending) => path + ending);
  return describeFile(
    root,
    path,
    new Map(twins.filter((twin) => existsSync(join(root, twin))).map((twin) => [twin, root])),
  );
}

/** Relative paths with `/`, without dotfiles and source maps: what is not listed cannot be asked for. */
function listFiles(root: string): string[] {
  let entries: string[];
  try {
    entries = readdirSync(root, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .filter((path) => !/\.map(?:\.br|\.gz)?$/.test(path))
    .filter((path) => statSync(join(root, path)).isFile());
}

function describeFile(root: string, path: string, known: ReadonlyMap<string, string>): SiteFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const encodings: SiteFile['encodings'] = {};
  for (const [ending, encoding] of Object.entries(TWINS)) {
    if (known.get(path + ending) === root) encodings[encoding] = join(root, path + ending);
  }
  return {
    type,
    cacheControl: path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    tag: tagOf(root, path),
    path: join(root, path),
    encodings,
  };
}

/** From the content, so that two machines with one build agree. An asset has its digest in its name. */
function tagOf(root: string, path: string): string {
  const content = path.startsWith('assets/') ? path : readFileSync(join(root, path));
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}

/** `chat/index.html` and `chat.html` are the page `/chat`; undefined for what is no page. */
function pageAddress(path: string): string | undefined {
  if (!path.endsWith('.html') || /(?:^|\/)404(?:\/index)?\.html$/.test(path)) return undefined;
  const bare = path.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${bare}`;
}

const MOST_KEPT_BYTES = 6 * 1024 * 1024;
const LARGEST_KEPT = 128 * 1024;

/** Reads files and keeps the small ones that are asked for, newest last, within a fixed budget. */
function createReader(): Site['read'] {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return async (path) => {
    const known = kept.get(path);
    if (known) return known;
    const content = await readFile(path);
    if (content.length > LARGEST_KEPT) return content;
    kept.set(path, content);
    bytes += content.length;
    for (const [oldest, buffer] of kept) {
      if (bytes <= MOST_KEPT_BYTES) break;
      kept.delete(oldest);
      bytes -= buffer.length;
    }
    return content;
  };
}
