import type { Lessons } from '../learning/line-classifier.ts';

export const FOLDS = 3;

/** Three ways to learn from two thirds of all lines; together, the kept thirds are every line once. */
export function foldsOf(lessons: Lessons): { learned: Lessons; kept: Lessons }[] {
  return Array.from({ length: FOLDS }, (_, fold) => ({
    learned: where(lessons, (at) => at % FOLDS !== fold),
    kept: where(lessons, (at) => at % FOLDS === fold),
  }));
}

/** The lessons whose place in their list fits. */
export function where(lessons: Lessons, fits: (at: number) => boolean): Lessons {
  const some = <T>(lines: T[]) => lines.filter((_, at) => fits(at));
  return {
    ...lessons,
    sought: some(lessons.sought),
    honest: some(lessons.honest),
    everyday: some(lessons.everyday),
    ordinary: some(lessons.ordinary),
  };
}
