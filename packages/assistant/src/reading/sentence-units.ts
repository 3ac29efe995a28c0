import type { Section } from '@salama/content/types.ts';
import { fold, lengthOf } from '@salama/contract/characters.ts';
import { paragraphsOf } from '@salama/words/paragraphs.ts';
import type { PhraseTest } from '../language/phrases.ts';

/** One or more sentences that say something true by themselves, and the paragraphs in which they begin and end. */
export interface Unit {
  text: string;
  begins: number;
  ends: number;
}

/** Words of a sentence that says too little alone: "Yes." */
const FEW = 3;
/** Characters of an answer, and of one that is a list: as of the embedded ones. */
const SHORT = 450;
const WITH_LIST = 700;

/**
 * The body of a section in parts that may stand alone. A sentence that `leans` on the one before ("But that is not true")
 * stays with it, and a list stays whole and with what leads to it: half of either may say the opposite.
 */
export function unitsOf({ body }: Pick<Section, 'body'>, leans: PhraseTest): Unit[] {
  const pieces = paragraphsOf(body).flatMap((text, paragraph) =>
    (isList(text) ? [text] : sentencesOf(text)).map((piece) => ({ text: piece, paragraph })),
  );
  const units: Unit[] = [];
  for (const { text, paragraph } of pieces) {
    const before = units.at(-1);
    if (before && (saysTooLittle(before.text) || leans(bare(text)))) {
      before.text += gapBetween(before.ends, paragraph) + text;
      before.ends = paragraph;
    } else units.push({ text, begins: paragraph, ends: paragraph });
  }
  return units;
}

/** "Yes." says nothing, and a question needs its answer. */
function saysTooLittle(text: string): boolean {
  return text.split(/\s+/).length < FEW || text.trimEnd().endsWith('?');
}

/** The chosen ones in their order, as many as fit a small phone, and the others. */
export function partOf(units: readonly Unit[], chosen: ReadonlySet<number>): { text: string; more: string } {
  const said = new Set<number>();
  let length = 0;
  units.forEach((unit, at) => {
    length += chosen.has(at) ? lengthOf(unit.text) : 0;
    const fits = length <= (isList(unit.text) ? WITH_LIST : SHORT);
    if (chosen.has(at) && (said.size === 0 || fits)) said.add(at);
  });
  return {
    text: joined(units.filter((_, at) => said.has(at))),
    more: joined(units.filter((_, at) => !said.has(at))),
  };
}

function joined(units: readonly Unit[]): string {
  return units
    .map(({ text, begins }, at) => {
      const before = units[at - 1];
      return before ? gapBetween(before.ends, begins) + text : text;
    })
    .join('');
}

function gapBetween(paragraph: number, next: number): string {
  return paragraph === next ? ' ' : '\n\n';
}

/** Bold letters are not torn. */
function sentencesOf(paragraph: string): string[] {
  const parts = paragraph.split(/(?<=[.!?…][*"»”)]*) (?=\S)/);
  const sentences: string[] = [];
  for (const part of parts) {
    const before = sentences.at(-1);
    const isTorn = before !== undefined && (before.match(/\*\*/g) ?? []).length % 2 === 1;
    if (isTorn) sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

function isList(paragraph: string): boolean {
  return /^(?:[-*]|\d+\.) /m.test(paragraph);
}

/** As tests for phrases read it: without marks before the first word. */
export function bare(text: string): string {
  return fold(text).replace(/^[^\p{L}\p{N}]+/u, '');
}
