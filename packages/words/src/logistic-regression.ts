/** A text made of numbered features, each once. */
export interface Example {
  features: readonly number[];
  /** Whether it is of the kind that the model looks for. */
  sought: boolean;
  /** How much it counts. */
  weight: number;
}

/** Moves the weights of an example's features, and returns the new bias; `error` is the chance given less what is true. */
export type Step = (example: Example, error: number, bias: number, round: number) => number;

/**
 * Logistic regression, example by example, without chance: the same rounds always teach the same. Fills `weights`, and
 * returns the bias. `step` says how far each mistake moves them.
 */
export function fit<One extends Example>(
  weights: Float32Array | Float64Array,
  rounds: Iterable<readonly One[]>,
  step: Step,
  isLeftOut: (example: One, score: number, round: number) => boolean = () => false,
): number {
  let bias = 0;
  let round = 0;
  for (const examples of rounds) {
    for (const example of examples) {
      const score = bias + evenedSum(weights, example.features);
      if (isLeftOut(example, score, round)) continue;
      const error = 1 / (1 + Math.exp(-score)) - (example.sought ? 1 : 0);
      bias = step(example, error, bias, round);
    }
    round += 1;
  }
  return bias;
}

/** The sum of the features' weights, evened out by how many there are; `count` where some are unknown. */
export function evenedSum(
  weights: ArrayLike<number>,
  features: readonly number[],
  count = features.length,
): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum / Math.sqrt(count || 1);
}

/** AdaGrad: a step of its own for every feature, the smaller the more it was moved. Errors below `settled` move nothing. */
export function adaptiveStep(
  weights: Float32Array,
  { rate, shrinkage, settled }: { rate: number; shrinkage: number; settled: number },
): Step {
  const moved = new Float32Array(weights.length).fill(1e-6);
  let biasMoved = 1e-6;
  return ({ features, weight }, error, bias) => {
    const weighed = error * weight;
    if (Math.abs(weighed) < settled) return bias;
    const share = weighed / Math.sqrt(features.length || 1);
    for (const feature of features) {
      const slope = share + shrinkage * (weights[feature] ?? 0);
      const square = (moved[feature] ?? 0) + slope * slope;
      moved[feature] = square;
      weights[feature] = (weights[feature] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
    biasMoved += weighed * weighed;
    return bias - (rate * weighed) / Math.sqrt(biasMoved);
  };
}

/** A step that shrinks from round to round; the bias, which is in every example and would else swing, moves by `biasRate`. */
export function decayingStep(
  weights: Float64Array,
  { rate, shrinkage, biasRate }: { rate: number; shrinkage: number; biasRate: number },
): Step {
  return ({ features, weight }, error, bias, round) => {
    const length = rate / (1 + round);
    const share = (length * error * weight) / Math.sqrt(features.length || 1);
    for (const feature of features) weights[feature] = (weights[feature] ?? 0) * (1 - shrinkage) - share;
    return bias - length * biasRate * error;
  };
}
