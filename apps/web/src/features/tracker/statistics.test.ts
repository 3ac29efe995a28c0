import { afterEach, describe, expect, it } from 'vitest';
import { day, diaryOf, diaryOfCycles, marked } from '../../testing/diary.ts';
import { dayAt, keyOf } from './days.ts';
import { type Diary, parseDiary, writtenDiary } from './records.ts';
import { endPause, NO_SETTINGS, startPause, type TrackerSettings } from './settings.ts';
import { computeStatistics, type Statistics } from './statistics.ts';

const GOLDEN = ['2026-01-01..05', '2026-01-29..31', '2026-02-01..02', '2026-02-26..28', '2026-03-01..02'];
const zone = process.env['TZ'];

function of(diary: Diary, today: string, settings: TrackerSettings = NO_SETTINGS): Statistics {
  return computeStatistics(diary, settings, day(today));
}

/** The three figures of the card. */
function figures({ cycleLength, periodLength, next }: Statistics) {
  return [cycleLength, periodLength, next && keyOf(next.day)];
}

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe.each([
  ['Africa/Nairobi', '2026-03-09T21:30:00Z'],
  ['America/New_York', '2026-03-09T03:30:00Z'],
  ['Europe/Berlin', '2026-03-09T23:30:00Z'],
  ['Pacific/Kiritimati', '2026-03-09T10:30:00Z'],
  ['UTC', '2026-03-09T12:00:00Z'],
])('in %s', (timeZone, moment) => {
  const now = () => {
    process.env['TZ'] = timeZone;
    return dayAt(new Date(moment));
  };
  it.each([
    ['the golden vector', diaryOf(...GOLDEN), [28, 5, '2026-03-26']],
    ['one marked day', diaryOf('2026-03-01'), [undefined, undefined, undefined]],
    ['one period', diaryOf('2026-03-01..05'), [undefined, undefined, undefined]],
    ['two periods', diaryOfCycles('2026-02-01', [28]), [28, 5, '2026-03-29']],
    ['first days alone', diaryOfCycles('2025-12-10', [28, 28, 28], 1), [28, 1, '2026-04-01']],
    ['a teenager’s 21, 45 and 33', diaryOfCycles('2025-11-24', [21, 45, 33], 6), [33, 6, '2026-04-05']],
    [
      'a one-day gap inside a period',
      diaryOf('2026-01-15..16', '2026-01-18..19', '2026-02-12..13'),
      [28, 3.5, '2026-03-12'],
    ],
    ['a leap day', diaryOf('2024-02-01', '2024-02-29', '2024-03-28'), [28, 1, undefined]],
    ['cycles of 28 and 29', diaryOfCycles('2026-01-08', [28, 29], 4), [28.5, 4, '2026-04-04']],
  ])('%s', (_name, diary, expected) => {
    expect(figures(computeStatistics(diary, NO_SETTINGS, now()))).toEqual(expected);
  });

  it('counts the same after a stored list was unsorted and had a day twice', () => {
    const list = writtenDiary(diaryOf(...GOLDEN)).toReversed();
    const parsed = parseDiary(JSON.parse(JSON.stringify([...list, list[3]])));
    expect(figures(computeStatistics(parsed?.diary ?? new Map(), NO_SETTINGS, now()))).toEqual([
      28,
      5,
      '2026-03-26',
    ]);
  });
});

describe('what counts', () => {
  it('is nothing that lies in the future', () => {
    const diary = diaryOf(...GOLDEN, '2026-03-26..30');
    expect(figures(of(diary, '2026-03-10'))).toEqual([28, 5, '2026-03-26']);
  });

  it('is a period’s length only once it is over', () => {
    const diary = diaryOf('2026-01-01..05', '2026-01-29..31', '2026-02-26');
    expect(of(diary, '2026-02-26').periodLength).toBe(4);
    expect(of(diary, '2026-03-02').periodLength).toBe(3);
  });

  it('is the newest six cycles', () => {
    const statistics = of(diaryOfCycles('2025-01-01', [40, 40, 28, 28, 28, 28, 28, 28]), '2025-10-01');
    expect(statistics).toMatchObject({ cycleLength: 28, used: 6, leftOut: 0 });
  });

  it('is no single light day beside a period, until she says that it was one', () => {
    const diary = new Map([
      ...diaryOfCycles('2026-01-01', [28, 28]),
      [day('2026-01-15'), marked(day('2026-01-15'), 'light')],
    ]);
    expect(of(diary, '2026-03-10').cycleLength).toBe(28);
    const said = { ...NO_SETTINGS, answers: { '2026-01-15': 'real' as const } };
    expect(of(diary, '2026-03-10', said).cycles.map(({ length }) => length)).toEqual([14, 14, 28]);
  });

  it('is a light day like any other when no period is near', () => {
    const light = ['2026-01-01', '2026-01-29', '2026-02-26'].map(
      (key) => [day(key), marked(day(key), 'light')] as const,
    );
    expect(of(new Map(light), '2026-03-10').cycleLength).toBe(28);
  });
});

