import { mixedHash } from '@salama/words/hash.ts';
import type { Term } from '../words/vocabulary.ts';

/** Features are hashed into so many buckets. */
export const MEANING_BUCKETS = 1 << 16;

/** Letters of the pieces of words: they forgive slips and Swahili word forms. */
const PIECE = 4;

/** What the meaning of a question is read from: its terms, neighbouring terms and pieces of its words, each once. */
export function meaningFeatures(words: readonly string[], terms: readonly Term[]): Uint32Array {
  const features = new Set<number>();
  terms.forEach((term, at) => {
    features.add(bucketOf('t', term));
    const next = terms[at + 1];
    if (next !== undefined) features.add(bucketOf('b', `${term} ${next}`));
  });
  for (const word of words) {
    const framed = `<${word}>`;
    for (let at = 0; at + PIECE <= framed.length; at += 1) {
      features.add(bucketOf('p', framed.slice(at, at + PIECE)));
    }
  }
  return Uint32Array.from(features);
}

function bucketOf(kind: string, text: string): number {
  return mixedHash(kind + text) % MEANING_BUCKETS;
}
