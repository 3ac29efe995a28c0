import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Files share a process and its libraries: the app's own modules each file has anew.
vi.resetModules();
forgetDevice();
const { loadMessages, NAMESPACES } = await import('../lib/messages.tsx');

beforeEach(async () => {
  forgetDevice();
  await loadMessages('en', NAMESPACES);
  vi.spyOn(console, 'error');
});

/** A component that logs an error is a broken component: no test passes over it. */
afterEach(() => {
  cleanup();
  // What a test wrote into the page by hand, too: the next file would find it.
  document.body.replaceChildren();
  const errors = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});

/** Before a file is read too: stores read the device as soon as they are imported. */
function forgetDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
}