describe('an unusual cycle', () => {
  const missed = diaryOfCycles('2025-10-01', [28, 28, 56, 28]);

  it('is left out of the mean, counted, and asked about', () => {
    const statistics = of(missed, '2026-02-25');
    expect(statistics).toMatchObject({ cycleLength: 28, used: 3, leftOut: 1 });
    expect(statistics.cycles.map(({ leftOut }) => leftOut)).toEqual([
      undefined,
      undefined,
      'long',
      undefined,
    ]);
  });

  it('counts when she says that it was really so long', () => {
    const answers = { '2025-11-26/2026-01-21': 'real' as const };
    expect(of(missed, '2026-02-25', { ...NO_SETTINGS, answers })).toMatchObject({
      cycleLength: 35,
      used: 4,
      leftOut: 0,
    });
  });

  it('is asked about no more once she said why', () => {
    const answers = { '2025-11-26/2026-01-21': 'missed' as const };
    const statistics = of(missed, '2026-02-25', { ...NO_SETTINGS, answers });
    expect(statistics.cycles[2]?.leftOut).toBe('answered');
    expect(statistics).toMatchObject({ used: 3, leftOut: 1 });
  });

  it('is one shorter than 15 days, or longer than 90 even when there is no other', () => {
    expect(of(diaryOfCycles('2026-01-01', [12]), '2026-01-20').cycles[0]?.leftOut).toBe('short');
    expect(of(diaryOfCycles('2026-01-01', [91]), '2026-04-20').cycles[0]?.leftOut).toBe('long');
  });

  it('is neither asked about nor counted when it lies in a pause', () => {
    const pauses = [{ reason: 'pregnancy' as const, from: day('2025-12-10'), to: day('2026-01-10') }];
    const statistics = of(missed, '2026-02-25', { ...NO_SETTINGS, pauses });
    expect(statistics.cycles[2]?.leftOut).toBe('paused');
    expect(statistics).toMatchObject({ used: 3, leftOut: 0 });
  });
});

describe('the next period', () => {
  it('is a date from one complete cycle and a range from three', () => {
    expect(of(diaryOfCycles('2026-01-01', [28, 28]), '2026-03-01').next).toEqual({ day: day('2026-03-26') });
    const three = of(diaryOfCycles('2026-01-01', [28, 28, 28]), '2026-03-28').next;
    expect(three && [three.from, three.day, three.to].map((at) => at && keyOf(at))).toEqual([
      '2026-04-21',
      '2026-04-23',
      '2026-04-25',
    ]);
  });

  it('has a wider range the more the cycles differ, and never wider than a week', () => {
    const next = of(diaryOfCycles('2026-01-01', [24, 30, 36]), '2026-04-05').next;
    expect(next && (next.to ?? 0) - next.day).toBe(7);
    const close = of(diaryOfCycles('2026-01-01', [26, 29, 32]), '2026-04-05').next;
    expect(close && (close.to ?? 0) - close.day).toBe(4);
  });

  it('says how late it is, and gives no date any more after a week', () => {
    const diary = diaryOf(...GOLDEN);
    expect(of(diary, '2026-04-02')).toMatchObject({
      state: 'counting',
      late: 7,
      next: { day: day('2026-03-26') },
    });
    const late = of(diary, '2026-04-03');
    expect(late).toMatchObject({ state: 'late', late: 8, cycleLength: 28 });
    expect(late.next).toBeUndefined();
  });

  it('is not expected in a pause, nor after it until a period has come', () => {
    const paused = startPause(NO_SETTINGS, 'breastfeeding', day('2026-03-05'));
    expect(of(diaryOf(...GOLDEN), '2026-08-01', paused)).toMatchObject({ state: 'paused', late: 0 });
    const ended = endPause(paused, day('2026-08-01'));
    const after = of(diaryOf(...GOLDEN), '2026-08-02', ended);
    expect([after.state, after.next]).toEqual(['counting', undefined]);
    const again = of(diaryOf(...GOLDEN, '2026-08-10..13'), '2026-08-20', ended);
    expect(again.next?.day).toBe(day('2026-09-07'));
  });

  it('is unknown to an empty diary', () => {
    expect(of(new Map(), '2026-03-10')).toMatchObject({ state: 'empty', used: 0, leftOut: 0, cycles: [] });
  });
});
