import type { Search } from './search.ts';

/** The same search, blind to some articles. */
export function withoutArticles(search: Search, slugs: ReadonlySet<string> | undefined): Search {
  if (!slugs?.size) return search;
  return {
    ...search,
    passageAt(key, language) {
      const passage = search.passageAt(key, language);
      return passage && !slugs.has(passage.article.slug) ? passage : undefined;
    },
    find(...asked) {
      const result = search.find(...asked);
      return { ...result, hits: result.hits.filter(({ passage }) => !slugs.has(passage.article.slug)) };
    },
  };
}
