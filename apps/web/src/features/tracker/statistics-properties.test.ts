import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { day, marked, startsOf } from '../../testing/diary.ts';
import { keyOf } from './days.ts';
import { groupPeriods } from './periods.ts';
import { type Diary, parseDiary, writtenDiary } from './records.ts';
import { NO_SETTINGS } from './settings.ts';
import { computeStatistics } from './statistics.ts';

const TODAY = day('2026-11-20');
const marks = fc.uniqueArray(fc.integer({ min: TODAY - 1500, max: TODAY + 60 }), { maxLength: 250 });
const flows = fc.constantFrom('light', 'medium', 'heavy', null);
const diaries: fc.Arbitrary<Diary> = fc
  .tuple(marks, fc.infiniteStream(flows))
  .map(([days, stream]) => new Map(days.map((at) => [at, marked(at, stream.next().value)])));
const cycles = fc.array(fc.integer({ min: 18, max: 60 }), { minLength: 1, maxLength: 30 });

it('every marked day up to today lies in exactly one period, and periods keep their distance', () => {
  fc.assert(
    fc.property(diaries, (diary) => {
      const periods = groupPeriods(diary, TODAY);
      const past = [...diary.keys()].filter((at) => at <= TODAY);
      for (const at of past)
        expect(periods.filter(({ start, end }) => start <= at && at <= end)).toHaveLength(1);
      for (const [index, { start, end }] of periods.entries()) {
        expect(end).toBeGreaterThanOrEqual(start);
        const next = periods[index + 1];
        if (next) expect(next.start - end).toBeGreaterThan(3);
      }
    }),
  );
});

it('figures are either absent or sensible, and a date never stands more than a week in the past', () => {
  fc.assert(
    fc.property(diaries, (diary) => {
      const { cycleLength, periodLength, next, used, leftOut, state } = computeStatistics(
        diary,
        NO_SETTINGS,
        TODAY,
      );
      expect(used).toBeLessThanOrEqual(6);
      expect(leftOut).toBeGreaterThanOrEqual(0);
      if (cycleLength !== undefined) expect(cycleLength >= 15 && cycleLength <= 90).toBe(true);
      if (periodLength !== undefined) expect(periodLength).toBeGreaterThanOrEqual(1);
      if (next) expect(TODAY - next.day).toBeLessThanOrEqual(7);
      if (state === 'late') expect(next).toBeUndefined();
      if (next?.from !== undefined) expect((next.to ?? 0) - next.from).toBeLessThanOrEqual(14);
    }),
  );
});

it('the same history, written, mixed up and read again, gives the same figures', () => {
  fc.assert(
    fc.property(diaries, fc.func(fc.integer()), (diary, order) => {
      const list = writtenDiary(diary).toSorted((a, b) => order(a['date']) - order(b['date']));
      const read = parseDiary(JSON.parse(JSON.stringify(list)))?.diary ?? new Map();
      expect(computeStatistics(read, NO_SETTINGS, TODAY)).toEqual(
        computeStatistics(diary, NO_SETTINGS, TODAY),
      );
    }),
  );
});

it('a history that moves as a whole keeps its lengths, and its date moves along', () => {
  fc.assert(
    fc.property(cycles, fc.integer({ min: -3000, max: 3000 }), (lengths, shift) => {
      const starts = startsOf(day('2024-01-01'), lengths);
      const today = (starts.at(-1) ?? 0) + 10;
      const diary = new Map(starts.map((at) => [at, marked(at)]));
      const moved = new Map(starts.map((at) => [at + shift, marked(at + shift)]));
      const here = computeStatistics(diary, NO_SETTINGS, today);
      const there = computeStatistics(moved, NO_SETTINGS, today + shift);
      expect(there.cycleLength).toBe(here.cycleLength);
      expect(there.next && keyOf(there.next.day - shift)).toBe(here.next && keyOf(here.next.day));
    }),
  );
});

it('days without bleeding change nothing', () => {
  fc.assert(
    fc.property(diaries, fc.array(fc.integer({ min: TODAY - 900, max: TODAY })), (diary, quiet) => {
      const more = new Map(diary);
      for (const at of quiet) if (!more.has(at)) more.set(at, { ...marked(at), isPeriod: false, flow: null });
      expect(computeStatistics(more, NO_SETTINGS, TODAY)).toEqual(
        computeStatistics(diary, NO_SETTINGS, TODAY),
      );
    }),
  );
});
