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
      const slips = distance(word, target, least - 1);
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

/** Letters added, left out, changed or swapped with a neighbour; stops counting above `limit`. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}
