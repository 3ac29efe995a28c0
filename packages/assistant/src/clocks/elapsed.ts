import type { Clock, TimeWords } from '@salama/content/clock-types.ts';
import { fold } from '@salama/contract/characters.ts';
import { phraseTest } from '../language/phrases.ts';
import { createDateReader, createWeekdayReader } from './calendar.ts';
import { HOURS_OF } from './steps.ts';

/** What a clock counts, and which end of a range is the safer one. */
export type Counted = Pick<Clock, 'counts' | 'range'>;

/**
 * Hours that a message says are over since something happened, or by which something is late. Undefined if it does not say.
 * `today`: the day on which it was written; without it no date and no single weekday is read.
 */
export type ElapsedReader = (text: string, counted: Counted, today?: Date) => number | undefined;

const HOURS = { ...HOURS_OF, pill: HOURS_OF.day } as const;
const UNITS = ['pill', 'hour', 'day', 'week', 'month'] as const;
/** Characters before and after a time in which a word says what it counts. */
const BESIDE = 22;
const WEEK = 7;
const DAY = HOURS_OF.day;
/** A period that is so late belongs to a pregnancy counted from this much earlier. */
const CYCLE = 28 * DAY;
/** From here on a word like "this morning" is a time; "today" may only be when she asks. */
const SURELY_A_TIME = 8;

interface Told {
  hours: number;
  unit: (typeof UNITS)[number];
  /** "A week": a time only where a word says so. */
  isBare: boolean;
  /** What stands around it. */
  beside: string;
}

type Reader = (text: string, figures: string, counted: Counted, today?: Date) => number | undefined;

/**
 * Reads times in all languages at once. Of a range counts its safer end; "more than" counts as more. `wordsOf` writes
 * numbers in words as digits.
 */
export function createElapsedReader(
  languages: readonly TimeWords[],
  wordsOf: (text: string) => readonly string[],
): ElapsedReader {
  const readers = languages.map((words) => readerOf(words));
  return (text, counted, today) => {
    const written = fold(wordsOf(text).join(' ')).replaceAll(TENS, (_, tens, ones) => tens[0] + ones);
    for (const read of readers) {
      const hours = read(written, fold(text), counted, today);
      if (hours !== undefined) return hours;
    }
    return undefined;
  };
}

/** "Kumi na mbili". */
const TENS = /\b([1-9]0) na ([1-9])\b/g;

function readerOf(words: TimeWords): Reader {
  const [past, late, other] = [phraseTest(words.past), phraseTest(words.late), phraseTest(words.other)];
  const overdue = phraseTest(words.overdue);
  const toldIn = createToldReader(words);
  const missedIn = createMissedReader(words);
  const moment = createMomentReader(words);
  const ownDate = createDateReader(words, [...words.other, ...words.ahead]);
  const [date, weekday] = [createDateReader(words, words.ahead), createWeekdayReader(words)];
  const between = createBetweenReader(words);

  function since(text: string, figures: string, told: readonly Told[], today?: Date) {
    const times = told.filter(({ unit }) => unit !== 'pill');
    const ago = times.find(({ beside }) => past(beside) && !other(beside));
    const own = times.find(({ beside, isBare }) => !isBare && !late(beside) && !other(beside));
    const counted = ago ?? own;
    if (counted) return counted.hours;
    const named = moment(text);
    if (named !== undefined && named >= SURELY_A_TIME) return named;
    return between(text) ?? ownDate(text, today) ?? ownDate(figures, today) ?? weekday(text, today) ?? named;
  }

  function dayIn(text: string, figures: string, today: Date | undefined): number | undefined {
    return date(text, today) ?? date(figures, today) ?? weekday(text, today);
  }

  function pregnant(text: string, figures: string, told: readonly Told[], today?: Date) {
    const [time] = told.filter(({ unit, isBare, beside }) => unit !== 'pill' && (!isBare || past(beside)));
    if (time) return time.hours + (overdue(time.beside) ? CYCLE : 0);
    return dayIn(text, figures, today);
  }

  /** Beside the word for it a time is that of the pill; elsewhere it may be that of anything else she tells. */
  function missed(text: string, figures: string, today: Date | undefined): number | undefined {
    const near = missedIn(text)?.beside;
    return near === undefined ? dayIn(text, figures, today) : (moment(near) ?? dayIn(near, near, today));
  }

  const inFigures = createNumberWriter(words.numbers);

  return (written, figures, { counts, range }, today) => {
    const text = inFigures(written);
    const told = toldIn(text, range === 'longer');
    if (counts === 'since') return since(text, figures, told, today);
    if (counts === 'late') return told.find(({ unit, beside }) => unit !== 'pill' && late(beside))?.hours;
    if (counts === 'pregnant') return pregnant(text, figures, told, today);
    const pills = told.find(({ unit }) => unit === 'pill');
    const first = told.find(({ unit }) => unit !== 'pill');
    if (counts === 'missed')
      return (pills ?? missedIn(text) ?? first)?.hours ?? first?.hours ?? missed(text, figures, today);
    if (first) return first.hours;
    const named = moment(text) ?? 0;
    return named >= SURELY_A_TIME ? named : dayIn(text, figures, today);
  };
}

