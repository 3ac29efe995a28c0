import type { Knowledge, SafetyExamples } from '@salama/content/types.ts';

export interface Lessons extends SafetyExamples {
  /** Questions that hardly ever tell of danger; nobody checked each. */
  ordinary: string[];
}

/** About so many of the library's ways of asking: enough to know how people ask, quick to learn. */
const ORDINARY_LINES = 6_000;

/** What the safety layer learns from: its own examples, and how people ask for the library's sections. */
export function lessonsFrom({ safetyExamples, articles }: Knowledge): Lessons {
  const asks = articles.flatMap(({ sections }) => sections.flatMap((section) => section.asks));
  const stride = Math.ceil(asks.length / ORDINARY_LINES);
  return { ...safetyExamples, ordinary: asks.filter((_, at) => at % stride === 0) };
}
