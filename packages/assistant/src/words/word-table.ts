import { mixedHash } from '@salama/words/hash.ts';

/**
 * Numbers words from 0, in the order given, in three flat arrays: a tenth of the memory of a Map, and nothing to do
 * when it is opened. Words are of ASCII letters, as folding leaves them.
 */
export interface WordTable {
  /** The letters of all words, end to end. */
  letters: Uint8Array;
  /** Where word n begins; that of n + 1 is where it ends. */
  starts: Uint32Array;
  /** By hash, stepping on where a place is taken: 1 + the word's number, 0 for an empty place. */
  places: Uint32Array;
}

/** Words must all differ. */
export function tabulate(words: readonly string[]): WordTable {
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, at) => {
    starts[at + 1] = (starts[at] ?? 0) + word.length;
  });
  const letters = new Uint8Array(starts[words.length] ?? 0);
  words.forEach((word, at) => {
    writeWord(word, letters, starts[at] ?? 0);
  });
  const places = new Uint32Array(2 ** Math.ceil(Math.log2(words.length * 1.5 + 2)));
  words.forEach((word, number) => {
    let place = mixedHash(word) & (places.length - 1);
    while (places[place]) place = (place + 1) & (places.length - 1);
    places[place] = number + 1;
  });
  return { letters, starts, places };
}

/** The number of a word, -1 when it is not in the table. */
export function numberOf(table: WordTable, word: string): number {
  const { places } = table;
  for (let place = mixedHash(word) & (places.length - 1); ; place = (place + 1) & (places.length - 1)) {
    const number = (places[place] ?? 0) - 1;
    if (number < 0 || isWord(table, number, word)) return number;
  }
}

export function wordAt({ letters, starts }: WordTable, number: number): string {
  return String.fromCharCode(...letters.subarray(starts[number], starts[number + 1]));
}

function writeWord(word: string, letters: Uint8Array, start: number): void {
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at);
    if (letter > 127) throw new Error(`A word table holds ASCII alone, not "${word}"`);
    letters[start + at] = letter;
  }
}

function isWord({ letters, starts }: WordTable, number: number, word: string): boolean {
  const start = starts[number] ?? 0;
  if ((starts[number + 1] ?? 0) - start !== word.length) return false;
  for (let at = 0; at < word.length; at += 1) if (letters[start + at] !== word.charCodeAt(at)) return false;
  return true;
}