/** Writes a language's own numbers as figures, beyond those that `wordsOf` knows: "viwili", "vingt". */
function createNumberWriter(numbers: TimeWords['numbers']): (text: string) => string {
  const figures = new Map(
    Object.entries(numbers).flatMap(([figure, names]) => names.map((name) => [fold(name), figure] as const)),
  );
  return (text) => text.replaceAll(/[a-z]+/g, (word) => figures.get(word) ?? word);
}

/** "4 days", "siku 4", "2 or 3 days", "more than 5 days", "a week"; pills first, then as they stand. */
function createToldReader(words: TimeWords): (text: string, isLonger: boolean) => Told[] {
  const either = (phrases: readonly string[]) => phrases.map(fold).join('|');
  const [longer, one] = [either(words.longer), either(words.one)];
  const number = '(\\d{1,3})(?: (?:(?:or|to|and|au|ama|hadi|mpaka|ou|a) )?(\\d{1,3}))?';
  const units = either(Object.values(words.units).flat());
  const patterns = UNITS.map((unit) => {
    const names = either(words.units[unit]);
    const before = `(?:${number}|(${one}))(?: (?:more|good|whole|bonnes?))? (?:${names})(?! wa \\d)`;
    const after = `(?:${names})(?: ya)? ((?:${longer}) )?(?:${number}|(${one}))(?! (?:${units})\\b)`;
    return { unit, pattern: new RegExp(`((?:${longer}) )?\\b(?:${before}|${after})\\b`, 'g') };
  });
  return (text, isLonger) =>
    patterns.flatMap(({ unit, pattern }) =>
      [...text.matchAll(pattern)].map((match) => {
        const [whole, moreBefore, from, to, single, moreInside, fromAfter, toAfter, singleAfter] = match;
        const ends = [from ?? fromAfter, to ?? toAfter].flatMap((end) => (end ? [Number(end)] : []));
        const count = ends.length === 0 ? 1 : isLonger ? Math.max(...ends) : Math.min(...ends);
        const more = moreBefore || moreInside ? 0.5 : 0;
        const start = Math.max(0, match.index - BESIDE);
        const beside = text.slice(start, match.index + whole.length + BESIDE);
        const isBare = single !== undefined && singleAfter === undefined && unit !== 'pill' && more === 0;
        return { hours: (count + more) * HOURS[unit], unit, isBare, beside };
      }),
    );
}

/** "I missed 2 in a row": so many pills, where no other unit is named; and what stands around the word. */
function createMissedReader({ missed, units }: TimeWords) {
  const either = (phrases: readonly string[]) => phrases.map(fold).join('|');
  const others = either(Object.values(units).flat());
  const pattern = new RegExp(
    `\\b(?:${either(missed)})\\b(?: [a-z]+)? ?(\\d{1,2})?\\b(?! (?:${others})\\b(?! ya))`,
  );
  return (text: string): { hours: number | undefined; beside: string } | undefined => {
    const match = pattern.exec(text);
    if (!match) return undefined;
    const start = Math.max(0, match.index - BESIDE);
    const beside = text.slice(start, match.index + match[0].length + BESIDE);
    return { hours: match[1] === undefined ? undefined : Number(match[1]) * HOURS.pill, beside };
  };
}

function createMomentReader({ moments }: TimeWords): (text: string) => number | undefined {
  const named = Object.entries(moments)
    .flatMap(([hours, phrases]) => phrases.map((phrase) => ({ hours: Number(hours), phrase })))
    // The longest first: "the day before yesterday" holds "yesterday".
    .sort((one, next) => next.phrase.length - one.phrase.length)
    .map(({ hours, phrase }) => ({ hours, isTold: phraseTest([phrase]) }));
  return (text) => {
    const told = named.filter(({ isTold }) => isTold(text));
    return (told.find(({ hours }) => hours >= SURELY_A_TIME) ?? told[0])?.hours;
  };
}

/** "It was on Saturday, today is Wednesday": hours between two days that are named, the earlier first. */
function createBetweenReader({ weekdays }: TimeWords): (text: string) => number | undefined {
  const days = weekdays.map((day) => phraseTest([day]));
  return (text) => {
    const named = text
      .split(/[^\p{L}]+/u)
      .map((word) => days.findIndex((isDay) => isDay(word)))
      .filter((day) => day >= 0);
    const [first, last] = [named[0], named.at(-1)];
    if (first === undefined || last === undefined || first === last) return undefined;
    return ((last - first + WEEK) % WEEK) * DAY;
  };
}
