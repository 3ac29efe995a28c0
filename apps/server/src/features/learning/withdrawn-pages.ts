import { splitPath } from '@salama/contract/language.ts';
import { type Clock, SECOND } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { listLibraryRows } from './repository.ts';

/** How long another process may still serve an article after it was withdrawn. */
const LIFETIME = SECOND;

/** Knows the pages of withdrawn articles, without a query for every page that is served. */
export function createWithdrawnPages(db: Db, clock: Clock) {
  let kept: { slugs: Promise<ReadonlySet<string>>; until: number } | undefined;
  function load(): Promise<ReadonlySet<string>> {
    if (!kept || kept.until <= clock.monotonic())
      kept = { slugs: readSlugs(db), until: clock.monotonic() + LIFETIME };
    return kept.slugs;
  }
  return {
    /** Without a database nothing is known to be withdrawn: what can be read stays readable. */
    async includes(path: string): Promise<boolean> {
      const [, slug] = /^\/learn\/([^/]+)/.exec(splitPath(path).path) ?? [];
      if (slug === undefined) return false;
      return load().then(
        (slugs) => slugs.has(slug),
        () => false,
      );
    },
    changed(): void {
      kept = undefined;
    },
  };
}

async function readSlugs(db: Db): Promise<ReadonlySet<string>> {
  const rows = await listLibraryRows(db);
  return new Set(rows.filter(({ status }) => status === 'DRAFT').map(({ slug }) => slug));
}
