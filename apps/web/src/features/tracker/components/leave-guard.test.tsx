import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from '../../../lib/router.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { forgetTracker, prepareDevice, stored } from '../../../testing/render-tracker.tsx';
import { withPeriod } from '../records.ts';
import { hasUnsaved, trackerActions } from '../state.ts';
import { LeaveGuard } from './leave-guard.tsx';

beforeEach(() => {
  prepareDevice();
  window.history.replaceState(null, '', '/apps/period-tracker');
});
afterEach(() => {
  forgetTracker();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  await import('./leave-dialog.tsx');
  await act(() => trackerActions().start());
  renderPage(
    <>
      <Link to="/learn">Learn</Link>
      <Link to="/sw/apps/period-tracker">Kiswahili</Link>
      <a href="/elsewhere" data-exit>
        Exit
      </a>
      <LeaveGuard />
    </>,
    { address: '/apps/period-tracker' },
  );
}

function write(): void {
  act(() => trackerActions().edit(20_000, (record) => withPeriod(record, true)));
}

/** Clicks a link; true when the click went on. */
async function follow(name: string): Promise<boolean> {
  let went = false;
  const onClick = (event: Event) => {
    went = !event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener('click', onClick);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name })));
  document.body.removeEventListener('click', onClick);
  return went;
}

const unload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks nothing when everything is saved', async () => {
  await open();
  expect(unload()).toBe(false);
  await follow('Learn');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before unsaved days are left, and stays when told so', async () => {
  await open();
  write();
  expect(unload()).toBe(true);
  expect(await follow('Learn')).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(hasUnsaved()).toBe(true);
});

it('saves and goes', async () => {
  await open();
  write();
  await follow('Learn');
  fireEvent.click(await screen.findByRole('button', { name: 'Save and go' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stored().map(({ date }) => date)).toContain('2024-10-04');
  expect(unload()).toBe(false);
});

it('goes without saving', async () => {
  await open();
  write();
  await follow('Learn');
  fireEvent.click(await screen.findByRole('button', { name: 'Go without saving' }));
  expect(stored()).toEqual([]);
  expect(hasUnsaved()).toBe(false);
});

it('never holds up Exit or another language', async () => {
  await open();
  write();
  await follow('Kiswahili');
  await follow('Exit');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void document.dispatchEvent(new Event('salama-exit')));
  expect(unload()).toBe(false);
});
