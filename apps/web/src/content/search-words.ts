import { fold } from '@salama/contract/characters.ts';

const SHORTEST = 2;

/** The words of a text as searches compare them: lower case, accents off. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= SHORTEST);
}

export interface PackedWords {
  words: string;
  places: string;
}

/**
 * Words with their places (ascending numbers) as two texts: each word without the beginning it shares with the word
 * before, whose length in base 36 stands instead; places as differences in base 36, a line a word.
 */
export function packWords(places: ReadonlyMap<string, readonly number[]>): PackedWords {
  let previous = '';
  const sorted = [...places.keys()].sort();
  const words = sorted.map((word) => {
    const shared = sharedLength(previous, word);
    previous = word;
    return shared.toString(36) + word.slice(shared);
  });
  const lines = sorted.map((word) =>
    (places.get(word) ?? []).map((at, index, all) => (at - (all[index - 1] ?? 0)).toString(36)).join(' '),
  );
  return { words: words.join(' '), places: lines.join('\n') };
}

export function unpackWords({ words, places }: PackedWords): Map<string, number[]> {
  let previous = '';
  const lines = places.split('\n');
  return new Map(
    words.split(' ').map((packed, index) => {
      const word = previous.slice(0, Number.parseInt(packed[0] ?? '0', 36)) + packed.slice(1);
      previous = word;
      let at = 0;
      const steps = lines[index] ? lines[index].split(' ') : [];
      return [word, steps.map((step) => (at += Number.parseInt(step, 36)))];
    }),
  );
}

/** At most 35, so that it is one character. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < 35 && length < one.length && one[length] === other[length]) length += 1;
  return length;
}
