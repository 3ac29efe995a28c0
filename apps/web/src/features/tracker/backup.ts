import { type Day, keyOf } from './days.ts';
import { writtenDiary } from './records.ts';
import { NO_SETTINGS, writtenSettings } from './settings.ts';
import type { Statistics } from './statistics.ts';
import type { Contents } from './storage.ts';

/** Names that say nothing to who finds the file. */
const NAMES = { export: 'notes', backup: 'notes-locked', copy: 'notes-copy' } as const;

export function fileName(kind: keyof typeof NAMES, today: Day): string {
  return `${NAMES[kind]}-${keyOf(today)}.json`;
}

/**
 * The file of the specification: `periodDays` and `statistics`. What is missing there is 0, or null for the date.
 * Pauses and answers go along only when there are any, so that nothing is lost on the way to another phone.
 */
export function exportText(contents: Contents, { cycleLength, periodLength, next }: Statistics): string {
  const { pauses, notStarted, answers, other } = contents.settings;
  const settings = writtenSettings({ pauses, notStarted, answers, ...(other && { other }) });
  const isUsual = JSON.stringify(settings) === JSON.stringify(writtenSettings(NO_SETTINGS));
  const file = {
    periodDays: writtenDiary(contents.diary),
    statistics: {
      avgCycleLength: cycleLength ?? 0,
      avgPeriodLength: periodLength ?? 0,
      nextPredictedPeriod: next ? keyOf(next.day) : null,
    },
    ...(!isUsual && { settings }),
  };
  return JSON.stringify(file, null, 2);
}
