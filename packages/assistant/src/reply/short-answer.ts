import type { NarrowQuestion, Section } from '@salama/content/types.ts';
import { lengthOf } from '@salama/contract/characters.ts';
import { paragraphsOf } from '@salama/words/paragraphs.ts';
import { notYetSaid } from './not-yet-said.ts';

/** Characters of an answer: what a small phone shows of it without scrolling. */
const SHORT = 450;
/** A beginning this short leans on the list behind it, which is then said as well: the steps, the signs, the choices. */
const BARE = 220;
const WITH_LIST = 700;
/** Of a part of an answer, where two are given. */
const HALF = 240;
/** What is left is shown at once when it is hardly more than the button that would open it. */
const REMNANT = 90;

export interface ShortAnswer {
  text: string;
  /** The rest of the section; empty where all of it is said. */
  more: string;
}

/** The lead of the narrower question that is asked and the paragraph behind it; else the beginning of the section. */
export function shortAnswer({ body }: Pick<Section, 'body'>, narrow?: NarrowQuestion): ShortAnswer {
  const paragraphs = paragraphsOf(body);
  if (!narrow) return beginning(paragraphs, SHORT);
  const paragraph = narrow.paragraph === undefined ? '' : (paragraphs[narrow.paragraph] ?? '');
  const behind = notYetSaid(paragraph, narrow.lead);
  const both = behind && `${narrow.lead}\n\n${behind}`;
  if (!both || (lengthOf(both) > SHORT && !isList(behind))) return { text: narrow.lead, more: body };
  const rest = paragraphs.filter((_, at) => at !== narrow.paragraph);
  return { text: both, more: joined(rest) };
}

/** The section in parts that a phone shows at a glance, one after the other: first what is answered, then the rest. */
export function partsOf(section: Pick<Section, 'body'>, narrow?: NarrowQuestion): string[] {
  const parts: string[] = [];
  let left = shortAnswer(section, narrow);
  for (; left.more; left = beginning(paragraphsOf(left.more), SHORT)) parts.push(left.text);
  return [...parts, left.text];
}

/** The answer in a sentence. */
export function firstSentence({ body }: Pick<Section, 'body'>, narrow?: NarrowQuestion): string {
  if (narrow) return narrow.lead;
  const [first = ''] = paragraphsOf(body);
  return beginningsOf(first)[0] ?? first;
}

/** Half an answer, beside another. */
export function shorterAnswer({ body }: Pick<Section, 'body'>, narrow?: NarrowQuestion): ShortAnswer {
  return narrow ? { text: narrow.lead, more: body } : beginning(paragraphsOf(body), HALF);
}

/** As many whole paragraphs as fit, the first in any case, and of the next as many whole sentences. */
function beginning(paragraphs: readonly string[], longest: number): ShortAnswer {
  const fits = (...parts: string[]) => lengthOf(joined(parts)) <= longest;
  let count = 1;
  while (count < paragraphs.length && fits(...paragraphs.slice(0, count + 1))) count += 1;
  const list = paragraphs[count];
  const isBare = lengthOf(joined(paragraphs.slice(0, count))) < BARE;
  if (isBare && list && isList(list) && lengthOf(joined(paragraphs.slice(0, count + 1))) <= WITH_LIST)
    count += 1;
  const whole = paragraphs.slice(0, count);
  const [next = '', ...rest] = paragraphs.slice(count);
  const cut = beginningsOf(next).findLast((sentences) => fits(...whole, sentences)) ?? '';
  const more = joined([next.slice(cut.length).trim(), ...rest].filter(Boolean));
  if (lengthOf(more) <= REMNANT) return { text: joined(paragraphs), more: '' };
  return { text: joined(cut ? [...whole, cut] : whole), more };
}

/** The first sentence of a paragraph, the first two, and so on. A list says too little by half, and no marks are torn. */
function beginningsOf(paragraph: string): string[] {
  if (isList(paragraph)) return [];
  const ends = [...paragraph.matchAll(/[.!?…][*"»”)]* /g)].map(({ index, 0: end }) => index + end.length - 1);
  const beginnings = ends.map((end) => paragraph.slice(0, end));
  return beginnings.filter((beginning) => (beginning.match(/\*\*/g) ?? []).length % 2 === 0);
}

function joined(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}

function isList(paragraph: string): boolean {
  return /^(?:[-*]|\d+\.) /m.test(paragraph);
}
