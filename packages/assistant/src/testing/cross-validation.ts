import type { TrainingSet } from '../learning/line-classifier.ts';

export const FOLDS = 3;

/** Three ways to learn from two thirds of all lines; together, the kept thirds are every line once. */
export function foldsOf(trainingSet: TrainingSet): { learned: TrainingSet; kept: TrainingSet }[] {
  return Array.from({ length: FOLDS }, (_, fold) => ({
    learned: where(trainingSet, (at) => at % FOLDS !== fold),
    kept: where(trainingSet, (at) => at % FOLDS === fold),
  }));
}

/** The lines whose place in their list fits. */
export function where(trainingSet: TrainingSet, fits: (at: number) => boolean): TrainingSet {
  const some = <T>(lines: T[]) => lines.filter((_, at) => fits(at));
  return {
    ...trainingSet,
    sought: some(trainingSet.sought),
    honest: some(trainingSet.honest),
    everyday: some(trainingSet.everyday),
    ordinary: some(trainingSet.ordinary),
  };
}
