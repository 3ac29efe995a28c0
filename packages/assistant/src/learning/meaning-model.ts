import { hashOn, stirred } from '@salama/words/hash.ts';
import { nextRandom } from '@salama/words/random.ts';
import { MEANING_BUCKETS } from './meaning-features.ts';

/** Numbers that stand for a feature, a question or a section. */
const DIMENSIONS = 48;
const ROUNDS = 8;
const RATE = 0.25;
/** Sections that a way to ask is shown not to belong to, each time it is read. */
const OTHERS = 24;
/** One space hangs on the luck of its lot; the mean of three moves half as much from build to build. */
const SPACES = 3;
const MOST_UNITS = 127;

/** A way to ask and the section it belongs to. */
export interface MeaningExample {
  features: Uint32Array;
  /** Number of the section. */
  section: number;
}

/** Spaces that were each learned by another lot. Plain data, made to be kept. */
export type MeaningModel = readonly MeaningSpace[];

/**
 * Where features and sections lie in a space of meaning: near each other when people ask for the section in such words.
 * Whole multiples of a unit.
 */
interface MeaningSpace {
  features: Int8Array;
  featureUnit: number;
  sections: Int8Array;
  sectionUnit: number;
}

/** How much a question belongs to each section; above 0 more than not. Seldom outside -8 to 8. */
export function meaningsOf(model: MeaningModel, question: Uint32Array): Float64Array {
  const found = new Float64Array((model[0]?.sections.length ?? 0) / DIMENSIONS);
  for (const { features, featureUnit, sections, sectionUnit } of model) {
    const place = placeOf(features, question);
    const unit = (featureUnit * sectionUnit) / model.length;
    for (let section = 0; section < found.length; section += 1) {
      let sum = 0;
      const start = section * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at += 1) sum += (place[at] ?? 0) * (sections[start + at] ?? 0);
      found[section] = (found[section] ?? 0) + sum * unit;
    }
  }
  return found;
}

/**
 * Takes some 15 seconds of one core for 60,000 ways to ask. The same examples give the same model in any order: each draws
 * its turns and its lots by its own features, so that one more or one less leaves those of the others as they are.
 */
export function learnMeaning(examples: readonly MeaningExample[], sections: number): MeaningModel {
  return Array.from({ length: SPACES }, (_, at) => learnSpace(examples, sections, at + 1));
}

/**
 * Learns by telling the section of each way to ask from others drawn by lot (negative sampling, as word2vec and fastText
 * do).
 */
function learnSpace(examples: readonly MeaningExample[], sections: number, seed: number): MeaningSpace {
  const random = seededRandom(seed);
  const features = Float32Array.from(
    { length: MEANING_BUCKETS * DIMENSIONS },
    () => (2 * (random() - 0.5)) / DIMENSIONS,
  );
  const places = new Float32Array(sections * DIMENSIONS);
  const lots = Uint32Array.from(examples, ({ features: own }) => own.reduce(hashOn, seed));
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = lots.map((lot) => stirred(hashOn(lot, round)));
    const order = Uint32Array.from(examples, (_, at) => at).sort((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0));
    order.forEach((number, at) => {
      const example = examples[number];
      const rate = RATE * (1 - (round + at / order.length) / ROUNDS);
      if (example) trainOn(example, features, places, rate, seededRandom(turns[number] ?? 0));
    });
  }
  const featureUnit = unitOf(features);
  const sectionUnit = unitOf(places);
  return {
    features: inUnits(features, featureUnit),
    featureUnit,
    sections: inUnits(places, sectionUnit),
    sectionUnit,
  };
}

function trainOn(
  { features: own, section }: MeaningExample,
  features: Float32Array,
  places: Float32Array,
  rate: number,
  random: () => number,
): void {
  const question = placeOf(features, own);
  const pull = new Float64Array(DIMENSIONS);
  const count = places.length / DIMENSIONS;
  for (let drawn = -1; drawn < OTHERS; drawn += 1) {
    const other = drawn < 0 ? section : Math.floor(random() * count);
    if (drawn >= 0 && other === section) continue;
    const start = other * DIMENSIONS;
    let sum = 0;
    for (let at = 0; at < DIMENSIONS; at += 1) sum += (question[at] ?? 0) * (places[start + at] ?? 0);
    const error = ((drawn < 0 ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * rate;
    for (let at = 0; at < DIMENSIONS; at += 1) {
      pull[at] = (pull[at] ?? 0) + error * (places[start + at] ?? 0);
      places[start + at] = (places[start + at] ?? 0) + error * (question[at] ?? 0);
    }
  }
  const share = 1 / Math.sqrt(own.length || 1);
  for (const feature of own) {
    const start = feature * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at += 1) {
      features[start + at] = (features[start + at] ?? 0) + (pull[at] ?? 0) * share;
    }
  }
}

/** Where a question lies: the sum of its features, evened out by their number. */
function placeOf(features: Float32Array | Int8Array, question: Uint32Array): Float64Array {
  const place = new Float64Array(DIMENSIONS);
  for (const feature of question) {
    const start = feature * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at += 1) place[at] = (place[at] ?? 0) + (features[start + at] ?? 0);
  }
  const share = 1 / Math.sqrt(question.length || 1);
  return place.map((value) => value * share);
}

function unitOf(values: Float32Array): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST_UNITS || 1;
}

function inUnits(values: Float32Array, unit: number): Int8Array {
  return Int8Array.from(values, (value) => Math.round(value / unit));
}

/** Always the same lots: from 0 to below 1. */
function seededRandom(first: number): () => number {
  let state = first;
  return () => {
    state = nextRandom(state);
    return state / 2 ** 32;
  };
}
