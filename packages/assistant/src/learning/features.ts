import { hash, hashOn } from '@salama/words/hash.ts';

/** Features are hashed into so many buckets; with a few ten thousand of them collisions do no harm. */
export const BUCKETS = 1 << 17;

/** How many letters of a word take part in a pair, so that "bleed" and "bleeding" are one. */
const PAIR_LETTERS = 5;
const PAIR_REACH = 4;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;

/**
 * What a classifier sees of a message: its words, neighbours, pairs of words close together and pieces of
 * words, each as a bucket below `BUCKETS`, none twice.
 */
export function featuresOf(words: readonly string[]): number[] {
  const features = new Set<number>();
  const tokens = words.map(withoutAmount);
  const whole = tokens.map((word) => hash(`w${word}`));
  const stems = tokens.map((word) => hash(`p${word.slice(0, PAIR_LETTERS)}`));
  tokens.forEach((word, at) => {
    const own = whole[at] ?? 0;
    features.add(own % BUCKETS);
    features.add(mix(own, whole[at + 1] ?? 1));
    if (at === 0) features.add(mix(1, own));
    for (let next = at + 1; next <= at + PAIR_REACH && next < stems.length; next += 1) {
      const [first, second] = [stems[at] ?? 0, stems[next] ?? 0];
      features.add(mix(Math.min(first, second), Math.max(first, second)));
    }
    addPieces(word, features);
  });
  return [...features];
}

/** Numbers matter by their size: an age below 18, weeks and ages, the rest. */
function withoutAmount(word: string): string {
  if (!/^\d+$/.test(word)) return word;
  const value = Number(word);
  return value < 18 ? '#few' : value < 50 ? '#tens' : '#many';
}

function addPieces(word: string, features: Set<number>): void {
  const padded = `_${word}_`;
  for (let start = 0; start + SHORTEST_GRAM <= padded.length; start += 1) {
    let piece: number | undefined;
    for (let length = 1; length <= LONGEST_GRAM && start + length <= padded.length; length += 1) {
      piece = hashOn(piece, padded.charCodeAt(start + length - 1));
      if (length >= SHORTEST_GRAM) features.add(piece % BUCKETS);
    }
  }
}

function mix(first: number, second: number): number {
  return ((Math.imul(first, 31) + Math.imul(second ^ (second >>> 15), 2654435761)) >>> 0) & (BUCKETS - 1);
}
