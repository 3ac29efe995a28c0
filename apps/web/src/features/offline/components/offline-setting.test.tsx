import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { OfflineSetting } from './offline-setting.tsx';

/** Answers what a page asks of the worker, when the test says so. */
let answer = (_word: 'kept' | 'failed'): void => undefined;
const asked = vi.fn();
const worker = {
  postMessage(message: unknown, [port]: MessagePort[]) {
    asked(message);
    answer = (word) => port?.postMessage(word);
  },
};

beforeEach(() => {
  asked.mockReset();
  localStorage.setItem('offline', 'false');
  vi.stubGlobal('isSecureContext', true);
  standIn({ register: async () => ({ active: worker }) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function standIn(container: object): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
}

const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /Keep Salama/ });

async function turnOn(): Promise<HTMLInputElement> {
  renderPage(<OfflineSetting />);
  const control = await theSwitch();
  await act(async () => fireEvent.click(control));
  return control;
}

it('is on once the worker has answered that everything is here, not before', async () => {
  const control = await turnOn();
  expect(screen.getByRole('status').textContent).toBe('Keeping Salama on this phone…');
  expect(control.checked).toBe(false);
  expect(localStorage.getItem('offline')).toBe('false');
  expect(asked).toHaveBeenCalledWith({ type: 'keep', language: 'en', isAsked: true, everything: false });
  answer('kept');
  await vi.waitFor(() => expect(control.checked).toBe(true));
  expect(localStorage.getItem('offline')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('keeps everything when that is wished for, and says so', async () => {
  localStorage.setItem('offline', 'true');
  renderPage(<OfflineSetting />);
  const wish = await screen.findByRole('button', { name: 'Keep everything' });
  await act(async () => fireEvent.click(wish));
  expect(asked).toHaveBeenCalledWith({ type: 'keep', language: 'en', isAsked: true, everything: true });
  expect(screen.queryByText(/^Everything in this language/)).toBeNull();
  answer('kept');
  await screen.findByText(/^Everything in this language/);
  expect(screen.queryByRole('button', { name: 'Keep everything' })).toBeNull();
});

it('offers the wish again when not everything came', async () => {
  localStorage.setItem('offline', 'true');
  renderPage(<OfflineSetting />);
  const wish = await screen.findByRole('button', { name: 'Keep everything' });
  await act(async () => fireEvent.click(wish));
  answer('failed');
  await screen.findByText('That did not work. Check your connection and try again.');
  expect(screen.getByRole('button', { name: 'Keep everything' })).toBeDefined();
});

it('stays off and says so when not everything could be fetched', async () => {
  const control = await turnOn();
  answer('failed');
  await screen.findByText('That did not work. Check your connection and try again.');
  expect(control.checked).toBe(false);
  expect(localStorage.getItem('offline')).toBe('false');
});

it('stays off and says so when there is no network for the worker itself', async () => {
  standIn({ register: () => Promise.reject(new TypeError('no network')) });
  const control = await turnOn();
  await screen.findByText('That did not work. Check your connection and try again.');
  expect(control.checked).toBe(false);
});
