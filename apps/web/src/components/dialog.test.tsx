import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Dialog } from './dialog.tsx';

function Example({ isOpen = false }: { isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A question">
        Content
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('is named by its title and always offers Exit', () => {
    renderPage(<Example />);
    act(() => screen.getByText('Open').click());
    expect(screen.getByRole('dialog', { name: 'A question' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Exit' })).toBeTruthy();
  });

  it('closes by its button and by Escape', () => {
    renderPage(<Example />);
    act(() => screen.getByText('Open').click());
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => screen.getByText('Open').click());
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begins at its title, never at Exit', () => {
    renderPage(<Example />);
    act(() => screen.getByText('Open').click());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A question' }));
  });

  it('hands the focus to the page’s heading when it opened by itself', () => {
    renderPage(
      <main>
        <h1 tabIndex={-1}>The page</h1>
        <Example isOpen />
      </main>,
    );
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The page' }));
  });

  it('begins at the field that is to be filled in', () => {
    renderPage(
      <Dialog open onClose={() => {}} title="A question">
        <input data-first aria-label="Answer" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Answer'));
  });
});
