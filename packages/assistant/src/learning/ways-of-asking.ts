import type { Article } from '@salama/content/types.ts';
import { chanceOf } from '@salama/words/hash.ts';

/**
 * About `lines` of the ways in which people ask for the library's sections, spread over all of it. Each is chosen by its
 * own letters and stands where these put it, so that editing or moving one section leaves all others as they are.
 */
export function waysOfAsking(articles: readonly Article[], lines: number): string[] {
  const asks = articles.flatMap(({ sections }) => sections.flatMap((section) => section.asks));
  const chosen = asks.filter((ask) => chanceOf(ask) * asks.length < lines);
  return chosen.sort((one, other) => chanceOf(one) - chanceOf(other));
}
