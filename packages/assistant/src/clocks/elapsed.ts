import type { Clock, TimeWords } from '@salama/content/clock-types.ts';
import { fold } from '@salama/contract/characters.ts';
import { phraseTest } from '../language/phrases.ts';

/** Hours that a message says are over since something happened, or by which something is late. Undefined if it does not say. */
export type ElapsedReader = (text: string, counts: Clock['counts']) => number | undefined;

const HOURS = { hour: 1, day: 24, week: 168, month: 720 } as const;
const UNITS = ['hour', 'day', 'week', 'month'] as const;
/** Characters before and after a time in which a word says what it counts. */
const BESIDE = 22;
const WEEK = 7;
const DAY = 24;

interface Told {
  hours: number;
  /** What stands around it. */
  beside: string;
}

/**
 * Reads times in all languages at once. A range counts as its shorter end, with which something can still be done; "more
 * than" counts as more. `wordsOf` writes numbers in words as digits.
 */
export function createElapsedReader(
  languages: readonly TimeWords[],
  wordsOf: (text: string) => readonly string[],
): ElapsedReader {
  const readers = languages.map((words) => readerOf(words));
  return (text, counts) => {
    const written = fold(wordsOf(text).join(' '));
    for (const read of readers) {
      const hours = read(written, counts);
      if (hours !== undefined) return hours;
    }
    return undefined;
  };
}

function readerOf(words: TimeWords): (text: string, counts: Clock['counts']) => number | undefined {
  const [past, late, other] = [phraseTest(words.past), phraseTest(words.late), phraseTest(words.other)];
  const longer = words.longer.map(fold).join('|');
  const units = UNITS.map((unit) => ({
    hours: HOURS[unit],
    names: words.units[unit].map(fold).join('|'),
  }));
  const moments = Object.entries(words.moments)
    .flatMap(([hours, phrases]) => phrases.map((phrase) => ({ hours: Number(hours), phrase })))
    // The longest first: "the day before yesterday" holds "yesterday".
    .sort((one, next) => next.phrase.length - one.phrase.length)
    .map(({ hours, phrase }) => ({ hours, isTold: phraseTest([phrase]) }));
  const weekdays = words.weekdays.map((day) => phraseTest([day]));

  /** "4 days", "siku 4", "2 or 3 days", "more than 5 days". */
  function toldIn(text: string): Told[] {
    return units.flatMap(({ hours, names }) => {
      const number = '(\\d{1,3})(?: (?:(?:or|to|au|ama|hadi|ou|a) )?\\d{1,3})?';
      const pattern = new RegExp(
        `((?:${longer}) )?\\b(?:${number} (?:${names})|(?:${names}) ((?:${longer}) )?${number})\\b`,
        'g',
      );
      return [...text.matchAll(pattern)].map((match) => {
        const [whole, before, first, inside, second] = match;
        const count = Number(first ?? second) + (before || inside ? 0.5 : 0);
        const from = Math.max(0, match.index - BESIDE);
        return { hours: count * hours, beside: text.slice(from, match.index + whole.length + BESIDE) };
      });
    });
  }

  return (text, counts) => {
    const told = toldIn(text);
    if (counts === 'late') return told.find(({ beside }) => late(beside))?.hours;
    const ago = told.find(({ beside }) => past(beside) && !other(beside));
    const own = ago ?? told.find(({ beside }) => !late(beside) && !other(beside));
    if (own) return own.hours;
    const between = daysBetween(weekdays, text);
    return between ?? moments.find(({ isTold }) => isTold(text))?.hours;
  };
}

/** "It was on Saturday, today is Wednesday": hours between two days that are named, the earlier first. */
function daysBetween(weekdays: readonly ((text: string) => boolean)[], text: string): number | undefined {
  const named = text
    .split(/[^\p{L}]+/u)
    .map((word) => weekdays.findIndex((isDay) => isDay(word)))
    .filter((day) => day >= 0);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  return ((last - first + WEEK) % WEEK) * DAY;
}
