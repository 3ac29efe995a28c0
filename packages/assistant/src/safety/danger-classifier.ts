import type { CalmReader } from '@salama/patterns/scanner.ts';
import {
  createCalmReader,
  type LineModel,
  learnLines,
  type TrainingSet,
} from '../learning/line-classifier.ts';

/** Measured by cross-validation: see danger-classifier.test.ts for what it finds and how often it errs. */
const THRESHOLD = 1.33;
/**
 * A long message is read in many parts, each with its own chance to be like danger. Asked for so much more in each, of 3,622 honest
 * messages four fewer raise an alarm, and of 1,204 dangers none is lost.
 */
const LONG = 0.5;
/** Below it a message with words of another time, a story or a lesson is a question: measured in the same way. */
const CALM = { threshold: -1, support: Infinity };
/** A message from another world scores high by chance, but is like no danger in particular. */
const SUPPORT = -5.5;
/** Honest lines are checked by hand and close to danger; the ordinary ones are many and far from it. */
const WEIGHTS = { sought: 2, honest: 3, everyday: 2, ordinary: 0.5 };

/** Learns to say which rule a message is about when it reads like danger, whatever words it uses. */
export function learnDanger(trainingSet: TrainingSet, wordsOf: (text: string) => string[]): LineModel {
  return learnLines(
    trainingSet,
    {
      limits: {
        usual: { threshold: THRESHOLD, support: SUPPORT },
        cautious: { threshold: THRESHOLD + LONG, support: SUPPORT },
      },
      weights: WEIGHTS,
    },
    wordsOf,
  );
}

/** Says which messages read like questions although they name a danger. */
export function readsCalmly(model: () => LineModel): CalmReader {
  return createCalmReader(model, CALM);
}
