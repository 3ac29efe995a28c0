import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryOfCycles } from '../../../testing/diary.ts';
import { forgetTracker, openTracker, prepareDevice, press } from '../../../testing/render-tracker.tsx';

beforeEach(() => prepareDevice());
afterEach(() => {
  forgetTracker();
  vi.useRealTimers();
});

const rows = () =>
  screen.getAllByRole('row', { hidden: true }).filter((row) => row.closest('details')).length;
const items = () => document.querySelectorAll('section[aria-labelledby="tracker-history"] ol > li').length;
const bars = () => document.querySelectorAll('figure rect').length;

describe('the history', () => {
  it('tells an empty diary what will come', async () => {
    await openTracker();
    expect(await screen.findByText('Your cycles show here after your second period.')).toBeTruthy();
  });

  it('works with one cycle', async () => {
    prepareDevice(diaryOfCycles('2026-10-12', [28]));
    await openTracker();
    expect(await screen.findByText('28 days · 5 days of bleeding')).toBeTruthy();
    expect(screen.getByText('Now: day 12')).toBeTruthy();
    expect([items(), rows(), bars()]).toEqual([2, 2, 0]);
  });

  it('works with sixty cycles', async () => {
    prepareDevice(diaryOfCycles('2022-04-01', Array(60).fill(28)));
    await openTracker();
    expect([items(), rows(), bars()]).toEqual([7, 61, 60]);
    await press('Show all 60');
    expect(items()).toBe(61);
    await press('Show fewer');
    expect(items()).toBe(7);
  });

  it('cuts the ribbon of a gap of years instead of making every other a dot', async () => {
    prepareDevice(diaryOfCycles('2020-01-01', [28, 2200, 28, 28]));
    await openTracker();
    const drawings = [...document.querySelectorAll('ol svg')].map((svg) => svg.getAttribute('viewBox'));
    expect(new Set(drawings)).toEqual(new Set(['0 0 600 14']));
    expect(await screen.findByText(/2200 days .* left out/)).toBeTruthy();
  });
});
