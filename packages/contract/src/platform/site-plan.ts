import type { Colours, Theme } from './colour-pairs.ts';
import { FEATURES, isPageOf } from './features.ts';
import type { OperatorValues } from './operator-values.ts';
import { fillPlaces } from './page-places.ts';
import { robotsOf, sitemapOf } from './search-engines.ts';

/** The folder of a build that holds pages and worker with their places open; nothing below a dot is served. */
export const OPEN_PAGES = '.open';
/** Its list, in JSON: a `SitePlan`. */
export const PLAN_FILE = `${OPEN_PAGES}/plan.json`;
/** The worker there. */
export const OPEN_WORKER = `${OPEN_PAGES}/sw.js`;

/** A page of a build. */
export interface PlannedPage {
  language: string;
  /** Where it is asked for. */
  address: string;
  /** Below the folder of the build. */
  file: string;
  isArticle: boolean;
  /** As English writes it: the same page in all languages. */
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/** What a build hands to whoever fills it. */
export interface SitePlan {
  /** Changes with any byte of the build. */
  id: string;
  pages: readonly PlannedPage[];
  /** Of the style sheet, for whoever puts others beside them. */
  colours?: Record<Theme, Colours>;
  /** What the worker knows of this build, but for what depends on the operator; `pages` by their addresses. */
  worker: {
    first?: Record<string, readonly string[]>;
    pages?: Record<string, unknown>;
    [name: string]: unknown;
  };
}

interface OpenSite {
  plan: SitePlan;
  pages: ReadonlyMap<string, string>;
  worker: string;
  besides?: readonly string[];
}

/** The name in the worker's source that its list stands for. */
const WORKER_LIST = /\bBUILD\b/;

/**
 * Every file of a site that depends on its operator, by its path: pages, the files of all articles of a language, and the worker,
 * which names both. `digest` makes eight characters of a text that are good in an address; `besides` are addresses of files
 * that every page needs.
 */
export function filledSite(
  { plan, pages, worker, besides = [] }: OpenSite,
  values: OperatorValues,
  digest: (text: string) => string,
): Map<string, string> {
  const filled = new Map<string, string>();
  const off = FEATURES.filter((name) => values[`no${name}`]);
  const offered = plan.pages.filter(({ address }) => !isPageOf(off, address));
  for (const { file } of offered) filled.set(file, fillPlaces(pages.get(file) ?? '', values));
  const articles = Object.fromEntries(
    [...new Set(plan.pages.map(({ language }) => language))].map((language) => {
      const own = plan.pages.filter((page) => page.isArticle && page.language === language);
      const pack = JSON.stringify(
        Object.fromEntries(own.map((page) => [page.address, filled.get(page.file)])),
      );
      const file = `assets/articles-${language}-${digest(pack)}.json`;
      filled.set(file, pack);
      return [language, `/${file}`];
    }),
  );
  const isAsBuilt = Object.keys(values).length === 0;
  const id = isAsBuilt ? plan.id : `${plan.id}-${digest(JSON.stringify(values))}`;
  const opened = Object.entries(plan.worker.pages ?? {}).filter(([address]) => !isPageOf(off, address));
  const first = Object.entries(plan.worker.first ?? {}).map(([language, kept]) => [
    language,
    [...kept, ...besides],
  ]);
  const list = literalOf({
    ...{ id, ...plan.worker },
    ...{ first: Object.fromEntries(first), pages: Object.fromEntries(opened), articles },
  });
  filled.set('robots.txt', robotsOf(values));
  if (values.origin && !values.hidden) filled.set('sitemap.xml', sitemapOf(offered, values.origin));
  filled.set(
    'sw.js',
    worker.replace(WORKER_LIST, () => list),
  );
  return filled;
}

/** As short as a minifier writes it: many addresses are one text that is split. */
function literalOf(value: unknown): string {
  if (Array.isArray(value)) {
    const texts = value.map(String);
    return texts.length > 0 ? `${JSON.stringify(texts.join())}.split(",")` : '[]';
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${literalOf(part)}`);
  return `{${entries.join()}}`;
}
