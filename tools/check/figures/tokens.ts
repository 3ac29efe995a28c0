import type { Reading } from './reading.ts';

export interface NumberToken {
  kind: 'number';
  raw: number;
  /** Written as a word. */
  isWord: boolean;
  word: string;
  /** As it stands in the text. */
  text: string;
}
export type Token = NumberToken | { kind: 'word'; word: string };

const TOKEN =
  /\d{1,3}(?:[  ]\d{3})+(?!\d)|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?|°C|[%€–—/:;()?!\n]|[.,](?=\s|$)|[\p{L}µ][\p{L}\p{N}]*(?:['’](?=\p{L})[\p{L}]+)*|-/gu;
/** The end of "28th" and "16e". */
const ORDINAL_END = /^(?:th|st|nd|rd|e|er|ère|re|ème)$/;
/** "d'une", "l'heure": what is elided is no part of the number or the unit. */
const ELIDED = /^(?:[dljnscmt]|qu|jusqu)['’](.+)$/i;

/** Numbers, words and marks of a text, its Markdown and its telephone numbers taken off. */
export function tokenize(markdown: string, reading: Reading, phones: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const text = plainText(markdown, phones);
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match;
    const isOrdinalEnd = tokens.at(-1)?.kind === 'number' && end === match.index && ORDINAL_END.test(found);
    if (!isOrdinalEnd) tokens.push(/^\d/.test(found) ? digits(found, reading) : wordToken(found, reading));
    end = match.index + found.length;
  }
  return tokens;
}

/** Addresses, marks of lists, places for words and names of sites are no text. */
function plainText(markdown: string, phones: ReadonlySet<string>): string {
  const text = markdown
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/^\s*\d+\.\s+/gm, '')
    .replace(/[*_[\]“”"«»]/g, '')
    .replace(/\b[\w-]+(?:\.[\w-]+)+\b(?<!\d)/g, ' ');
  return [...phones].reduce(
    (rest, phone) => rest.replaceAll(new RegExp(`(?<!\\d)${phone.replace(/\D/g, '\\$&')}(?!\\d)`, 'g'), ' '),
    text,
  );
}

function digits(found: string, { language }: Reading): NumberToken {
  const plain = found.replace(/[  ]/g, '');
  const isThousands = language !== 'fr' && /^\d{1,3}(?:,\d{3})+$/.test(plain);
  const raw = Number(isThousands ? plain.replaceAll(',', '') : plain.replace(',', '.'));
  return { kind: 'number', raw, isWord: false, word: found, text: found };
}

/** Short words keep their capitals: cm, kg and °C are units as they are written. */
function wordToken(found: string, { numbers, ordinals, language }: Reading): Token {
  const bare = (language === 'fr' && ELIDED.exec(found)?.[1]) || found;
  const word = bare.length > 2 ? bare.toLowerCase() : bare;
  const raw = numbers.get(bare.toLowerCase()) ?? ordinals.get(bare.toLowerCase());
  if (raw === undefined) return { kind: 'word', word };
  return { kind: 'number', raw, isWord: true, word: bare.toLowerCase(), text: found };
}
