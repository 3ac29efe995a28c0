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

/**
 * Naive Bayes: the label under which the features are likeliest. A feature that no line of a label has speaks against it
 * by the number of its lines alone, so that only what was seen with it is looked at.
 */
export function guessLabel(
  { labels, lines, starts, entryLabels, entryCounts }: LabelCounts,
  features: readonly number[],
): LabelGuess {
  const scores = new Float64Array(labels.length);
  const all = lines.reduce((sum, count) => sum + count, 0);
  let known = 0;
  for (const feature of features) {
    const [start, end] = [starts[feature] ?? 0, starts[feature + 1] ?? 0];
    if (start === end) continue;
    known += 1;
    let everywhere = 0;
    for (let at = start; at < end; at += 1) everywhere += entryCounts[at] ?? 0;
    const imagined = (IMAGINED_LINES * everywhere) / all;
    for (let at = start; at < end; at += 1) {
      const label = entryLabels[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + Math.log1p((entryCounts[at] ?? 0) / imagined);
    }
  }
  for (const [label, count] of lines.entries()) {
    scores[label] = (scores[label] ?? 0) + known * Math.log(IMAGINED_LINES / (count + IMAGINED_LINES));
  }
  const best = Math.max(...scores);
  return { label: labels[scores.indexOf(best)] ?? '', support: best / Math.sqrt(features.length || 1) };
}
