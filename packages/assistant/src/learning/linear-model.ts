import { BUCKETS } from './features.ts';

export interface Lesson {
  features: number[];
  /** Whether it is of the kind the model looks for. */
  sought: boolean;
  /** How much it counts. */
  weight: number;
  /** Nobody checked the line by hand: once the model firmly disagrees with it, it is left out. */
  unchecked?: boolean;
}

const ROUNDS = 7;
const RATE = 0.5;
const SHRINKAGE = 1e-4;
/** Below this the model is as good as right about a line. */
const SETTLED = 0.01;
/** From this round on, and above this score, an unchecked line is taken to be wrongly labelled. */
const TRUSTED_ROUND = 2;
const DISAGREEMENT = 1;
/** Checked lines must come out right, at last, by so much; more rounds than this are never needed. */
const MARGIN = 0.1;
const INSISTING_ROUNDS = 20;
const MOST_UNITS = 2 ** 15 - 1;

/** What was learned: a weight for each feature, in whole multiples of `unit`. Plain data, made to be kept. */
export interface LinearModel {
  weights: Int16Array;
  unit: number;
  bias: number;
}

/** Above 0 the sought kind is the likelier. */
export function scoreOf({ weights, unit, bias }: LinearModel, features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return bias + (unit * sum) / Math.sqrt(features.length || 1);
}

/**
 * Logistic regression, learned line by line with a step of its own for every feature; then the few checked lines that
 * are still on the wrong side of `threshold` are put right. The same lessons always give the same model.
 */
export function learn(lessons: readonly Lesson[], threshold: number): LinearModel {
  const weights = new Float32Array(BUCKETS);
  const steps = new Float32Array(BUCKETS).fill(1e-6);
  let bias = 0;
  let biasStep = 1e-6;

  function score(features: readonly number[]): number {
    let sum = 0;
    for (const feature of features) sum += weights[feature] ?? 0;
    return bias + sum / Math.sqrt(features.length || 1);
  }

  function correct({ features, sought, weight }: Lesson, scored: number): void {
    const error = (1 / (1 + Math.exp(-scored)) - (sought ? 1 : 0)) * weight;
    if (Math.abs(error) < SETTLED) return;
    const share = error / Math.sqrt(features.length || 1);
    for (const feature of features) {
      const slope = share + SHRINKAGE * (weights[feature] ?? 0);
      const step = (steps[feature] ?? 0) + slope * slope;
      steps[feature] = step;
      weights[feature] = (weights[feature] ?? 0) - (RATE * slope) / Math.sqrt(step);
    }
    biasStep += error * error;
    bias -= (RATE * error) / Math.sqrt(biasStep);
  }

  /** Moves a checked line that ended on the wrong side of the threshold just over it; the least change that does. */
  function insist({ features, sought }: Lesson): boolean {
    const wanted = sought ? threshold + MARGIN : threshold - MARGIN;
    const missing = wanted - score(features);
    if (sought ? missing <= 0 : missing >= 0) return false;
    const share = missing / Math.sqrt(features.length || 1);
    for (const feature of features) weights[feature] = (weights[feature] ?? 0) + share;
    return true;
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const lesson of shuffled(lessons, round)) {
      const scored = score(lesson.features);
      const doubtful = lesson.unchecked && round >= TRUSTED_ROUND && scored > DISAGREEMENT;
      if (!doubtful) correct(lesson, scored);
    }
  }
  for (let round = 0, wrong = 1; wrong > 0 && round < INSISTING_ROUNDS; round += 1) {
    wrong = 0;
    for (const lesson of lessons) if (!lesson.unchecked && insist(lesson)) wrong += 1;
  }
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_UNITS || 1;
  return { weights: Int16Array.from(weights, (weight) => Math.round(weight / unit)), unit, bias };
}

/** A fixed order a round, that mixes what stood together. */
function shuffled<T>(items: readonly T[], round: number): T[] {
  const order = [...items];
  let state = round + 1;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
