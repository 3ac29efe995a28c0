import { type Dimension, type Reading, SCALES } from './reading.ts';
import { type NumberToken, type Token, tokenize } from './tokens.ts';

/** A number as people read it, with its unit. */
export interface Figure {
  /** As it stands in the text. */
  text: string;
  /** As written: 72 for "72 hours". */
  raw: number;
  dimension: Dimension;
  /** In the dimension's own unit: 4320 (minutes) for "72 hours". Equals `raw` where the figure has no unit. */
  value: number;
  /** Written as a word. */
  isWord: boolean;
}

/** "3 young women in 100": words that may stand between. */
const COUNTED_WORDS = 2;

/**
 * The figures of a text: every number in digits, and every number in words that has a unit or is a share. Marks of lists, addresses
 * of links, telephones and names like P3 are none.
 */
export function readFigures(markdown: string, reading: Reading, phones: ReadonlySet<string>): Figure[] {
  const tokens = tokenize(markdown, reading, phones);
  return [
    ...chainsOf(tokens, reading).flatMap((chain) => figuresOf(chain, tokens, reading)),
    ...wordShares(tokens, reading),
  ];
}

/** Numbers that share a unit: "3 to 5 years" is one chain of two. Places of their tokens. */
function chainsOf(tokens: readonly Token[], reading: Reading): number[][] {
  const chains: number[][] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.kind !== 'number') continue;
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (chain && last !== undefined && isJoined(tokens.slice(last + 1, index), reading)) chain.push(index);
    else chains.push([index]);
  }
  return chains;
}

function isJoined(between: readonly Token[], { joins }: Reading): boolean {
  if (between.length === 0 || between.length > 2) return false;
  return between.every(
    (token) => token.kind === 'word' && (joins.has(token.word) || /^[-–/,]$/.test(token.word)),
  );
}

function figuresOf(chain: number[], tokens: readonly Token[], reading: Reading): Figure[] {
  const first = chain[0] ?? 0;
  const last = chain.at(-1) ?? first;
  if (isWholeOfShare(first, tokens, reading)) return [];
  const whole = wholeOf(last, tokens, reading);
  const unit = unitOf(first, last, tokens, reading);
  return chain.flatMap((place): Figure[] => {
    const token = tokens[place];
    if (token?.kind !== 'number') return [];
    const { raw, isWord, text } = token;
    if (whole !== undefined) return [{ text, raw, dimension: 'share', value: raw / whole, isWord }];
    const [dimension, scale] = (unit !== undefined && SCALES[unit]) || (['plain', 1] as const);
    return dimension === 'plain' && isWord ? [] : [{ text, raw, dimension, value: raw * scale, isWord }];
  });
}

/** The unit beside a chain of numbers, on the side where the language puts it, else on the other. */
function unitOf(first: number, last: number, tokens: readonly Token[], reading: Reading): string | undefined {
  const after = unitAt(last, 1, tokens, reading);
  const before = unitAt(first, -1, tokens, reading);
  if (!reading.unitFirst) return after ?? before;
  return before ?? (after && !/minutes|months/.test(SCALES[after]?.[0] ?? '') ? after : undefined);
}

function unitAt(
  place: number,
  step: 1 | -1,
  tokens: readonly Token[],
  { units, between }: Reading,
): string | undefined {
  const skipped = (word: string) => word === '-' || between.has(word);
  for (let index = place + step, steps = 0; steps < 3; index += step, steps += 1) {
    const token = tokens[index];
    if (token?.kind !== 'word') return undefined;
    const unit = units.get(token.word);
    if (unit !== undefined) return unit;
    if (!skipped(token.word)) return undefined;
  }
  return undefined;
}

function wholeOf(place: number, tokens: readonly Token[], reading: Reading): number | undefined {
  const whole = tokens[wholePlace(place, tokens, reading) ?? tokens.length];
  return whole?.kind === 'number' ? whole.raw : undefined;
}

/** Where the 100 of "3 in 100" or "3 women in 100" stands, seen from the 3. */
function wholePlace(place: number, tokens: readonly Token[], reading: Reading): number | undefined {
  for (const phrase of reading.of)
    for (let counted = 0; counted <= COUNTED_WORDS; counted += 1) {
      if (tokens.slice(place + 1, place + 1 + counted).some((token) => !isPlainWord(token))) break;
      const start = place + 1 + counted;
      const whole = tokens[start + phrase.length];
      const follows = phrase.every((word, index) => isWord(tokens[start + index], word));
      if (!follows || whole?.kind !== 'number' || isYear(whole.raw)) continue;
      // "8 times in 24 hours" is no share.
      if (unitAt(start + phrase.length, 1, tokens, reading) === undefined) return start + phrase.length;
    }
  return undefined;
}

/** Whether this number is the 100 of "3 in 100", which an earlier one has taken in. */
function isWholeOfShare(place: number, tokens: readonly Token[], reading: Reading): boolean {
  const longest = COUNTED_WORDS + Math.max(...reading.of.map(({ length }) => length)) + 1;
  for (let before = place - 1; before >= place - longest; before -= 1)
    if (tokens[before]?.kind === 'number') return wholePlace(before, tokens, reading) === place;
  return false;
}

function isYear(number: number): boolean {
  return number >= 1900 && number < 2100;
}

function isPlainWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{L}/u.test(token.word);
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.word === word;
}

/** "Half of", "a third", "two thirds", "twice". */
function wordShares(tokens: readonly Token[], { shares, shareOf, twice }: Reading): Figure[] {
  return tokens.flatMap((token, index): Figure[] => {
    if (twice.has(token.word))
      return [{ text: token.word, raw: 2, dimension: 'times', value: 2, isWord: true }];
    const share = shares.get(token.word);
    const next = tokens[index + 1]?.word;
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (share === undefined || !(shareOf.has(next ?? '') || isCount(before) || isCount(after))) return [];
    const count = isCount(before) ? before.raw : isCount(after) ? after.raw : 1;
    return [{ text: token.word, raw: share * count, dimension: 'share', value: share * count, isWord: true }];
  });
}

function isCount(token: Token | undefined): token is NumberToken {
  return token?.kind === 'number' && token.isWord && token.raw < 10;
}
