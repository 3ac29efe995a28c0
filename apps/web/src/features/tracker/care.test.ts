import { describe, expect, it } from 'vitest';
import { day, diaryOf, diaryOfCycles } from '../../testing/diary.ts';
import { careNotes } from './care.ts';
import type { Diary } from './records.ts';
import { endPause, NO_SETTINGS, startPause, type TrackerSettings } from './settings.ts';
import { computeStatistics } from './statistics.ts';

function notes(diary: Diary, today: string, settings: TrackerSettings = NO_SETTINGS) {
  return careNotes(computeStatistics(diary, settings, day(today)), settings, day(today));
}

describe('worth asking about', () => {
  it('is nothing in ordinary cycles', () => {
    expect(notes(diaryOfCycles('2026-01-01', [27, 30, 28]), '2026-04-01')).toEqual([]);
    expect(notes(new Map(), '2026-04-01')).toEqual([]);
  });

  it('is no period for 90 days, and not for 89', () => {
    const diary = diaryOf('2026-01-01..05');
    expect(notes(diary, '2026-04-04')).toEqual([]);
    expect(notes(diary, '2026-04-05')).toEqual([{ kind: 'none', days: 90 }]);
  });

  it('is no period for 90 days after a pause, not during it', () => {
    const paused = startPause(NO_SETTINGS, 'pregnancy', day('2026-01-20'));
    expect(notes(diaryOf('2026-01-01..05'), '2026-09-01', paused)).toEqual([]);
    const ended = endPause(paused, day('2026-09-01'));
    expect(notes(diaryOf('2026-01-01..05'), '2026-10-01', ended)).toEqual([]);
    expect(notes(diaryOf('2026-01-01..05'), '2026-11-30', ended)).toEqual([{ kind: 'none', days: 90 }]);
  });

  it('is bleeding over 7 days, also while it goes on', () => {
    expect(notes(diaryOf('2026-01-01..07'), '2026-01-08')).toEqual([]);
    expect(notes(diaryOf('2026-01-01..08'), '2026-01-08')).toEqual([
      { kind: 'long', start: day('2026-01-01'), days: 8 },
    ]);
  });

  it('is more than one cycle under 21 days', () => {
    expect(notes(diaryOfCycles('2026-01-01', [20, 28, 28], 3), '2026-04-01')).toEqual([]);
    expect(notes(diaryOfCycles('2026-01-01', [20, 19, 28], 3), '2026-04-01')).toEqual([
      { kind: 'short', count: 2 },
    ]);
  });
});
