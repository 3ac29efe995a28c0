import { fold } from '@salama/contract/characters.ts';

/** The share of a sentence's words that the lead has said when it says nothing more. */
const SAID = 0.75;
/** Letters of the shortest word that counts, unless it is a number. */
const SHORT_WORD = 4;
/** Words of a sentence too short to be compared. */
const FEW = 3;

const LIST_ITEM = /^(?:[-*]|\d+\.) /m;
/** An item is said whole or not at all: half of one leaves a lone number. */
const ITEMS = /(\n(?=(?:[-*]|\d+\.) ))/;
const SENTENCES = /((?<=[.!?…][*"»”)]*) )/;

/** A paragraph or list without the sentences that the lead before it has just said; empty when nothing else is left. */
export function notYetSaid(paragraph: string, lead: string): string {
  const said = new Set(wordsOf(lead));
  const parts = paragraph.split(LIST_ITEM.test(paragraph) ? ITEMS : SENTENCES);
  const kept = parts.flatMap((part, at) =>
    at % 2 === 0 && !isSaid(part, said) ? [{ part, before: parts[at - 1] ?? '' }] : [],
  );
  const text = kept.map(({ part, before }, at) => (at === 0 ? part : before + part)).join('');
  // Bold letters that began in a sentence which is gone would swallow the rest; nor does a list begin without items.
  const isTorn = (text.match(/\*\*/g) ?? []).length % 2 === 1 || text.trimEnd().endsWith(':');
  if (kept.length === Math.ceil(parts.length / 2)) return paragraph;
  return isTorn ? paragraph : text.trim();
}

function isSaid(sentence: string, said: ReadonlySet<string>): boolean {
  const words = wordsOf(sentence);
  return words.length >= FEW && words.filter((word) => said.has(word)).length >= SAID * words.length;
}

function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= SHORT_WORD || /\d/.test(word));
}
