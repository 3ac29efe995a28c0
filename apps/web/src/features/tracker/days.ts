/** A calendar day as `YYYY-MM-DD`: it belongs to no time zone. */
export type DayKey = string;
/** A calendar day as the number of days since 1970-01-01, so that distances are subtractions. */
export type Day = number;

const LENGTH_OF_DAY = 86_400_000;
const KEY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Years a diary can hold; outside them a date is a slip or a broken value. */
const YEARS = { first: 1900, last: 2199 };

/** The number of a day; undefined for what is no day of the calendar, such as 2026-02-30. */
export function dayOf(key: string): Day | undefined {
  const [, year, month, date] = KEY.exec(key)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return dayFrom(year, month, date);
}

/** `month` 1 to 12. Undefined for what is no day of the calendar. */
export function dayFrom(year: number, month: number, date: number): Day | undefined {
  if (!(year >= YEARS.first && year <= YEARS.last && month >= 1 && month <= 12)) return undefined;
  if (!(date >= 1 && date <= daysInMonth(year, month))) return undefined;
  return Date.UTC(year, month - 1, date) / LENGTH_OF_DAY;
}

export function keyOf(day: Day): DayKey {
  return new Date(day * LENGTH_OF_DAY).toISOString().slice(0, 10);
}

/** The person's own day at a moment: what the clock on her wall says, never that of Greenwich. */
export function dayAt(moment: Date): Day {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / LENGTH_OF_DAY;
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** A month of the calendar; `month` 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

export function monthOf(day: Day): Month {
  const date = new Date(day * LENGTH_OF_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

export function firstOf({ year, month }: Month): Day {
  return Date.UTC(year, month - 1, 1) / LENGTH_OF_DAY;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The same date `count` months on, or the last of a month that is too short. Stays where days exist. */
export function addMonths(day: Day, count: number): Day {
  const { year, month } = monthOf(day);
  const months = year * 12 + month - 1 + count;
  const next = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  const date = Math.min(day - firstOf({ year, month }) + 1, daysInMonth(next.year, next.month));
  return dayFrom(next.year, next.month, date) ?? day;
}
