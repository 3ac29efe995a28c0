import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sayFarewell } from '../../../lib/farewell.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { tell } from '../posting.ts';
import { EventToast } from './event-toast.tsx';

const posted = 'Your question has been posted!';

beforeEach(() => sayFarewell(false));

describe('what has just happened', () => {
  it('is said once: not again to who comes back', () => {
    const { unmount } = renderPage(<EventToast />);
    act(() => tell({ kind: 'posted', id: 'q' }));
    expect(screen.getByText(posted)).toBeTruthy();
    unmount();
    renderPage(<EventToast />);
    expect(screen.queryByText(posted)).toBeNull();
  });

  it('gives way to what happens after it', () => {
    renderPage(<EventToast />);
    act(() => tell({ kind: 'posted', id: 'q' }));
    act(() => tell({ kind: 'deleted', id: 'q' }));
    expect(screen.queryByText(posted)).toBeNull();
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  it('waits for who comes back when it is a post that is being checked, or came while they were away', () => {
    const { unmount } = renderPage(<EventToast />);
    act(() => tell({ kind: 'held', id: 'q' }));
    unmount();
    const again = renderPage(<EventToast />);
    expect(screen.getByRole('status').textContent).not.toBe('');
    again.unmount();
    tell({ kind: 'posted', id: 'q' });
    renderPage(<EventToast />);
    expect(screen.getByText(posted)).toBeTruthy();
  });
});
