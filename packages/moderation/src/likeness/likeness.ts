import { decayingStep, type Example, evenedSum, fit } from '@salama/words/logistic-regression.ts';
import { featuresOf } from './features.ts';

export interface Likeness {
  /** How much a text is like the harmful examples rather than the honest ones; above 0 more so than not. */
  score(text: string): number;
}

const ROUNDS = 12;
/** `shrinkage` pulls weights to zero, so that a word seen once says little. */
const STEP = { rate: 1, shrinkage: 6e-4, biasRate: 0.02 };
/** Harmful examples are fewer; together they weigh this much of the honest ones. */
const HARMFUL_SHARE = 0.5;
/**
 * Learns from examples which words, pairs of words and parts of words tell harm from honest talk.
 * Logistic regression without chance: the same examples always give the same scores. Takes some tenths of a second.
 */
export function learnLikeness(harmful: readonly string[], honest: readonly string[]): Likeness {
  const indexes = new Map<string, number>();
  const read = (text: string) => featuresOf(text).map((feature) => indexOf(indexes, feature));
  const boost = (HARMFUL_SHARE * honest.length) / Math.max(1, harmful.length);
  const examples = interleave(
    harmful.map((text): Example => ({ sought: true, weight: boost, features: read(text) })),
    honest.map((text): Example => ({ sought: false, weight: 1, features: read(text) })),
  );
  const weights = new Float64Array(indexes.size);
  const bias = fit(weights, new Array(ROUNDS).fill(examples), decayingStep(weights, STEP));
  return {
    score(text) {
      const all = featuresOf(text);
      const known = all.flatMap((feature) => indexes.get(feature) ?? []);
      return bias + evenedSum(weights, known, all.length);
    },
  };
}

function indexOf(indexes: Map<string, number>, feature: string): number {
  const known = indexes.get(feature);
  if (known !== undefined) return known;
  indexes.set(feature, indexes.size);
  return indexes.size - 1;
}

/** Spreads the shorter list evenly through the longer one. */
function interleave<Item>(few: readonly Item[], many: readonly Item[]): Item[] {
  const placed = [
    ...few.map((item, at) => ({ item, place: (at + 0.5) / few.length })),
    ...many.map((item, at) => ({ item, place: (at + 0.5) / many.length })),
  ];
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item);
}
