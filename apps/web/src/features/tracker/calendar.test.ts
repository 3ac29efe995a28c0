import { expect, it } from 'vitest';
import { day } from '../../testing/diary.ts';
import { dayByKey, firstWeekday, weekdaysFrom, weeksOf } from './calendar.ts';
import { keyOf } from './days.ts';

it('a month fills whole weeks and holds each of its days once', () => {
  for (const first of [1, 6, 7])
    for (let month = 1; month <= 12; month += 1) {
      const weeks = weeksOf({ year: 2028, month }, first);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== undefined))).toBe(true);
      expect(days.map(keyOf)[0]).toBe(`2028-${String(month).padStart(2, '0')}-01`);
      expect(days).toEqual(days.map((_, offset) => (days[0] ?? 0) + offset));
    }
  expect(weeksOf({ year: 2028, month: 2 }, 1).flat().filter(Boolean)).toHaveLength(29);
});

it('a month begins under its weekday', () => {
  const [week] = weeksOf({ year: 2026, month: 11 }, 7);
  expect(week?.[0] && keyOf(week[0])).toBe('2026-11-01');
  expect(weeksOf({ year: 2026, month: 11 }, 1)[0]?.slice(0, 6)).toEqual(Array(6).fill(undefined));
});

it('the week begins as the language has it, or as the browser’s own region does', () => {
  expect(weekdaysFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6]);
  expect([firstWeekday('en', 'de-DE'), firstWeekday('sw', 'en-US'), firstWeekday('fr', '')]).toEqual([
    1, 1, 1,
  ]);
  expect([firstWeekday('en', 'en-US'), firstWeekday('sw', 'sw-KE'), firstWeekday('sw', 'sw-TZ')]).toEqual([
    7, 7, 1,
  ]);
});

it.each([
  ['ArrowLeft', false, '2026-11-19'],
  ['ArrowRight', false, '2026-11-21'],
  ['ArrowUp', false, '2026-11-13'],
  ['ArrowDown', false, '2026-11-27'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-20'],
  ['PageDown', false, '2026-12-20'],
  ['PageUp', true, '2025-11-20'],
  ['PageDown', true, '2027-11-20'],
  ['a', false, undefined],
])('%s (with shift: %s) leads from Friday, 20 November to %s', (key, shiftKey, expected) => {
  const to = dayByKey({ key, shiftKey }, day('2026-11-20'), 1);
  expect(to === undefined ? undefined : keyOf(to)).toBe(expected);
});
