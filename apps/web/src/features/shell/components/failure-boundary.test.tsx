import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { APP_UNABLE } from '../../../lib/app-start.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FailureBoundary } from './failure-boundary.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

it.each(['en', 'fr'] as const)(
  'offers to reload and to leave where a part breaks, also without texts in %s',
  (language) => {
    vi.mocked(console.error).mockImplementation(() => {});
    renderPage(
      <FailureBoundary>
        <Broken />
      </FailureBoundary>,
      { language },
    );
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong here');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Exit' })).toBeTruthy();
    vi.mocked(console.error).mockClear();
  },
);

it.each([
  ['older than those the app is built for', undefined, 1],
  ['one of those', Array.prototype.toSorted, 0],
])('tells the boot script where the engine is %s', (_engine, toSorted, times) => {
  vi.mocked(console.error).mockImplementation(() => {});
  const told = vi.fn();
  document.addEventListener(APP_UNABLE, told, { once: true });
  const known = Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted');
  if (!toSorted) Reflect.deleteProperty(Array.prototype, 'toSorted');
  renderPage(
    <FailureBoundary>
      <Broken />
    </FailureBoundary>,
  );
  if (known) Object.defineProperty(Array.prototype, 'toSorted', known);
  document.removeEventListener(APP_UNABLE, told);
  expect(told).toHaveBeenCalledTimes(times);
  vi.mocked(console.error).mockClear();
});
