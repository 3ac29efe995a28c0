import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { expect, it } from 'vitest';
import { entryOf } from '../../apps/web/build/content-data.ts';
import { createLibrarySearch } from '../../apps/web/src/features/learning/library-search.ts';
import { libraryMaterials, matching } from '../../apps/web/src/features/learning/materials.ts';
import { phoneIndex } from './phone-index.ts';

/** On a machine that may be busy. */
const LONG = { timeout: 60_000 };
/** Forty searches a language as people type them, and the pages that are right; nothing was fitted to them. */
const FILE = join(import.meta.dirname, 'searched.jsonl');
const FIRST_THREE = 0.9;
/** Pages whose title holds what was typed stand above the others where they are no more than these. */
const MOST_TITLES = 3;

interface Search {
  language: Language;
  query: string;
  pages: string[];
}
const lines = readFileSync(FILE, 'utf8').trim().split('\n');
const searches: Search[] = lines.map((line) => JSON.parse(line));

it.each(LANGUAGES)(
  'the search of Learn has the right page among its first three, in %s',
  LONG,
  (language) => {
    const { articles, index } = phoneIndex(language);
    const find = createLibrarySearch(index, language);
    const materials = libraryMaterials(articles.map(entryOf), language);
    const pagesFor = (query: string) => {
      const { laws, sections } = find(query, undefined);
      const lawPages = laws.map(({ country }) => (country ? `law-${country.code.toLowerCase()}` : 'law'));
      const titles = matching(materials, query).map(({ _id }) => _id);
      const named = titles.length <= MOST_TITLES ? titles : [];
      return [...new Set([...named, ...lawPages, ...sections.map(({ slug }) => slug)])].slice(0, 3);
    };
    const own = searches.filter((search) => search.language === language);
    const missed = own.filter(({ query, pages }) => !pagesFor(query).some((page) => pages.includes(page)));
    expect(own).toHaveLength(40);
    expect(
      1 - missed.length / own.length,
      `missed: ${missed.map(({ query }) => query).join('; ')}`,
    ).toBeGreaterThanOrEqual(FIRST_THREE);
  },
);
