import type { Stance } from '@salama/patterns/scanner.ts';
import { lazily } from '../lazily.ts';
import { featuresOf } from './features.ts';
import { createIdeaReader, type IdeaReader, type Wording } from './ideas.ts';
import { countLabels, createLabelGuess, type LabelCounts, type LabelGuess } from './label-guess.ts';
import { type LinearModel, learn, scoreOf, type TrainingExample } from './linear-model.ts';

/** Says which label a message carries when it reads like the sought lines, whatever words it uses. */
export type LineClassifier = (words: readonly string[], stance?: Stance) => string | undefined;

export interface TrainingSet {
  /** Lines of the kind that is looked for. */
  sought: { label: string; text: string }[];
  /** Checked by hand; above all lines that sound like the sought ones and are not. */
  honest: string[];
  /** What people write of everything else: it keeps the classifier from guessing about what it does not know. */
  everyday: string[];
  /** Questions that hardly ever are of the sought kind; nobody checked each. */
  ordinary: string[];
  /** What means the same, in all languages. */
  wordings: Wording[];
}

export interface Limits {
  /** The score from which a line counts as sought; measured by cross-validation. */
  threshold: number;
  /** How much a line must be like those of its label: below, any but the highest score is a guess about the unknown. */
  support: number;
}

export interface ClassifierSettings {
  /** Of each stance; those that are left out are as usual. */
  limits: { usual: Limits } & Partial<Record<Stance, Limits>>;
  /** Checked honest lines come out below it; the usual limit if it is left out. */
  honestBelow?: number;
  /** How much a line counts. */
  weights: { sought: number; honest: number; everyday: number; ordinary: number };
}

/** A long message is read in overlapping stretches of so many words, so that one sentence is not drowned. */
const STRETCH = 24;

/** What was learned from a training set. Plain data, made to be kept. */
export interface LineModel {
  limits: Record<Stance, Limits>;
  line: LinearModel;
  labels: LabelCounts;
  wordings: Wording[];
}

/** Takes about three seconds of one core for 19,000 lines. `wordsOf` must be what later reads the messages. */
export function learnLines(
  { sought, honest, everyday, ordinary, wordings }: TrainingSet,
  { limits: { usual, cautious = usual }, honestBelow = usual.threshold, weights }: ClassifierSettings,
  wordsOf: (text: string) => string[],
): LineModel {
  const ideasOf = createIdeaReader(wordings);
  const read = (text: string) => allFeaturesOf(wordsOf(text), ideasOf);
  const examples = sought.map(({ label, text }) => ({ label, features: read(text) }));
  const lines: TrainingExample[] = [
    ...examples.map(({ features }) => ({ features, sought: true, weight: weights.sought })),
    ...honest.map((text) => ({ features: read(text), sought: false, weight: weights.honest })),
    ...everyday.map((text) => ({ features: read(text), sought: false, weight: weights.everyday })),
    ...ordinary.map((text) => ({
      features: read(text),
      sought: false,
      weight: weights.ordinary,
      unchecked: true,
    })),
  ];
  const line = learn(lines, { above: usual.threshold, below: honestBelow });
  return { limits: { usual, cautious }, line, labels: countLabels(examples), wordings };
}

/**
 * So few words ("where do I get it") are like much by chance. Asked for so much more, cross-validation finds one danger in
 * 75 less that no pattern knows, and a third of the false alarms.
 */
const FEW_WORDS = 4;
const SURER = 1;
/**
 * So far above what is needed a line counts although it is like none of the labels in particular ("he took the keys"): in
 * cross-validation one danger in 60 more that no pattern knows. Of 1,734 honest examination questions six more get the
 * help card, two of them those of victims.
 */
const CERTAIN = 1.75;

/** The model is made or opened when the first message is read. */
export function createLineClassifier(model: () => LineModel): LineClassifier {
  const ideasOf = lazily(() => createIdeaReader(model().wordings));
  const guessOf = lazily(() => createLabelGuess(model().labels));
  return (words, stance = 'usual') => {
    const { line, limits } = model();
    const { threshold, support } = limits[stance];
    const needed = words.length < FEW_WORDS ? threshold + SURER : threshold;
    for (const stretch of stretches(words)) {
      const features = allFeaturesOf(stretch, ideasOf());
      const score = scoreOf(line, features);
      if (score <= needed) continue;
      const guess = guessOf()(features);
      if (guess.support > support || score > needed + CERTAIN) return guess.label;
    }
    return undefined;
  };
}

export interface LineWeight {
  score: number;
  /** The score from which a line so long counts as sought. */
  needed: number;
  /** What it is most like; below `likeness` that is chance. */
  guess: LabelGuess;
  likeness: number;
}

/** For whoever edits the training set: what is thought of the stretch that is most like the sought lines. */
export function weighLine(model: LineModel, words: readonly string[]): LineWeight {
  const ideasOf = createIdeaReader(model.wordings);
  const guessOf = createLabelGuess(model.labels);
  const { threshold, support } = words.length > STRETCH ? model.limits.cautious : model.limits.usual;
  const weighed = stretches(words).map((stretch) => {
    const features = allFeaturesOf(stretch, ideasOf);
    return { score: scoreOf(model.line, features), guess: guessOf(features) };
  });
  const most = weighed.reduce((best, one) => (one.score > best.score ? one : best));
  return { ...most, needed: words.length < FEW_WORDS ? threshold + SURER : threshold, likeness: support };
}

/** Says whether every stretch of a message stays below the limits: far from the sought lines, and like no label. */
export function createCalmReader(
  model: () => LineModel,
  { threshold, support }: Limits,
): (words: readonly string[]) => boolean {
  const ideasOf = lazily(() => createIdeaReader(model().wordings));
  const guessOf = lazily(() => createLabelGuess(model().labels));
  return (words) =>
    stretches(words).every((stretch) => {
      const features = allFeaturesOf(stretch, ideasOf());
      if (scoreOf(model().line, features) >= threshold) return false;
      return support === Infinity || guessOf()(features).support < support;
    });
}

function allFeaturesOf(words: readonly string[], ideasOf: IdeaReader): number[] {
  return featuresOf(words).concat(ideasOf(words));
}

function stretches(words: readonly string[]): (readonly string[])[] {
  if (words.length <= STRETCH) return [words];
  const step = STRETCH / 2;
  return Array.from({ length: Math.ceil(words.length / step) - 1 }, (_, at) =>
    words.slice(at * step, at * step + STRETCH),
  );
}
