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

/**
 * Logistic regression, learned line by line with a step of its own for every feature. The result scores
 * features: above 0 the sought kind is the likelier. The same lessons always give the same model.
 */
export function learn(lessons: readonly Lesson[]): (features: readonly number[]) => number {
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

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const lesson of shuffled(lessons, round)) {
      const scored = score(lesson.features);
      const doubtful = lesson.unchecked && round >= TRUSTED_ROUND && scored > DISAGREEMENT;
      if (!doubtful) correct(lesson, scored);
    }
  }
  return score;
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
