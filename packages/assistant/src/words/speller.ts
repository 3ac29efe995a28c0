import { editDistance } from '@salama/words/edit-distance.ts';
import { numberOf, tabulate, type WordTable, wordAt } from './word-table.ts';

/** Shorter words have too many neighbours to be guessed from a slip. */
const SHORTEST = 5;
/** From this length on two slips are forgiven. */
const LONG = 9;

/** What a speller knows. Plain data, made to be kept. */
export interface Spellings {
  /** Words worth mending to, those of one first letter and length together, most welcome first. */
  targets: WordTable;
  /** By first letter and length: the numbers of the first of these targets and of the one after the last. */
  shelves: Record<string, [from: number, to: number]>;
}

/** Collects words worth mending to, most welcome first. */
export function collectSpellings(targets: Iterable<string>): Spellings {
  const lists = new Map<string, string[]>();
  for (const word of new Set(targets)) {
    if (word.length < SHORTEST) continue;
    const shelf = shelfOf(word, word.length);
    const list = lists.get(shelf);
    if (list) list.push(word);
    else lists.set(shelf, [word]);
  }
  const shelves: Spellings['shelves'] = {};
  let end = 0;
  for (const [shelf, { length }] of lists) {
    shelves[shelf] = [end, end + length];
    end += length;
  }
  return { targets: tabulate([...lists.values()].flat()), shelves };
}

/**
 * Mends the slip of a word that no language knows; `known` are real words that stay as they are.
 * The first letter is taken to be right: slips there are rare, and it keeps the candidates few.
 */
export function mend(word: string, { targets, shelves }: Spellings, known: WordTable): string {
  if (word.length < SHORTEST || numberOf(known, word) >= 0 || /\d/.test(word)) return word;
  const allowed = word.length >= LONG ? 2 : 1;
  let best = word;
  let least = allowed + 1;
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    const [from, to] = shelves[shelfOf(word, length)] ?? [0, 0];
    for (let number = from; number < to; number += 1) {
      const target = wordAt(targets, number);
      const slips = editDistance(word, target, least - 1);
      if (slips >= least) continue;
      best = target;
      least = slips;
    }
  }
  return best;
}

function shelfOf(word: string, length: number): string {
  return `${word[0]}${length}`;
}
