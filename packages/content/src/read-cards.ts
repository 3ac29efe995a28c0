import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { inEachLanguage } from './each-language.ts';
import { parseYaml } from './parse-yaml.ts';
import { sectionName } from './section-name.ts';

const CARDS = 10;
/** Code points: what a picture of a card has room for. */
const LONGEST = { truth: 90, why: 190, heard: 70 } as const;

const cardSchema = v.strictObject({
  /** Where the library says it. */
  section: sectionName,
  truth: inEachLanguage(LONGEST.truth),
  why: inEachLanguage(LONGEST.why),
  /** What is said instead, small and last on the card. */
  heard: inEachLanguage(LONGEST.heard),
});

export type MythCard = v.InferOutput<typeof cardSchema>;

/** `content/cards.yaml`: cards to pass on. Throws a ContentFault. */
export function readCards(file: string): MythCard[] {
  return parseCards(readFileSync(file, 'utf8'), file);
}

export function parseCards(content: string, file: string): MythCard[] {
  return parseYaml(
    v.pipe(v.array(cardSchema), v.length(CARDS, `write ${CARDS} cards: their page says so`)),
    content,
    file,
  );
}
