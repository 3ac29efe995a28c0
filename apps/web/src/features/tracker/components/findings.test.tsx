import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryOf, diaryOfCycles } from '../../../testing/diary.ts';
import { forgetTracker, openTracker, prepareDevice, press } from '../../../testing/render-tracker.tsx';

beforeEach(() => prepareDevice());
afterEach(() => {
  forgetTracker();
  vi.useRealTimers();
});

const USUAL = diaryOf('2026-09-21..25', '2026-10-19..23', '2026-11-16..20');
const switchOn = () =>
  act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Period Day' })));

describe('the figures', () => {
  const figure = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;

  it('say that there is not enough data', async () => {
    await openTracker();
    for (const name of ['Average Cycle Length', 'Average Period Length', 'Next Predicted Period'])
      expect(figure(name)).toBe('Not enough data');
  });

  it('are those of the marked days, with what they rest on', async () => {
    prepareDevice(USUAL);
    await openTracker();
    expect(figure('Average Cycle Length')).toBe('28 days');
    expect(figure('Average Period Length')).toBe('5 days');
    expect(figure('Next Predicted Period')).toBe('Dec 14');
    expect(screen.getByText('From your last 2 cycles.')).toBeTruthy();
  });

  it('give facts instead of a date when a period is late', async () => {
    prepareDevice(diaryOf('2026-09-21..25', '2026-10-12..16'));
    await openTracker();
    expect(figure('Next Predicted Period')).toBe('No date now');
    expect(
      await screen.findByRole('heading', { name: 'Your period is 18 days later than your average' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Where to go' }).getAttribute('href')).toBe('/services');
  });

  it('ask about what looks unusual, and count it after the answer', async () => {
    prepareDevice(diaryOfCycles('2026-05-01', [28, 28, 56, 28]));
    await openTracker();
    expect(figure('Average Cycle Length')).toBe('28 days');
    expect(await screen.findByText('From Jun 26 to Aug 21 no new period is marked: 56 days.')).toBeTruthy();
    await press('Yes, it was that long');
    expect(figure('Average Cycle Length')).toBe('35 days');
    expect(screen.queryByRole('heading', { name: 'Is this right?' })).toBeNull();
    expect(localStorage.getItem('tracker-settings')).toContain('2026-06-26/2026-08-21');
  });

  it('stop for a pause and go on after it', async () => {
    prepareDevice(USUAL);
    await openTracker();
    const choose = (name: string) => act(async () => fireEvent.click(screen.getByLabelText(name)));
    await choose('I am pregnant');
    expect(figure('Next Predicted Period')).toBe('Paused');
    await choose('No pause');
    expect(figure('Next Predicted Period')).toBe('Dec 14');
  });

  it('are not shown to a girl whose periods have not started, until she marks the first', async () => {
    await openTracker();
    await act(async () => fireEvent.click(screen.getByLabelText('My periods have not started yet')));
    expect(screen.getByRole('heading', { name: 'No period yet? All in good time.' })).toBeTruthy();
    expect(screen.queryByText('Average Cycle Length')).toBeNull();
    await switchOn();
    await press('Save');
    expect(screen.getByText('Average Cycle Length')).toBeTruthy();
  });

  it('suggest asking a nurse, with the source, from the person’s own days', async () => {
    prepareDevice(diaryOf('2026-11-01..11'));
    await openTracker();
    expect(await screen.findByRole('heading', { name: 'Worth asking a nurse about' })).toBeTruthy();
    expect(screen.getByText('11 days of bleeding from Nov 1.')).toBeTruthy();
    expect(screen.getByText(/Up to 7 days are usual/)).toBeTruthy();
  });
});
