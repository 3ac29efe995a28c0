import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../accepted-encoding.ts';

/** Changes pages on their way out. */
export interface PageChange {
  /** What tells one change from another, for entity tags; undefined while there is nothing to change. */
  version(): string | undefined;
  apply(html: string): string;
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** So many changed pages are kept, the last ones asked for. */
const MOST_KEPT = 60;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Wanted {
  /** File of the page as it was built. */
  path: string;
  version: string;
  encoding: Encoding | undefined;
  read(): Promise<Buffer>;
}

/** Each changed page is made, and compressed, once for each change. */
export function createChangedPages(change: PageChange): (wanted: Wanted) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  async function make({ encoding, read }: Wanted): Promise<Buffer> {
    const html = Buffer.from(change.apply((await read()).toString('utf8')));
    if (encoding === 'br') return promisify(brotliCompress)(html, QUICK);
    return encoding === 'gzip' ? promisify(gzip)(html) : html;
  }
  return (wanted) => {
    const key = [wanted.path, wanted.version, wanted.encoding].join(' ');
    const made = kept.get(key) ?? make(wanted);
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
