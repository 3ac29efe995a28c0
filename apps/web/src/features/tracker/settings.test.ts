import { expect, it } from 'vitest';
import { day } from '../../testing/diary.ts';
import {
  currentPause,
  endPause,
  NO_SETTINGS,
  parseSettings,
  startPause,
  writtenSettings,
} from './settings.ts';

const today = day('2026-11-20');

it('a pause begins, changes its reason and ends', () => {
  const begun = startPause({ ...NO_SETTINGS, notStarted: true }, 'pregnancy', today - 200);
  expect(begun.notStarted).toBe(false);
  const changed = startPause(begun, 'breastfeeding', today - 10);
  expect(currentPause(changed)).toEqual({ reason: 'breastfeeding', from: today - 200 });
  expect(endPause(changed, today).pauses).toEqual([
    { reason: 'breastfeeding', from: today - 200, to: today },
  ]);
});

it('a pause begun by mistake leaves no trace on the same day', () => {
  expect(endPause(startPause(NO_SETTINGS, 'pregnancy', today), today)).toEqual(NO_SETTINGS);
});

it('settings are read as they were written', () => {
  const settings = {
    pauses: [{ reason: 'contraception' as const, from: today - 50, to: today - 20 }],
    notStarted: true,
    answers: { '2026-03-01/2026-05-03': 'missed' as const },
    savedAt: today,
    remindedAt: today - 1,
    other: { colour: 'green' },
  };
  expect(parseSettings(JSON.parse(JSON.stringify(writtenSettings(settings))))).toEqual(settings);
});

it.each([null, 7, 'x', []])('settings are not %j', (value) => expect(parseSettings(value)).toBeUndefined());

it('leaves out what it cannot read', () => {
  const value = {
    pauses: [null, { reason: 'war', from: '2026-01-01' }, { reason: 'pregnancy' }],
    answers: { a: 1 },
    savedAt: 'x',
  };
  expect(parseSettings(value)).toEqual(NO_SETTINGS);
});
