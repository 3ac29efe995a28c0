import { type Day, type DayKey, keyOf } from './days.ts';
import { groupPeriods, isFinished, type Period } from './periods.ts';
import type { Diary } from './records.ts';
import { type Answer, currentPause, lastPauseEnd, type Pause, type TrackerSettings } from './settings.ts';

/** Averages rest on the newest cycles: bodies change. */
const NEWEST = 6;
/** Shorter than this two bleedings are rarely two periods, longer than this a log is rarely complete. Days. */
const SHORTEST = 15;
const LONGEST = 90;
/** A cycle this many times the middle one looks like two with a period that was not marked. */
const OUTLIER = 1.6;
/** Days after the expected date from which no date is honest any more. */
const LATE = 7;
/** A range needs cycles to spread; its half is 1.3 standard deviations within these bounds. Days. */
const RANGE = { cycles: 3, spread: 1.3, least: 2, most: 7 };

/** From the first day of one period to the day before the next. */
export interface Cycle {
  start: Day;
  /** Days. */
  length: number;
  /** Days from the first to the last marked day of its period. */
  periodLength: number;
  /** Why it is not in the averages. `short` and `long` ask the person; `paused` and `answered` do not. */
  leftOut?: 'short' | 'long' | 'paused' | 'answered';
}

export interface Prediction {
  day: Day;
  /** First and last day of the range; absent below three cycles. */
  from?: Day;
  to?: Day;
}

export interface Statistics {
  periods: Period[];
  /** Complete cycles, oldest first. */
  cycles: Cycle[];
  /** Days, to one decimal; undefined when there is not enough data. */
  cycleLength?: number;
  periodLength?: number;
  /** Absent without data, in a pause, and when the period is later than a week. */
  next?: Prediction;
  /** Days since the expected date, when it has passed. */
  late: number;
  /** `late`: more than a week over, so no date is given. */
  state: 'empty' | 'counting' | 'late' | 'paused';
  /** Cycles behind the averages, and those left out among the same stretch of time. */
  used: number;
  leftOut: number;
}

/**
 * What the diary says about its cycles. Days are grouped into periods, cycles run from start to start, and only what
 * the person marked counts: nothing is assumed, and there is no fertile window. Decision record 26.
 */
export function computeStatistics(diary: Diary, settings: TrackerSettings, today: Day): Statistics {
  const { answers } = settings;
  const all = groupPeriods(diary, today, (start) => answers[spottingPlace(start)] === 'real');
  const periods = all.filter(({ isSpotting }) => !isSpotting);
  const cycles = markOutliers(cyclesOf(periods, settings), answers);
  const used = cycles.filter(({ leftOut }) => !leftOut).slice(-NEWEST);
  const oldest = used[0]?.start ?? 0;
  return {
    periods: all,
    cycles,
    ...averages(used, periods, today),
    ...expectation(used, periods.at(-1), settings, today),
    used: used.length,
    leftOut: cycles.filter(({ start, leftOut }) => leftOut && leftOut !== 'paused' && start >= oldest).length,
  };
}

/** Under which name an answer about a light day, or about a cycle, is kept. A changed cycle asks anew. */
export function spottingPlace(start: Day): DayKey {
  return keyOf(start);
}
export function cyclePlace({ start, length }: Pick<Cycle, 'start' | 'length'>): string {
  return `${keyOf(start)}/${keyOf(start + length)}`;
}

function cyclesOf(periods: Period[], { pauses }: TrackerSettings): Cycle[] {
  return periods.slice(1).map((next, index) => {
    const { start = 0, length: periodLength = 0 } = periods[index] ?? {};
    const isPaused = pauses.some((pause) => overlaps(pause, start, next.start));
    return {
      start,
      length: next.start - start,
      periodLength,
      ...(isPaused && { leftOut: 'paused' as const }),
    };
  });
}

function overlaps({ from, to }: Pause, start: Day, end: Day): boolean {
  return from < end && (to === undefined || to > start);
}

/** Leaves out what looks like a missed log, unless the person said that the cycle was really so. */
function markOutliers(cycles: Cycle[], answers: Record<string, Answer>): Cycle[] {
  const middle = lowerMedian(
    cycles
      .filter(({ leftOut, length }) => !leftOut && length >= SHORTEST && length <= LONGEST)
      .map(({ length }) => length),
  );
  return cycles.map((cycle) => {
    const answer = answers[cyclePlace(cycle)];
    if (cycle.leftOut || answer === 'real') return cycle;
    if (answer) return { ...cycle, leftOut: 'answered' };
    if (cycle.length < SHORTEST) return { ...cycle, leftOut: 'short' };
    const isLong = cycle.length > LONGEST || cycle.length > OUTLIER * middle;
    return isLong ? { ...cycle, leftOut: 'long' } : cycle;
  });
}

/** Both averages rest on a complete cycle, so that one period alone promises nothing. */
function averages(
  used: Cycle[],
  periods: Period[],
  today: Day,
): Pick<Statistics, 'cycleLength' | 'periodLength'> {
  if (periods.length < 2) return {};
  const finished = periods.filter((period) => isFinished(period, today)).slice(-NEWEST);
  return {
    ...(used.length > 0 && { cycleLength: oneDecimal(mean(used.map(({ length }) => length))) }),
    ...(finished.length > 0 && { periodLength: oneDecimal(mean(finished.map(({ length }) => length))) }),
  };
}

function expectation(
  used: Cycle[],
  last: Period | undefined,
  settings: TrackerSettings,
  today: Day,
): Pick<Statistics, 'next' | 'late' | 'state'> {
  if (currentPause(settings)) return { late: 0, state: 'paused' };
  if (!last) return { late: 0, state: 'empty' };
  // After a pause the first period comes when it comes: only then is there a start to count from.
  if (used.length === 0 || last.start < lastPauseEnd(settings)) return { late: 0, state: 'counting' };
  const lengths = used.map(({ length }) => length);
  const day = last.start + Math.round(mean(lengths));
  const late = Math.max(0, today - day);
  if (late > LATE) return { late, state: 'late' };
  const half = halfRange(lengths);
  return { next: { day, ...(half && { from: day - half, to: day + half }) }, late, state: 'counting' };
}

function halfRange(lengths: number[]): number | undefined {
  if (lengths.length < RANGE.cycles) return undefined;
  return Math.round(Math.min(RANGE.most, Math.max(RANGE.least, RANGE.spread * deviation(lengths))));
}

/** Of an even number the smaller of the two in the middle: a missed log makes a cycle longer, never shorter. */
function lowerMedian(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of a sample. */
function deviation(values: number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
