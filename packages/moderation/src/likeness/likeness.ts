import { featuresOf } from './features.ts';

export interface Likeness {
  /** How much a text is like the harmful examples rather than the honest ones; above 0 more so than not. */
  score(text: string): number;
}

const ROUNDS = 12;
const STEP = 1;
/** Pulls weights to zero, so that a word seen once says little. */
const SHRINK = 6e-4;
/** Harmful examples are fewer; together they weigh this much of the honest ones. */
const HARMFUL_SHARE = 0.5;
/** The bias is in every example and would else swing. */
const BIAS_STEP = 0.02;

/**
 * Learns from examples which words, pairs of words and parts of words tell harm from honest talk.
 * Logistic regression without chance: the same examples always give the same scores. Takes about 0.1 s.
 */
export function learnLikeness(harmful: readonly string[], honest: readonly string[]): Likeness {
  const indexes = new Map<string, number>();
  const read = (text: string) => featuresOf(text).map((feature) => indexOf(indexes, feature));
  const boost = (HARMFUL_SHARE * honest.length) / Math.max(1, harmful.length);
  const examples = interleave(
    harmful.map((text): Example => ({ target: 1, weight: boost, features: read(text) })),
    honest.map((text): Example => ({ target: 0, weight: 1, features: read(text) })),
  );
  const weights = new Float64Array(indexes.size);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const example of examples) bias += adjust(weights, bias, example, STEP / (1 + round));
  }
  return {
    score(text) {
      const all = featuresOf(text);
      const known = all.flatMap((feature) => indexes.get(feature) ?? []);
      return sum(weights, known) / Math.sqrt(all.length || 1) + bias;
    },
  };
}

interface Example {
  target: 0 | 1;
  weight: number;
  features: number[];
}

/** Moves the weights of one example's features towards its target; returns the change of the bias. */
function adjust(
  weights: Float64Array,
  bias: number,
  { target, weight, features }: Example,
  step: number,
): number {
  const share = 1 / Math.sqrt(features.length || 1);
  const error = target - probability(sum(weights, features) * share + bias);
  for (const feature of features) {
    weights[feature] = (weights[feature] ?? 0) * (1 - SHRINK) + step * error * weight * share;
  }
  return step * BIAS_STEP * error;
}

function indexOf(indexes: Map<string, number>, feature: string): number {
  const known = indexes.get(feature);
  if (known !== undefined) return known;
  indexes.set(feature, indexes.size);
  return indexes.size - 1;
}

function sum(weights: Float64Array, features: readonly number[]): number {
  let total = 0;
  for (const feature of features) total += weights[feature] ?? 0;
  return total;
}

function probability(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** Spreads the shorter list evenly through the longer one. */
function interleave<Item>(few: readonly Item[], many: readonly Item[]): Item[] {
  const placed = [
    ...few.map((item, at) => ({ item, place: (at + 0.5) / few.length })),
    ...many.map((item, at) => ({ item, place: (at + 0.5) / many.length })),
  ];
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item);
}
