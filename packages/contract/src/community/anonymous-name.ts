import { fold } from '../characters.ts';

/** How many numbers may close a name: 0 to 999 (specification, section 9). */
const NUMBERS = 1_000;

/** Twenty plain, kind words that say nothing about a person's sex, age, place or health. */
export const ADJECTIVES = [
  'Brave',
  'Bright',
  'Calm',
  'Clever',
  'Curious',
  'Gentle',
  'Golden',
  'Happy',
  'Honest',
  'Kind',
  'Lively',
  'Lucky',
  'Mellow',
  'Patient',
  'Quiet',
  'Silver',
  'Steady',
  'Sunny',
  'Warm',
  'Wise',
] as const;

/** Twenty animals that no one uses to insult. */
export const ANIMALS = [
  'Antelope',
  'Butterfly',
  'Crane',
  'Dolphin',
  'Eagle',
  'Elephant',
  'Falcon',
  'Flamingo',
  'Gazelle',
  'Giraffe',
  'Heron',
  'Impala',
  'Kingfisher',
  'Leopard',
  'Lion',
  'Otter',
  'Sunbird',
  'Turtle',
  'Weaver',
  'Zebra',
] as const;

/** Stands for every letter that is not Latin: some of them look just like one. */
const FOREIGN = '?';

const GENERATED = new RegExp(`^(?:${anyOf(ADJECTIVES)})(?:${anyOf(ANIMALS)})[io\\p{N}]+$`, 'u');

/** A name such as `CalmHeron412`, one of 400,000. `random` answers a number from 0 up to, not including, 1. */
export function anonymousName(random: () => number): string {
  const number = Math.floor(random() * NUMBERS);
  return `${pick(ADJECTIVES, random())}${pick(ANIMALS, random())}${number}`;
}

/**
 * Whether readers could take this name for a generated one. Case, accents, dots and dashes make no difference, nor do
 * letters and digits that look alike.
 */
export function looksGenerated(name: string): boolean {
  return /\p{Script=Latin}/u.test(name) && GENERATED.test(shapeOf(name));
}

function anyOf(words: readonly string[]): string {
  return words.map((word) => shapeOf(word).replace(/./gu, `[$&${FOREIGN}]`)).join('|');
}

function shapeOf(text: string): string {
  return fold(text)
    .replace(/[._-]/g, '')
    .replace(/[l1\u0131]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/(?!\p{Script=Latin})\p{L}/gu, FOREIGN);
}

function pick<T>(words: readonly [T, ...T[]], share: number): T {
  return words[Math.floor(share * words.length)] ?? words[0];
}
