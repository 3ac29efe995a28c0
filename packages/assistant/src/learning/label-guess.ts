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
 * by the number of its lines alone, so that only what was seen with it is looked at. What each entry says is worked out
 * once: a hostile text asks for every stretch of it.
 */
export function createLabelGuess(counts: LabelCounts): (features: readonly number[]) => LabelGuess {
  const { labels, lines, starts, entryLabels } = counts;
  const evidence = evidenceOf(counts);
  const unseen = lines.map((count) => Math.log(IMAGINED_LINES / (count + IMAGINED_LINES)));
  return (features) => {
    const scores = new Float64Array(labels.length);
    let known = 0;
    for (const feature of features) {
      const [start, end] = [starts[feature] ?? 0, starts[feature + 1] ?? 0];
      if (start < end) known += 1;
      for (let at = start; at < end; at += 1) {
        const label = entryLabels[at] ?? 0;
        scores[label] = (scores[label] ?? 0) + (evidence[at] ?? 0);
      }
    }
    for (const [label, against] of unseen.entries()) scores[label] = (scores[label] ?? 0) + known * against;
    const best = Math.max(...scores);
    return { label: labels[scores.indexOf(best)] ?? '', support: best / Math.sqrt(features.length || 1) };
  };
}

/** How much each entry speaks for its label. */
function evidenceOf({ lines, starts, entryCounts }: LabelCounts): Float64Array {
  const all = lines.reduce((sum, count) => sum + count, 0);
  const evidence = new Float64Array(entryCounts.length);
  for (let feature = 0; feature + 1 < starts.length; feature += 1) {
    const [start, end] = [starts[feature] ?? 0, starts[feature + 1] ?? 0];
    const everywhere = entryCounts.subarray(start, end).reduce((sum, count) => sum + count, 0);
    const imagined = (IMAGINED_LINES * everywhere) / all;
    for (let at = start; at < end; at += 1) evidence[at] = Math.log1p((entryCounts[at] ?? 0) / imagined);
  }
  return evidence;
}
