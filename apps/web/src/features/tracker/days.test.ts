import { describe, expect, it } from 'vitest';
import { day } from '../../testing/diary.ts';
import { addMonths, dayAt, dayOf, keyOf, monthOf, weekdayOf } from './days.ts';

const zone = process.env['TZ'];

describe('a day', () => {
  it('keeps its key, leap days too', () => {
    for (const key of ['1970-01-01', '2026-11-20', '2028-02-29', '1999-12-31', '2026-03-29'])
      expect(keyOf(day(key))).toBe(key);
  });

  it.each(['2026-02-30', '2027-02-29', '2026-13-01', '0026-01-01', '2026-1-1', '', '2026-01-01T00:00:00Z'])(
    'is not made of %s',
    (key) => expect(dayOf(key)).toBeUndefined(),
  );

  it('knows its weekday, Monday first', () => {
    expect([weekdayOf(day('2026-11-16')), weekdayOf(day('2026-11-22'))]).toEqual([1, 7]);
    expect(weekdayOf(day('1969-12-31'))).toBe(3);
  });

  it('moves by months to the last day of a month that is too short', () => {
    expect(keyOf(addMonths(day('2028-01-31'), 1))).toBe('2028-02-29');
    expect(keyOf(addMonths(day('2026-03-31'), -1))).toBe('2026-02-28');
    expect(keyOf(addMonths(day('2026-11-20'), 14))).toBe('2028-01-20');
    expect(monthOf(day('2026-12-31'))).toEqual({ year: 2026, month: 12 });
  });

  it('stays where days exist', () => {
    expect(addMonths(day('2199-12-31'), 1)).toBe(day('2199-12-31'));
  });
});

describe.each([
  ['Africa/Nairobi', '2026-03-02T21:30:00Z', '2026-03-03'],
  ['America/New_York', '2026-03-08T06:59:00Z', '2026-03-08'],
  ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01'],
  ['Europe/Berlin', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['Pacific/Kiritimati', '2026-03-02T10:00:00Z', '2026-03-03'],
  ['UTC', '2026-03-02T23:59:59Z', '2026-03-02'],
])('in %s at %s', (timeZone, moment, expected) => {
  it(`today is ${expected}`, () => {
    process.env['TZ'] = timeZone;
    try {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      expect(keyOf(dayAt(new Date(moment)))).toBe(expected);
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});
