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

/** FNV-1a. */
function bucketOf(kind: string, text: string): number {
  let value = Math.imul(2166136261 ^ kind.charCodeAt(0), 16777619);
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return ((value ^ (value >>> 15)) >>> 0) % MEANING_BUCKETS;
}
