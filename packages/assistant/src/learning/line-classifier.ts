import { lazily } from '../lazily.ts';
import { featuresOf } from './features.ts';
import { createLabelGuess } from './label-guess.ts';
import { type Lesson, learn } from './linear-model.ts';

/** Says which label a message carries when it reads like the sought lines, whatever words it uses. */
export type LineClassifier = (words: readonly string[]) => string | undefined;

export interface Lessons {
  /** Lines of the kind that is looked for. */
  sought: { label: string; text: string }[];
  /** Checked by hand; above all lines that sound like the sought ones and are not. */
  honest: string[];
  /** Questions that hardly ever are of the sought kind; nobody checked each. */
  ordinary: string[];
}

export interface ClassifierSettings {
  /** The score from which a line counts as sought; measured by cross-validation. */
  threshold: number;
  /** How much a line counts. */
  weights: { sought: number; honest: number; ordinary: number };
}

/** A long message is read in overlapping stretches of so many words, so that one sentence is not drowned. */
const STRETCH = 24;

/**
 * Learns from the lessons when it first reads a message (some tenths of a second). `wordsOf` must be what later reads
 * the messages.
 */
export function createLineClassifier(
  lessons: Lessons,
  settings: ClassifierSettings,
  wordsOf: (text: string) => string[],
): LineClassifier {
  const learned = lazily(() => learnLines(lessons, settings, wordsOf));
  return (words) => learned()(words);
}

function learnLines(
  { sought, honest, ordinary }: Lessons,
  { threshold, weights }: ClassifierSettings,
  wordsOf: (text: string) => string[],
): LineClassifier {
  const read = (text: string) => featuresOf(wordsOf(text));
  const examples = sought.map(({ label, text }) => ({ label, features: read(text) }));
  const lessons: Lesson[] = [
    ...examples.map(({ features }) => ({ features, sought: true, weight: weights.sought })),
    ...honest.map((text) => ({ features: read(text), sought: false, weight: weights.honest })),
    ...ordinary.map((text) => ({
      features: read(text),
      sought: false,
      weight: weights.ordinary,
      unchecked: true,
    })),
  ];
  const scoreOf = learn(lessons);
  const guessLabel = createLabelGuess(examples);

  return (words) => {
    const features = stretches(words)
      .map(featuresOf)
      .find((stretch) => scoreOf(stretch) > threshold);
    return features && guessLabel(features);
  };
}

function stretches(words: readonly string[]): (readonly string[])[] {
  if (words.length <= STRETCH) return [words];
  const step = STRETCH / 2;
  return Array.from({ length: Math.ceil(words.length / step) - 1 }, (_, at) =>
    words.slice(at * step, at * step + STRETCH),
  );
}
