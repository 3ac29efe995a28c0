interface Example {
  features: number[];
  ruleId: string;
}

/** So many imagined lines of an average rule stand in for what was never seen with a rule. */
const IMAGINED_LINES = 2;

/** Naive Bayes over the examples of all rules: says which rule a dangerous message is most likely about. */
export function createRuleGuess(examples: readonly Example[]): (features: readonly number[]) => string {
  const everywhere = new Map<number, number>();
  const rules = new Map<string, { lines: number; counts: Map<number, number> }>();
  for (const { features, ruleId } of examples) {
    const rule = rules.get(ruleId) ?? { lines: 0, counts: new Map() };
    rules.set(ruleId, rule);
    rule.lines += 1;
    for (const feature of features) {
      everywhere.set(feature, (everywhere.get(feature) ?? 0) + 1);
      rule.counts.set(feature, (rule.counts.get(feature) ?? 0) + 1);
    }
  }

  /** How much likelier the features are with the rule than with any. */
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
    let best = { ruleId: '', score: Number.NEGATIVE_INFINITY };
    for (const [ruleId, rule] of rules) {
      const score = likeness(rule, features);
      if (score > best.score) best = { ruleId, score };
    }
    return best.ruleId;
  };
}
