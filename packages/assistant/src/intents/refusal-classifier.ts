import type { Knowledge } from '@salama/content/types.ts';
import type { CalmReader } from '@salama/patterns/scanner.ts';
import {
  createCalmReader,
  type LineModel,
  learnLines,
  type TrainingSet,
} from '../learning/line-classifier.ts';
import { waysOfAsking } from '../learning/ways-of-asking.ts';
import { wordingsFrom } from '../safety/training-set.ts';

/** Measured by cross-validation: see refusal-classifier.test.ts for what it finds and how often it errs. */
const LIMITS = {
  usual: { threshold: 1.6, support: -4 },
  /** Of a message that tells of danger: of 6,058 such lines none was refused in cross-validation. */
  cautious: { threshold: 2, support: 0 },
};
/** Well below what is refused: a checked honest line is nowhere near it. */
const HONEST_BELOW = 0.3;
/** Below both, the words of a pattern are there by chance: in cross-validation so stand 12 of 446 requests. */
const CALM = { threshold: 0, support: -5 };
/** A victim who is refused is worse than a refusal that is missed: what is missed is answered from the library. */
const WEIGHTS = { sought: 2, honest: 3, everyday: 1, ordinary: 0.6 };
const ORDINARY_LINES = 4_000;

/** Learns to say which refusal a message needs when it reads like a request to harm, whatever words it uses. */
export function learnRefusals(trainingSet: TrainingSet, wordsOf: (text: string) => string[]): LineModel {
  return learnLines(trainingSet, { limits: LIMITS, honestBelow: HONEST_BELOW, weights: WEIGHTS }, wordsOf);
}

/** Says which messages hold the words of a refusal and ask for something else. */
export function readsHonestly(model: () => LineModel): CalmReader {
  return createCalmReader(model, CALM);
}

/** Honest are also those who tell of danger: what a victim writes is close to what the one who harms her asks. */
export function refusalTrainingSet(knowledge: Knowledge): TrainingSet {
  const { intentExamples, safetyExamples, articles } = knowledge;
  return {
    sought: intentExamples.refuse.map(({ replyId, text }) => ({ label: replyId, text })),
    honest: [
      ...intentExamples.honest,
      ...safetyExamples.honest,
      ...safetyExamples.danger.map(({ text }) => text),
    ],
    everyday: safetyExamples.everyday.map(({ text }) => text),
    ordinary: waysOfAsking(articles, ORDINARY_LINES),
    wordings: wordingsFrom(knowledge),
  };
}
