import type { Knowledge } from '@salama/content/types.ts';
import type { Lessons } from '../learning/line-classifier.ts';
import { waysOfAsking } from '../learning/ways-of-asking.ts';

/** About so many of the library's ways of asking: enough to know how people ask, quick to learn. */
const ORDINARY_LINES = 6_000;

/** What the safety layer learns from: its own examples, and how people ask for the library's sections. */
export function lessonsFrom({ safetyExamples, articles }: Knowledge): Lessons {
  const sought = safetyExamples.danger.map(({ ruleId, text }) => ({ label: ruleId, text }));
  const { honest, everyday } = safetyExamples;
  return {
    sought,
    honest,
    everyday: everyday.map(({ text }) => text),
    ordinary: waysOfAsking(articles, ORDINARY_LINES),
  };
}
