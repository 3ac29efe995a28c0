import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryOf } from '../../../testing/diary.ts';
import {
  forgetTracker,
  openTracker,
  prepareDevice,
  press,
  stored,
} from '../../../testing/render-tracker.tsx';
import { lockedBackup } from '../locked-backup.ts';
import { NO_SETTINGS } from '../settings.ts';

const DIARY = diaryOf('2026-10-19..23', '2026-11-16..19');

beforeEach(() => prepareDevice(DIARY));
afterEach(() => {
  forgetTracker();
  vi.useRealTimers();
});

/** Files that the page hands to the downloads: name and text. */
function watchDownloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: last?.text() ?? Promise.resolve('') });
  });
  return files;
}

async function choose(text: string): Promise<void> {
  const input = screen.getByLabelText('Choose a file');
  await act(async () => fireEvent.change(input, { target: { files: [new File([text], 'x')] } }));
}

describe('the export', () => {
  it('is a JSON file with the date in its neutral name, holding days and statistics', async () => {
    const files = watchDownloads();
    await openTracker();
    await press('Export');
    expect(files.map(({ name }) => name)).toEqual(['notes-2026-11-20.json']);
    const file = JSON.parse((await files[0]?.text) ?? '');
    expect(file.periodDays).toEqual(stored());
    expect(file.statistics).toEqual({
      avgCycleLength: 28,
      avgPeriodLength: 5,
      nextPredictedPeriod: '2026-12-14',
    });
  });

  it('holds also what is not saved yet', async () => {
    const files = watchDownloads();
    await openTracker();
    await press('Happy');
    await press('Export');
    expect(JSON.parse((await files[0]?.text) ?? '').periodDays).toHaveLength(10);
  });

  it('quiets the reminder for a while', async () => {
    watchDownloads();
    await openTracker();
    expect(await screen.findByText('Keep a copy')).toBeTruthy();
    await press('Save a copy');
    await waitFor(() => expect(screen.queryByText('Keep a copy')).toBeNull());
  });
});

describe('an import', () => {
  it('shows what it would change, then adds it and takes nothing away', async () => {
    await openTracker();
    await choose(
      JSON.stringify({ periodDays: [{ date: '2026-09-21', isPeriod: true, flow: 'light' }, ...stored()] }),
    );
    expect(await screen.findByText('Days from 21 September 2026 to 19 November 2026.')).toBeTruthy();
    expect(screen.getByText('1 day new')).toBeTruthy();
    expect(screen.getByText('9 days you already have')).toBeTruthy();
    expect(stored()).toHaveLength(9);
    await press('Add to my calendar');
    expect(stored()).toHaveLength(10);
    expect(screen.getByText('Done. The days are in your calendar.')).toBeTruthy();
  });

  it('reads a table of another app, and asks which way round its dates are', async () => {
    await openTracker();
    await choose('date,flow\n03/04/2026,heavy');
    expect(await screen.findByText('Days from 3 April 2026 to 3 April 2026.')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByLabelText('Are the dates written as month/day/year?')));
    expect(await screen.findByText('Days from 4 March 2026 to 4 March 2026.')).toBeTruthy();
    await press('Add to my calendar');
    expect(stored()[0]).toMatchObject({ date: '2026-03-04', flow: 'heavy' });
  });

  it('asks for the passphrase of a locked backup', async () => {
    const diary = diaryOf('2026-08-01..03');
    const text = await lockedBackup({ diary, settings: NO_SETTINGS }, globalThis.crypto, 'a quiet river');
    await openTracker();
    await choose(text);
    expect(await screen.findByText('This backup is locked. Enter its passphrase.')).toBeTruthy();
    const field = () => screen.getAllByLabelText('Passphrase').at(-2) as HTMLElement;
    fireEvent.change(field(), { target: { value: 'a loud river' } });
    await press('Open');
    await screen.findByText('This passphrase does not open it.', {}, { timeout: 10_000 });
    fireEvent.change(field(), { target: { value: 'a quiet river' } });
    await press('Open');
    await screen.findByText('3 days new', {}, { timeout: 10_000 });
  }, 30_000);

  it('asks to unpack a zip', async () => {
    await openTracker();
    await choose('PK\u0003\u0004');
    expect(await screen.findByText(/Unpack it first/)).toBeTruthy();
  });

  it('says when nothing was found, and changes nothing', async () => {
    await openTracker();
    await choose('hello');
    expect(await screen.findByText(/no period days in this file/)).toBeTruthy();
    expect(stored()).toHaveLength(9);
  });
});

it('a locked backup is saved under a neutral name and holds no readable day', async () => {
  const files = watchDownloads();
  await openTracker();
  const [backup] = screen.getAllByLabelText('Passphrase');
  const [repeat] = screen.getAllByLabelText('Repeat the passphrase');
  for (const field of [backup, repeat])
    fireEvent.change(field as HTMLElement, { target: { value: 'a quiet river' } });
  await press('Save a locked backup');
  await waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 });
  expect(files[0]?.name).toBe('notes-locked-2026-11-20.json');
  expect(await files[0]?.text).not.toMatch(/2026|isPeriod/);
}, 30_000);

it('everything goes after one question', async () => {
  await openTracker();
  await press('Delete everything');
  await press('Delete it');
  expect(localStorage.getItem('periodDays')).toBeNull();
  expect(screen.getByText('Mark the days you bleed. After two periods your figures show here.')).toBeTruthy();
});
