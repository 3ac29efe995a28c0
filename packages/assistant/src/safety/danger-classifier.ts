import { featuresOf } from './features.ts';
import type { Lessons } from './lessons.ts';
import { type Lesson, learn } from './linear-model.ts';
import { createRuleGuess } from './rule-guess.ts';

/** Says which rule a message is about when it reads like danger, whatever words it uses. */
export type DangerClassifier = (words: readonly string[]) => string | undefined;

/** Measured by cross-validation: see danger-classifier.test.ts for what it finds and how often it errs. */
const THRESHOLD = 1.65;
/** Honest lines are checked by hand and close to danger; the ordinary ones are many and far from it. */
const WEIGHTS = { danger: 2, honest: 1.5, ordinary: 0.5 };
/** A long message is read in overlapping stretches, so that one sentence of danger is not drowned. */
const STRETCH = 24;

/** Learns from the lessons (a tenth of a second or so). `wordsOf` must be what later reads the messages. */
export function createDangerClassifier(
  { danger, honest, ordinary }: Lessons,
  wordsOf: (text: string) => string[],
): DangerClassifier {
  const read = (text: string) => featuresOf(wordsOf(text));
  const examples = danger.map(({ ruleId, text }) => ({ ruleId, features: read(text) }));
  const lessons: Lesson[] = [
    ...examples.map(({ features }) => ({ features, danger: true, weight: WEIGHTS.danger })),
    ...honest.map((text) => ({ features: read(text), danger: false, weight: WEIGHTS.honest })),
    ...ordinary.map((text) => ({
      features: read(text),
      danger: false,
      weight: WEIGHTS.ordinary,
      unchecked: true,
    })),
  ];
  const scoreOf = learn(lessons);
  const guessRule = createRuleGuess(examples);

  return (words) => {
    const features = stretches(words)
      .map(featuresOf)
      .find((stretch) => scoreOf(stretch) > THRESHOLD);
    return features && guessRule(features);
  };
}

function stretches(words: readonly string[]): (readonly string[])[] {
  if (words.length <= STRETCH) return [words];
  const step = STRETCH / 2;
  return Array.from({ length: Math.ceil(words.length / step) - 1 }, (_, at) =>
    words.slice(at * step, at * step + STRETCH),
  );
}
