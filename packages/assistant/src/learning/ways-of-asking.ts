import type { Article } from '@salama/content/types.ts';
import { hash } from '@salama/words/hash.ts';

/**
 * About `lines` of the ways in which people ask for the library's sections, spread over all of it. Each is chosen by its
 * own letters, so that editing one section leaves the choice in all others as it is.
 */
export function waysOfAsking(articles: readonly Article[], lines: number): string[] {
  const asks = articles.flatMap(({ sections }) => sections.flatMap((section) => section.asks));
  return asks.filter((ask) => chanceOf(ask) * asks.length < lines);
}

/** Evenly spread from 0 to below 1: the hash of the letters, its bits mixed once more. */
function chanceOf(text: string): number {
  const own = hash(text);
  const value = Math.imul(own ^ (own >>> 16), 2246822507);
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32;
}
