import type { Article } from '@salama/content/types.ts';

/**
 * About `lines` of the ways in which people ask for the library's sections, spread over all of it. Each is chosen by its
 * own letters, so that editing one section leaves the choice in all others as it is.
 */
export function waysOfAsking(articles: readonly Article[], lines: number): string[] {
  const asks = articles.flatMap(({ sections }) => sections.flatMap((section) => section.asks));
  return asks.filter((ask) => chanceOf(ask) * asks.length < lines);
}

/** Evenly spread from 0 to below 1: FNV-1a over the letters, its bits mixed once more. */
function chanceOf(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  value = Math.imul(value ^ (value >>> 16), 2246822507);
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32;
}
