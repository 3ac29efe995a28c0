import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryOf } from '../../../testing/diary.ts';
import {
  cell,
  forgetTracker,
  openTracker,
  prepareDevice,
  press,
  stored,
} from '../../../testing/render-tracker.tsx';
import { parseEnvelope } from '../envelope.ts';
import { hasUnsaved, trackerActions } from '../state.ts';

const PASSPHRASE = 'mango river quiet chair';
const DIARY = diaryOf('2026-10-19..23', '2026-11-16..19');

beforeEach(() => prepareDevice(DIARY));
afterEach(() => {
  forgetTracker();
  vi.useRealTimers();
});

/** Keys are drawn in real time: 600,000 rounds take a while. */
const PATIENCE = { timeout: 10_000 };

function type(label: string, text: string): void {
  for (const field of screen.getAllByLabelText(label)) fireEvent.change(field, { target: { value: text } });
}

async function turnOn(): Promise<void> {
  type('Passphrase', PASSPHRASE);
  type('Repeat the passphrase', PASSPHRASE);
  await press('Turn on the lock');
  await screen.findByText('The lock is on.', {}, PATIENCE);
}

async function hide(): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

async function unlock(passphrase = PASSPHRASE): Promise<void> {
  await screen.findByRole('heading', { name: 'Locked' });
  type('Passphrase', passphrase);
  await press('Open');
}

describe('the lock', () => {
  it('encrypts everything on the device, closes when the page is hidden, and opens again', async () => {
    await act(() => trackerActions().settle((now) => ({ ...now, notStarted: true })));
    await openTracker();
    await turnOn();
    const raw = localStorage.getItem('periodDays') ?? '';
    expect(parseEnvelope(JSON.parse(raw))).toBeTruthy();
    expect(raw).not.toMatch(/2026|isPeriod|medium/);
    expect(localStorage.getItem('tracker-settings')).toBeNull();
    await hide();
    await screen.findByRole('heading', { name: 'Locked' });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.body.textContent).not.toContain('November');
    await unlock('mango river quiet table');
    await screen.findByText(/That does not open it/, {}, PATIENCE);
    expect(localStorage.getItem('periodDays')).toBe(raw);
    await unlock();
    await screen.findByRole('grid', {}, PATIENCE);
    expect(cell(/November 16, 2026, period day/)).toBeTruthy();
  }, 30_000);

  it('keeps what was unsaved behind it, and saves sealed', async () => {
    await openTracker();
    await turnOn();
    await press('Happy');
    await hide();
    await screen.findByRole('heading', { name: 'Locked' });
    expect(hasUnsaved()).toBe(true);
    await unlock();
    await screen.findByRole('grid', {}, PATIENCE);
    expect(cell(/November 20.*Happy, not saved yet/)).toBeTruthy();
    const before = localStorage.getItem('periodDays');
    await press('Save');
    await screen.findByText('Saved on this phone.');
    expect(localStorage.getItem('periodDays')).not.toBe(before);
    expect(parseEnvelope(JSON.parse(localStorage.getItem('periodDays') ?? ''))).toBeTruthy();
    await press('Take the lock away');
    await waitFor(() => expect(stored()).toHaveLength(10));
    expect(stored().at(-1)).toMatchObject({ date: '2026-11-20', mood: 'happy' });
  }, 30_000);

  it('waits while a file is chosen, which hides the page on a phone, but not for ever', async () => {
    await openTracker();
    await turnOn();
    fireEvent.click(screen.getByLabelText('Choose a file'));
    await hide();
    expect(screen.getByRole('grid')).toBeTruthy();
    vi.setSystemTime(new Date(Date.now() + 60_001));
    await hide();
    expect(await screen.findByRole('heading', { name: 'Locked' })).toBeTruthy();
  }, 30_000);

  it('closes in this tab when the other turns it on', async () => {
    await openTracker();
    await turnOn();
    const sealed = localStorage.getItem('periodDays') ?? '';
    await press('Take the lock away');
    await waitFor(() => expect(stored()).toHaveLength(9));
    localStorage.setItem('periodDays', sealed);
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'periodDays' })));
    expect(await screen.findByRole('heading', { name: 'Locked' })).toBeTruthy();
  }, 30_000);

  it('lets one begin anew without the passphrase, and keeps the locked days', async () => {
    await openTracker();
    await turnOn();
    const sealed = localStorage.getItem('periodDays');
    await press('Lock now');
    await screen.findByRole('heading', { name: 'Locked' });
    await press('I forgot it');
    await press('Begin an empty calendar');
    await screen.findByRole('grid');
    expect(localStorage.getItem('periodDays.unreadable')).toBe(sealed);
    expect(await screen.findByText('Something could not be read')).toBeTruthy();
  }, 30_000);

  it('wants eight characters, twice the same', async () => {
    await openTracker();
    type('Passphrase', 'short');
    type('Repeat the passphrase', 'shorter');
    await press('Turn on the lock');
    expect(screen.getByText('Use at least 8 characters.')).toBeTruthy();
    expect(screen.getByText('The two are not the same.')).toBeTruthy();
    expect(stored()).toHaveLength(9);
  });

  it('says why there is none where the browser cannot encrypt', async () => {
    vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await openTracker();
    expect(screen.getAllByText(/it needs a secure address/)[0]).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on the lock' })).toBeNull();
  });
});
