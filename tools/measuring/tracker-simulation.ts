import { keyOf } from '../../apps/web/src/features/tracker/days.ts';
import { blankDay, type Diary } from '../../apps/web/src/features/tracker/records.ts';
import { NO_SETTINGS } from '../../apps/web/src/features/tracker/settings.ts';
import { computeStatistics } from '../../apps/web/src/features/tracker/statistics.ts';

/** Days. `missed`: share of periods that were not marked, the first and the last apart. */
export interface Person {
  mean: number;
  between: number;
  within: number;
  missed: number;
  /** Cycles before the one to be foretold. */
  cycles: number;
}

export interface Accuracy {
  /** Mean of the days by which the date is off, without and with its sign. */
  error: number;
  bias: number;
  /** Share of the ranges in which the period began, and their mean half. */
  cover: number;
  half: number;
  dates: number;
}

const FIRST = 15_000;
const LENGTH = 5;
const SHORTEST = 15;

/** Foretells the next period of simulated people by the product's own rules; the same numbers on every run. */
export function simulate(person: Person, users: number): Accuracy {
  const random = seeded(2026);
  const sums = { error: 0, bias: 0, dates: 0, held: 0, half: 0, ranges: 0 };
  for (let user = 0; user < users; user += 1) {
    const { starts, next } = historyOf(person, random);
    const today = (starts.at(-1) ?? FIRST) + LENGTH + 4;
    const found = computeStatistics(diaryOf(starts), NO_SETTINGS, today).next;
    if (!found) continue;
    sums.dates += 1;
    sums.error += Math.abs(found.day - next);
    sums.bias += found.day - next;
    if (found.from === undefined || found.to === undefined) continue;
    sums.ranges += 1;
    sums.half += (found.to - found.from) / 2;
    if (next >= found.from && next <= found.to) sums.held += 1;
  }
  return {
    error: sums.error / sums.dates,
    bias: sums.bias / sums.dates,
    cover: sums.held / sums.ranges,
    half: sums.half / sums.ranges,
    dates: sums.dates,
  };
}

function historyOf(person: Person, random: () => number): { starts: number[]; next: number } {
  const own = person.mean + person.between * normal(random);
  const starts = [FIRST];
  for (let cycle = 0; cycle <= person.cycles; cycle += 1) {
    const length = Math.max(SHORTEST, Math.round(own + person.within * normal(random)));
    starts.push((starts.at(-1) ?? FIRST) + length);
  }
  const next = starts.pop() ?? FIRST;
  const isMarked = (index: number) => index === 0 || index === starts.length - 1 || random() >= person.missed;
  return { starts: starts.filter((_, index) => isMarked(index)), next };
}

function diaryOf(starts: number[]): Diary {
  const days = starts.flatMap((start) => Array.from({ length: LENGTH }, (_, offset) => start + offset));
  return new Map(
    days.map((day) => [day, { ...blankDay(day), date: keyOf(day), isPeriod: true, flow: 'medium' as const }]),
  );
}

/** Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A linear congruential generator (Numerical Recipes), mixed: the benchmark must say the same each time. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}
