import type { Hit } from '../search/search.ts';

/** What was found in one way, counted so much. */
export function weighed(hits: readonly Hit[], weight: number): Hit[] {
  return hits.map((hit) => ({ ...hit, score: hit.score * weight }));
}

/** Every passage that was found, as where it scored best; whatever else found it adds that share of its score. Not ordered. */
export function fused(ways: readonly (readonly Hit[])[], share: number): { hit: Hit; score: number }[] {
  const all = ways.flat();
  return bestOfEach(all).map((hit) => {
    const others = all.filter((one) => one !== hit && one.passage.key === hit.passage.key);
    return { hit, score: hit.score + share * others.reduce((sum, { score }) => sum + score, 0) };
  });
}

/** Every passage that was found, where it scored best. */
export function bestOfEach(hits: readonly Hit[]): Hit[] {
  const best = new Map<string, Hit>();
  for (const hit of hits) {
    const known = best.get(hit.passage.key);
    if (!known || known.score < hit.score) best.set(hit.passage.key, hit);
  }
  return [...best.values()];
}
