import type { Language } from '@salama/contract/language.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { TrackerScreen } from '../features/tracker/components/tracker-screen.tsx';
import { dayAt } from '../features/tracker/days.ts';
import { type Diary, writtenDiary } from '../features/tracker/records.ts';
import { trackerActions } from '../features/tracker/state.ts';
import { loadMessages } from '../lib/messages.tsx';
import { renderPage } from './render-page.tsx';

/** Friday, 20 November 2026, in the evening. */
const NOW = new Date(2026, 10, 20, 21, 30);

/** A device that holds a diary, on the day of the tests. */
export function prepareDevice(diary?: Diary): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  forgetTracker();
  trackerActions().tick();
  trackerActions().select(dayAt(NOW));
  if (diary) localStorage.setItem('periodDays', JSON.stringify(writtenDiary(diary)));
}

/** Empties the one tracker of the page. */
export function forgetTracker(): void {
  trackerActions().discardAll();
  trackerActions().erase();
}

/** The page as it is after its later parts have come. */
export async function openTracker(language: Language = 'en'): Promise<void> {
  await loadMessages(language, ['tracker', 'keeping', 'shell']);
  // Already here, as for anybody but the first visitor.
  await import('../features/tracker/components/findings.tsx');
  await act(async () => void renderPage(<TrackerScreen />, { language, address: '/apps/period-tracker' }));
  await screen.findByRole('grid');
}

/** The cell of a day, by its long date. */
export function cell(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

export async function press(name: string | RegExp): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

/** The records on the device. */
export function stored(): Record<string, unknown>[] {
  return JSON.parse(localStorage.getItem('periodDays') ?? '[]');
}
