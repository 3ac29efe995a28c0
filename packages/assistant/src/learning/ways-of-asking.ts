import type { Article } from '@salama/content/types.ts';

/** At most `lines` of the ways in which people ask for the library's sections, spread over all of it. */
export function waysOfAsking(articles: readonly Article[], lines: number): string[] {
  const asks = articles.flatMap(({ sections }) => sections.flatMap((section) => section.asks));
  const stride = Math.ceil(asks.length / lines);
  return asks.filter((_, at) => at % stride === 0);
}
