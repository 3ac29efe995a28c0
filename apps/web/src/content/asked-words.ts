import { type PackedWords, packWords, unpackWords } from './search-words.ts';

/** Counts of 1, 2, 4 … 128 are told apart: a section's number and this level are packed as one number. */
const LEVELS = 8;

/** Words with, for each section by its number, how many of its ways to ask say them. */
export type AskedWords = ReadonlyMap<string, ReadonlyMap<number, number>>;

export function packAsked(words: AskedWords): PackedWords {
  const places = [...words].map(
    ([word, counts]) => [word, [...counts].map(([at, count]) => at * LEVELS + levelOf(count))] as const,
  );
  return packWords(new Map(places));
}

/** The counts as powers of two. */
export function unpackAsked(index: PackedWords): AskedWords {
  const words = [...unpackWords(index)].map(
    ([word, places]) =>
      [word, new Map(places.map((place) => [Math.floor(place / LEVELS), 2 ** (place % LEVELS)]))] as const,
  );
  return new Map(words);
}

function levelOf(count: number): number {
  return Math.min(LEVELS - 1, Math.round(Math.log2(count)));
}
