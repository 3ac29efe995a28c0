import { BUCKETS } from './features.ts';

interface Example {
  features: number[];
  label: string;
}

/** How often each feature was seen with each label. Plain data, made to be kept. */
export interface LabelCounts {
  labels: string[];
  /** Examples that carry each label. */
  lines: number[];
  /** Where the entries of feature n begin; those of n + 1 is where they end. */
  starts: Uint32Array;
  /** The label of each entry, by number, and how many of its examples have the feature. */
  entryLabels: Uint8Array;
  entryCounts: Uint16Array;
}

/** So many imagined lines of an average label stand in for what was never seen with one. */
const IMAGINED_LINES = 8;

export function countLabels(examples: readonly Example[]): LabelCounts {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const lines = labels.map((label) => examples.filter((example) => example.label === label).length);
  const counts = new Map<number, number>();
  for (const { features, label } of examples) {
    const number = labels.indexOf(label);
    for (const feature of features) {
      const entry = feature * labels.length + number;
      counts.set(entry, (counts.get(entry) ?? 0) + 1);
    }
  }
  const entries = [...counts].sort(([a], [b]) => a - b);
  const starts = new Uint32Array(BUCKETS + 1);
  for (const [entry] of entries) {
    const next = Math.floor(entry / labels.length) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 1; at <= BUCKETS; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return {
    labels,
    lines,
    starts,
    entryLabels: Uint8Array.from(entries, ([entry]) => entry % labels.length),
    entryCounts: Uint16Array.from(entries, ([, count]) => count),
  };
}

export interface LabelGuess {
  label: string;
  /** Above 0 when the features are likelier under the label than on average; seldom outside -10 to 20. */
  support: number;
}

/** Naive Bayes: the label under which the features are likeliest. */
export function guessLabel(
  { labels, lines, starts, entryLabels, entryCounts }: LabelCounts,
  features: readonly number[],
): LabelGuess {
  const scores = new Float64Array(labels.length);
  const all = lines.reduce((sum, count) => sum + count, 0);
  for (const feature of features) {
    const counts = new Float64Array(labels.length);
    let everywhere = 0;
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      counts[entryLabels[at] ?? 0] = entryCounts[at] ?? 0;
      everywhere += entryCounts[at] ?? 0;
    }
    const average = everywhere / all;
    if (average === 0) continue;
    for (const [label, count] of lines.entries()) {
      const seen = ((counts[label] ?? 0) + IMAGINED_LINES * average) / (count + IMAGINED_LINES);
      scores[label] = (scores[label] ?? 0) + Math.log(seen / average);
    }
  }
  const best = Math.max(...scores);
  return { label: labels[scores.indexOf(best)] ?? '', support: best / Math.sqrt(features.length || 1) };
}
