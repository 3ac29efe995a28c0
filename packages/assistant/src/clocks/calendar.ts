import type { TimeWords } from '@salama/content/clock-types.ts';
import { fold } from '@salama/contract/characters.ts';
import { phraseTest } from '../language/phrases.ts';

/** Hours since a day that a text names by its date or its weekday, counted from `today` (its UTC day). Undefined if it names none. */
export type CalendarReader = (text: string, today: Date | undefined) => number | undefined;

const HOURS = 24;
const WEEK = 7;
const HOUR = 3_600_000;
/** Days. A date without a year that is longer ago, or still to come, may be of another year: it is not guessed. */
const LONGEST_AGO = 300;
const CENTURY = 2000;
/** Characters before and after a date in which a word says that it is not of what happened. */
const BESIDE = 26;

/** Dates in words ("3 september", "tarehe 3 septemba") and in figures, the day first ("3/9"); not beside a word of `not`. */
export function createDateReader({ months }: TimeWords, not: readonly string[]): CalendarReader {
  const names = months.map((each) => each.map(fold));
  const any = names.flat().join('|');
  const isOther = phraseTest(not);
  const inWords = new RegExp(
    `\\b(?:(\\d{1,2})(?: (?:st|nd|rd|th|er))?(?: (?:of|ya))? (${any})|(${any}) (\\d{1,2})(?: (?:st|nd|rd|th))?)\\b(?: (\\d{4}))?`,
  );
  const inFigures = /\b(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2,4}))?\b/;
  return (text, today) => {
    if (!today) return undefined;
    const found = inWords.exec(text) ?? inFigures.exec(text);
    if (!found || isOther(besideOf(text, found))) return undefined;
    const [, first, name, monthFirst, dayAfter, yearAfter] = found;
    const named = name ?? monthFirst;
    const isNamed = named !== undefined && !/^\d+$/.test(named);
    const month = isNamed ? names.findIndex((each) => each.includes(named)) : Number(name) - 1;
    const year = isNamed ? yearAfter : monthFirst;
    return since({ day: Number(first ?? dayAfter), month, year: year && Number(year) }, today);
  };
}

/** "On Saturday", "jumamosi iliyopita": the last one that is over; today's name means a week ago. */
export function createWeekdayReader({ weekdays, ahead }: TimeWords): CalendarReader {
  const days = weekdays.map((day) => phraseTest([day]));
  const isAhead = phraseTest(ahead);
  return (text, today) => {
    const named = days.findIndex((isNamed) => isNamed(text));
    if (!today || named === -1 || isAhead(text)) return undefined;
    const now = (today.getUTCDay() + WEEK - 1) % WEEK;
    return ((now - named + WEEK - 1) % WEEK) * HOURS + HOURS;
  };
}

interface Written {
  day: number;
  /** From 0. */
  month: number;
  year: number | '' | undefined;
}

function since({ day, month, year }: Written, today: Date): number | undefined {
  const now = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const full = year && (year < CENTURY ? year + CENTURY : year);
  const years = full ? [full] : [today.getUTCFullYear(), today.getUTCFullYear() - 1];
  const days = years.map((each) => new Date(Date.UTC(each, month, day)));
  const hours = days
    .filter((each) => each.getUTCMonth() === month && each.getUTCDate() === day)
    .map((each) => (now - each.getTime()) / HOUR);
  return hours.find((each) => each >= 0 && (full || each <= LONGEST_AGO * HOURS));
}

function besideOf(text: string, { index, 0: whole }: RegExpExecArray): string {
  return text.slice(Math.max(0, index - BESIDE), index + whole.length + BESIDE);
}
