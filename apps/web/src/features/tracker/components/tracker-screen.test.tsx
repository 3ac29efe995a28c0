import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryOf } from '../../../testing/diary.ts';
import { fillStorage } from '../../../testing/full-storage.ts';
import {
  cell,
  forgetTracker,
  openTracker,
  prepareDevice,
  press,
  stored,
} from '../../../testing/render-tracker.tsx';
import { writtenDiary } from '../records.ts';
import { hasUnsaved, trackerActions } from '../state.ts';

beforeEach(() => prepareDevice());
afterEach(() => {
  forgetTracker();
  vi.useRealTimers();
});

const USUAL = diaryOf('2026-09-21..25', '2026-10-19..23', '2026-11-16..20');
const switchOn = () => act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Period Day' })));

describe('the calendar', () => {
  it('shows the month of today under weekday headers, and the neighbours on demand', async () => {
    await openTracker();
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    await press('Previous month');
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeTruthy();
    await press('Next month');
    await press('Next month');
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy();
  });

  it('says of each day what its signs show', async () => {
    prepareDevice(USUAL);
    await openTracker();
    expect(cell(/^Monday, November 16, 2026, period day, Medium$/)).toBeTruthy();
    expect(cell(/^Friday, November 20/).getAttribute('aria-current')).toBe('date');
    expect(
      cell(/^Friday, November 20/)
        .closest('td')
        ?.getAttribute('aria-selected'),
    ).toBe('true');
    expect(
      cell(/^Saturday, November 21, 2026$/)
        .closest('td')
        ?.getAttribute('aria-selected'),
    ).toBe('false');
  });

  it('is one stop for Tab, and arrows lead through it and on into the next month', async () => {
    await openTracker();
    const inTabOrder = () => screen.getByRole('grid').querySelectorAll('[tabindex="0"]');
    expect(inTabOrder()).toHaveLength(1);
    const today = cell(/November 20/);
    today.focus();
    fireEvent.keyDown(today, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement).toBe(cell(/November 27/)));
    fireEvent.keyDown(cell(/November 27/), { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement).toBe(cell(/December 4/)));
    expect(inTabOrder()).toHaveLength(1);
    fireEvent.keyDown(cell(/December 4/), { key: 'PageUp' });
    await waitFor(() => expect(document.activeElement).toBe(cell(/November 4/)));
  });

  it('goes on from wherever the focus was put', async () => {
    await openTracker();
    for (let turn = 0; turn < 2; turn += 1) {
      act(() => cell(/November 18/).focus());
      fireEvent.keyDown(cell(/November 18/), { key: 'ArrowRight' });
      await waitFor(() => expect(document.activeElement).toBe(cell(/November 19/)));
    }
  });

  it('turns its page under a finger that goes sideways, not up', async () => {
    await openTracker();
    const grid = screen.getByRole('grid');
    const swipe = (x: number, y: number, pointerType = 'touch') => {
      fireEvent.pointerDown(grid, { pointerType, clientX: 200, clientY: 200 });
      fireEvent.pointerUp(grid, { pointerType, clientX: 200 + x, clientY: 200 + y });
    };
    swipe(-90, 10);
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy();
    swipe(-90, 80);
    swipe(-20, 0);
    swipe(90, 0, 'mouse');
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy();
    swipe(90, 0);
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
  });

  it.each([
    ['sw', 'Novemba 2026', ['Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm', 'Jms', 'Jpl']],
    ['fr', 'novembre 2026', ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam', 'Dim']],
  ] as const)('speaks %s', async (language, month, weekdays) => {
    await openTracker(language);
    expect(screen.getByRole('heading', { name: month })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(weekdays);
  });
});

describe('the day panel', () => {
  it('is titled with the long date of the chosen day', async () => {
    await openTracker();
    await act(async () => fireEvent.click(cell(/November 3,/)));
    expect(screen.getByRole('heading', { name: 'Tuesday, November 3, 2026' })).toBeTruthy();
  });

  it('sets medium flow when a day is marked, and none when it is not', async () => {
    await openTracker();
    expect(screen.queryByRole('group', { name: 'Flow Intensity' })).toBeNull();
    await switchOn();
    const flow = screen.getByRole('group', { name: 'Flow Intensity' });
    expect(within(flow).getByRole('button', { name: 'Medium' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(within(flow).getByRole('button', { name: 'Heavy' }));
    await switchOn();
    expect(screen.queryByRole('group', { name: 'Flow Intensity' })).toBeNull();
    await switchOn();
    await press('Save');
    expect(stored()).toMatchObject([{ date: '2026-11-20', isPeriod: true, flow: 'medium' }]);
  });

  it('saves everything of a day, and the whole list with it', async () => {
    prepareDevice(diaryOf('2026-10-19'));
    await openTracker();
    await switchOn();
    await press('Sad');
    const box = screen.getByLabelText('Symptoms', { selector: 'input' });
    for (const text of ['  Cramps ', 'cramps', '   ']) {
      fireEvent.change(box, { target: { value: text } });
      fireEvent.keyDown(box, { key: 'Enter' });
    }
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Slept badly' } });
    expect(stored()).toHaveLength(1);
    await press('Save');
    expect(stored()).toEqual([
      ...writtenDiary(diaryOf('2026-10-19')),
      {
        date: '2026-11-20',
        isPeriod: true,
        flow: 'medium',
        symptoms: ['Cramps'],
        mood: 'sad',
        notes: 'Slept badly',
      },
    ]);
    expect(screen.getByText('Saved on this phone.')).toBeTruthy();
    expect(hasUnsaved()).toBe(false);
  });

  it('cannot add an empty symptom, and removes one by its chip', async () => {
    await openTracker();
    expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
    await press('Headache');
    await press('Remove Headache');
    expect(screen.queryByRole('button', { name: 'Remove Headache' })).toBeNull();
    expect(hasUnsaved()).toBe(false);
  });

  it('keeps what was written for one day while another is looked at, and saves both', async () => {
    await openTracker();
    await press('Happy');
    await act(async () => fireEvent.click(cell(/November 18/)));
    expect(screen.getByRole('button', { name: 'Happy' }).getAttribute('aria-pressed')).toBe('false');
    expect(cell(/November 20.*Happy, not saved yet/)).toBeTruthy();
    expect(screen.getByText('Save also keeps: Nov 20.')).toBeTruthy();
    await switchOn();
    await press('Save');
    expect(stored().map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-20']);
    expect(screen.getByText('2 days saved on this phone.')).toBeTruthy();
  });

  it('takes back what was not saved', async () => {
    prepareDevice(USUAL);
    await openTracker();
    await switchOn();
    await press('Undo changes');
    expect(screen.getByRole('switch', { name: 'Period Day' }).getAttribute('aria-checked')).toBe('true');
    expect(hasUnsaved()).toBe(false);
  });

  it('keeps the entry on screen and says so when the device is full', async () => {
    await openTracker();
    await switchOn();
    fillStorage();
    await press('Save');
    expect(screen.getAllByText(/^This could not be saved/)[0]).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Period Day' }).getAttribute('aria-checked')).toBe('true');
    expect(hasUnsaved()).toBe(true);
    vi.restoreAllMocks();
    vi.spyOn(console, 'error');
    await press('Save');
    expect(stored()).toHaveLength(1);
    expect(hasUnsaved()).toBe(false);
  });
});

describe('two tabs', () => {
  it('agree: what the other saved shows here, and what is being written stays', async () => {
    await openTracker();
    await press('Happy');
    localStorage.setItem('periodDays', JSON.stringify(writtenDiary(diaryOf('2026-11-18'))));
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'periodDays' })));
    expect(cell(/November 18, 2026, period day/)).toBeTruthy();
    await press('Save');
    expect(stored().map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-20']);
  });

  it('never overwrite each other, even when the news has not come yet', async () => {
    await openTracker();
    await press('Happy');
    localStorage.setItem('periodDays', JSON.stringify(writtenDiary(diaryOf('2026-11-18'))));
    await press('Save');
    expect(stored().map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-20']);
  });
});

it('midnight brings the next day', async () => {
  await openTracker();
  vi.setSystemTime(new Date(2026, 10, 21, 0, 0, 30));
  await act(async () => trackerActions().tick());
  expect(cell(/November 21/).getAttribute('aria-current')).toBe('date');
  expect(screen.getByRole('heading', { name: 'Saturday, November 21, 2026' })).toBeTruthy();
});

it('a value that cannot be read is kept, told of, and the page works', async () => {
  prepareDevice();
  localStorage.setItem('periodDays', '[{"date":');
  await openTracker();
  expect(await screen.findByText('Something could not be read')).toBeTruthy();
  await switchOn();
  await press('Save');
  expect(stored()).toMatchObject([{ date: '2026-11-20' }]);
  expect(localStorage.getItem('periodDays.unreadable')).toBe('[{"date":');
});
