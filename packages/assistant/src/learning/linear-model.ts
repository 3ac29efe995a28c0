import { adaptiveStep, type Example, evenedSum, fit } from '@salama/words/logistic-regression.ts';
import { nextRandom } from '@salama/words/random.ts';
import { BUCKETS } from './features.ts';

export interface TrainingExample extends Example {
  /** Nobody checked the line by hand: once the model firmly disagrees with it, it is left out. */
  unchecked?: boolean;
}

/** The order of the examples is a matter of luck: what so many orders teach is averaged. */
const ORDERS = 3;
const ROUNDS = 7;
/** `settled`: below this the model is as good as right about a line. */
const STEP = { rate: 0.5, shrinkage: 1e-3, settled: 0.01 };
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
  return bias + unit * evenedSum(weights, features);
}

/**
 * Logistic regression over several orders of the examples; then the few checked lines that are still on the wrong side
 * of their limit are put right: those sought above `above`, the others below `below`. The same examples always give the
 * same model.
 */
export function learn(
  examples: readonly TrainingExample[],
  limits: { above: number; below: number },
): LinearModel {
  const weights = new Float32Array(BUCKETS);
  let bias = 0;
  for (let order = 0; order < ORDERS; order += 1) {
    const learned = learnInOrder(examples, order);
    for (let at = 0; at < BUCKETS; at += 1)
      weights[at] = (weights[at] ?? 0) + (learned.weights[at] ?? 0) / ORDERS;
    bias += learned.bias / ORDERS;
  }
  insistOn(examples, limits, weights, bias);
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_UNITS || 1;
  return { weights: Int16Array.from(weights, (weight) => Math.round(weight / unit)), unit, bias };
}

function learnInOrder(
  examples: readonly TrainingExample[],
  order: number,
): { weights: Float32Array; bias: number } {
  const weights = new Float32Array(BUCKETS);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => shuffled(examples, order * ROUNDS + round));
  const bias = fit(weights, rounds, adaptiveStep(weights, STEP), ({ unchecked }, score, round) =>
    Boolean(unchecked && round >= TRUSTED_ROUND && score > DISAGREEMENT),
  );
  return { weights, bias };
}

/** Moves the checked lines that ended on the wrong side of their limit just over it; the least change that does. */
function insistOn(
  examples: readonly TrainingExample[],
  { above, below }: { above: number; below: number },
  weights: Float32Array,
  bias: number,
): void {
  for (let round = 0, wrong = 1; wrong > 0 && round < INSISTING_ROUNDS; round += 1) {
    wrong = 0;
    for (const { features, sought, unchecked } of examples) {
      const wanted = sought ? above + MARGIN : below - MARGIN;
      const missing = wanted - bias - evenedSum(weights, features);
      if (unchecked || (sought ? missing <= 0 : missing >= 0)) continue;
      const share = missing / Math.sqrt(features.length || 1);
      for (const feature of features) weights[feature] = (weights[feature] ?? 0) + share;
      wrong += 1;
    }
  }
}

/** A fixed order a round, that mixes what stood together. */
function shuffled<T>(items: readonly T[], round: number): T[] {
  const order = [...items];
  let state = round + 1;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = nextRandom(state);
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
