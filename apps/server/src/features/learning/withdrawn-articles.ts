import { splitPath } from '@salama/contract/language.ts';
import { type Clock, SECOND } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { listLibraryRows } from './repository.ts';

/** How long another process may still serve an article after it was withdrawn. */
const LIFETIME = SECOND;

export interface WithdrawnArticles {
  /** Without a database those that were known last: what can be read stays readable. Never throws. */
  slugs(): Promise<ReadonlySet<string>>;
  /** Whether an address is the page of one of them, in any language. Never throws. */
  hasPage(path: string): Promise<boolean>;
  changed(): void;
}

/** Knows the articles that an administrator took out of sight, without a query for every page that is served. */
export function createWithdrawnArticles(db: Db, clock: Clock): WithdrawnArticles {
  let kept: { slugs: Promise<ReadonlySet<string>>; until: number } | undefined;
  let lastKnown: ReadonlySet<string> = new Set();

  function slugs(): Promise<ReadonlySet<string>> {
    if (!kept || kept.until <= clock.monotonic())
      kept = { slugs: read(), until: clock.monotonic() + LIFETIME };
    return kept.slugs;
  }

  async function read(): Promise<ReadonlySet<string>> {
    try {
      const rows = await listLibraryRows(db);
      lastKnown = new Set(rows.filter(({ status }) => status === 'DRAFT').map(({ slug }) => slug));
    } catch {
      // The database is away.
    }
    return lastKnown;
  }

  return {
    slugs,
    async hasPage(path: string): Promise<boolean> {
      const [, slug] = /^\/learn\/([^/]+)/.exec(splitPath(path).path) ?? [];
      return slug !== undefined && (await slugs()).has(slug);
    },
    changed(): void {
      kept = undefined;
    },
  };
}
