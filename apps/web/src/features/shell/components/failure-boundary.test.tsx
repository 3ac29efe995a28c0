import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
