import { describe, expect, it } from 'vitest';
import { CORRUPT_DIARIES } from '../../../../../e2e/corrupt-diaries.ts';
import { day, diaryOf, marked } from '../../testing/diary.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { writtenDiary } from './records.ts';
import { NO_SETTINGS } from './settings.ts';
import {
  eraseTracker,
  parseContents,
  readStored,
  unreadableValues,
  writeContents,
  writtenContents,
} from './storage.ts';

const contents = { diary: diaryOf('2026-11-01..05'), settings: { ...NO_SETTINGS, notStarted: true } };

describe('what is stored', () => {
  it('stands under periodDays as a list, and is read back', () => {
    expect(writeContents(contents)).toBe(true);
    expect(JSON.parse(localStorage.getItem('periodDays') ?? '')).toEqual(writtenDiary(contents.diary));
    expect(readStored()).toEqual({ kind: 'open', contents, canWrite: true });
  });

  it('leaves no settings behind that say nothing', () => {
    writeContents({ ...contents, settings: NO_SETTINGS });
    expect(Object.keys(localStorage)).toEqual(['periodDays']);
  });

  it('is an empty diary on a new device', () => {
    expect(readStored()).toEqual({
      kind: 'open',
      contents: { diary: new Map(), settings: NO_SETTINGS },
      canWrite: true,
    });
  });

  it('says so when the device refuses, and has changed nothing', () => {
    writeContents(contents);
    const before = { ...localStorage };
    fillStorage();
    expect(writeContents({ diary: diaryOf('2026-11-09'), settings: NO_SETTINGS })).toBe(false);
    expect({ ...localStorage }).toEqual(before);
  });

  it('is the same after being sealed as text', () => {
    expect(parseContents(writtenContents(contents))).toEqual(contents);
    for (const text of ['', '{}', '[1]', 'null']) expect(parseContents(text)).toBeUndefined();
  });

  it('goes with its copies when it is erased', () => {
    localStorage.setItem('periodDays', 'broken');
    readStored();
    writeContents(contents);
    eraseTracker();
    expect(localStorage.length).toBe(0);
  });
});

describe.each(CORRUPT_DIARIES)('the corrupt value %j', (raw) => {
  it('is kept to the letter, and a new diary begins beside it', () => {
    localStorage.setItem('periodDays', raw);
    const stored = readStored();
    expect(stored).toMatchObject({ kind: 'open', canWrite: true });
    expect(writeContents(contents)).toBe(true);
    expect(unreadableValues()).toEqual([raw]);
    expect(readStored()).toMatchObject({ contents: { diary: contents.diary } });
  });

  it('is never written over when there is no room to keep it', () => {
    localStorage.setItem('periodDays', raw);
    fillStorage();
    expect(readStored()).toMatchObject({ kind: 'open', canWrite: false });
    expect(localStorage.getItem('periodDays')).toBe(raw);
  });
});

it('at least forty corrupt values were tried', () =>
  expect(CORRUPT_DIARIES.length).toBeGreaterThanOrEqual(40));

it('a list with one broken entry is used, and kept whole beside it', () => {
  const [whole] = writtenDiary(new Map([[day('2026-11-01'), marked(day('2026-11-01'))]]));
  const raw = JSON.stringify([whole, { date: 'x' }]);
  localStorage.setItem('periodDays', raw);
  expect(readStored()).toMatchObject({ contents: { diary: diaryOf('2026-11-01') }, canWrite: true });
  expect(unreadableValues()).toEqual([raw]);
  readStored();
  expect(unreadableValues()).toHaveLength(1);
});

it.each(['7', '[', 'null'])('settings that are %s are kept beside the usual ones', (raw) => {
  localStorage.setItem('tracker-settings', raw);
  expect(readStored()).toMatchObject({ contents: { settings: NO_SETTINGS } });
  expect(localStorage.getItem('tracker-settings.unreadable')).toBe(raw);
});
