interface Example {
  features: number[];
  label: string;
}

/** So many imagined lines of an average label stand in for what was never seen with one. */
const IMAGINED_LINES = 2;

/** Naive Bayes over labelled examples: says which label a message most likely carries. */
export function createLabelGuess(examples: readonly Example[]): (features: readonly number[]) => string {
  const everywhere = new Map<number, number>();
  const known = new Map<string, { lines: number; counts: Map<number, number> }>();
  for (const { features, label } of examples) {
    const seenWith = known.get(label) ?? { lines: 0, counts: new Map() };
    known.set(label, seenWith);
    seenWith.lines += 1;
    for (const feature of features) {
      everywhere.set(feature, (everywhere.get(feature) ?? 0) + 1);
      seenWith.counts.set(feature, (seenWith.counts.get(feature) ?? 0) + 1);
    }
  }

  /** How much likelier the features are with the label than with any. */
  function likeness(
    { lines, counts }: { lines: number; counts: Map<number, number> },
    features: readonly number[],
  ) {
    let sum = 0;
    for (const feature of features) {
      const average = (everywhere.get(feature) ?? 0) / examples.length;
      if (average === 0) continue;
      const seen = ((counts.get(feature) ?? 0) + IMAGINED_LINES * average) / (lines + IMAGINED_LINES);
      sum += Math.log(seen / average);
    }
    return sum;
  }

  return (features) => {
    let best = { label: '', score: Number.NEGATIVE_INFINITY };
    for (const [label, seenWith] of known) {
      const score = likeness(seenWith, features);
      if (score > best.score) best = { label, score };
    }
    return best.label;
  };
}
