import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { LanguageProvider, loadMessages } from '../../../lib/messages.tsx';
import { DeskProvider } from '../desk-context.ts';
import { FaultBanner } from './fault-banner.tsx';

it('closes an error of reading, and leaves the way to try again where the focus is', async () => {
  await loadMessages('en', ['admin', 'shell']);
  const retry = vi.fn();
  const desk = { username: 'amina', role: 'ADMIN' as const, onForbidden: () => undefined };
  const banner = (code: 'NOT_FOUND' | 'UNAVAILABLE') => ({ action: 'reports' as const, code });
  const [first, second] = [banner('UNAVAILABLE'), banner('NOT_FOUND')];
  const show = (fault: typeof first) => (
    <LanguageProvider language="en">
      <Suspense>
        <DeskProvider value={desk}>
          <FaultBanner fault={fault} onRetry={retry} />
        </DeskProvider>
      </Suspense>
    </LanguageProvider>
  );
  const { rerender } = render(show(first));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  const again = screen.getByRole('button', { name: 'Try again' });
  expect(document.activeElement).toBe(again);
  fireEvent.click(again);
  expect(retry).toHaveBeenCalledOnce();
  // What goes wrong next is said again.
  rerender(show(second));
  expect(screen.getByRole('alert')).toBeTruthy();
});
