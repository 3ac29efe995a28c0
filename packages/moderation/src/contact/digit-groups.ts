import type { ContactWords } from '@salama/content/moderation-types.ts';

/** One written group of digits: `0712`, `saba`, `07l2`. */
export interface DigitGroup {
  digits: string;
  /** Written as words. */
  spelled: boolean;
  /** Words between the group before and this one; fillers are not counted. */
  wordsBefore: number;
  /** What stands directly before, without words. */
  gap: string;
}

const LETTER_DIGITS: Record<string, string> = {
  ...{ o: '0', i: '1', l: '1', z: '2', e: '3', a: '4' },
  ...{ s: '5', g: '6', t: '7', b: '8', q: '9' },
};
/** "0 7 o 9 l 8": a letter between digits that stand alone. */
const LONE_LETTER = /(?<=(?:\d|^)[ .,-]{1,3})[oilz](?=[ .,-]{1,3}\d)/g;
const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const PIECE = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const PART = /\d+|\D+/g;

/** Reads the groups of digits of a plain text in their order. */
export function createDigitReader(words: ContactWords) {
  const { numbers, repeats, fillers } = words;
  const values = new Map(Object.entries(numbers));
  const glued = gluedNumbers(words);
  const times = new Map(Object.entries(repeats));
  const skipped = new Set(fillers);

  return (text: string): DigitGroup[] => {
    const groups: DigitGroup[] = [];
    let gap = '';
    let words = 0;
    let repeat = 1;
    const add = (digits: string, spelled: boolean) => {
      groups.push({ digits: digits.repeat(repeat), spelled, wordsBefore: words, gap });
      gap = '';
      words = 0;
      repeat = 1;
    };
    const readWord = (word: string) => {
      if (glued.whole.test(word)) for (const [part] of word.matchAll(glued.parts)) readPart(part);
      else readPart(word);
    };
    const readPart = (word: string) => {
      const value = digitsOfWord(word, values);
      if (value) return add(value, !/^\d/.test(word));
      repeat = times.get(word) ?? 1;
      if (repeat === 1 && !skipped.has(word)) words += 1;
    };
    const unmasked = text.replace(LONE_LETTER, (letter) => LETTER_DIGITS[letter] ?? letter);
    for (const [piece] of unmasked.matchAll(PIECE)) {
      if (!/[\p{L}\p{N}]/u.test(piece[0] ?? '')) gap += piece;
      else if (!/\d/.test(piece) || digitsOfWord(piece, values)) readWord(piece);
      else for (const [part] of piece.matchAll(PART)) readWord(part);
    }
    return groups;
  };
}

/** "fortythree", "sabamoja": number words written together. Short ones are in too many other words. */
export function gluedNumbers({ numbers }: Pick<ContactWords, 'numbers'>) {
  const longFirst = Object.keys(numbers)
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length);
  const any = longFirst.join('|');
  const source = `(?:${any}){2,}`;
  return { source, whole: new RegExp(`^${source}$`), parts: new RegExp(any, 'g') };
}

function digitsOfWord(word: string, values: ReadonlyMap<string, string>): string | undefined {
  if (/^\d+$/.test(word)) return word;
  if (!/\d/.test(word)) return values.get(word);
  const asWord = values.get(word.replace(/[013457]/g, (digit) => LEET[digit] ?? digit));
  if (asWord) return asWord;
  if (/^[0-9oilzesb]{2,5}$|^[0-9oil]{6,}$/.test(word) || isDisguised(word)) {
    return word.replace(/[a-z]/g, (letter) => LETTER_DIGITS[letter] ?? letter);
  }
  return undefined;
}

/** "o7iz34s67b": as long as a telephone number, begun like one, and digits enough that it is no word. */
function isDisguised(word: string): boolean {
  return /^[0o][0-9oilzesbagtq]{8,12}$/.test(word) && (word.match(/\d/g) ?? []).length >= 4;
}
