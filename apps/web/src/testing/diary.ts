import { type Day, dayOf, keyOf } from '../features/tracker/days.ts';
import type { Found } from '../features/tracker/imported-days.ts';
import {
  blankDay,
  type Diary,
  type Flow,
  type PeriodDay,
  writtenDiary,
} from '../features/tracker/records.ts';

/** The number of a day that a test names. */
export function day(key: string): Day {
  const number = dayOf(key);
  if (number === undefined) throw new Error(`${key} is no day`);
  return number;
}

/** A marked day. */
export function marked(at: Day, flow: Flow | null = 'medium'): PeriodDay {
  return { ...blankDay(at), isPeriod: true, flow };
}

/** A diary of the marked days of `2026-01-01..05` or of single days. */
export function diaryOf(...spans: string[]): Diary {
  return new Map(spans.flatMap(daysOf).map((at) => [at, marked(at)]));
}

/** The first days of periods that lie `cycles` apart. */
export function startsOf(first: Day, cycles: readonly number[]): Day[] {
  const starts = [first];
  for (const cycle of cycles) starts.push((starts.at(-1) ?? first) + cycle);
  return starts;
}

function daysOf(span: string): Day[] {
  const [first = '', last] = span.split('..');
  const start = day(first);
  const end = last ? day(first.slice(0, -last.length) + last) : start;
  return Array.from({ length: end - start + 1 }, (_, offset) => start + offset);
}

/** Periods of `length` days whose first days lie `cycles` apart. */
export function diaryOfCycles(first: string, cycles: number[], length = 5): Diary {
  return diaryOf(
    ...startsOf(day(first), cycles).flatMap((start) =>
      Array.from({ length }, (_, offset) => keyOf(start + offset)),
    ),
  );
}

/** The days of a file in short: date, flow, symptoms, mood, notes. */
export function inShort(found: Found): string | string[] {
  if (found.kind !== 'diary') return found.kind;
  return writtenDiary(found.diary).map(({ date, isPeriod, flow, symptoms, mood, notes }) =>
    [date, isPeriod && (flow ?? 'period'), ...(symptoms as string[]), mood, notes].filter(Boolean).join(' '),
  );
}
