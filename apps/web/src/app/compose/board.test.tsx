import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { acceptAge } from '../../features/consent/gate.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BoardPage } from './board.tsx';

const open = () => renderPage(<BoardPage>The board</BoardPage>, { address: '/community' });

it('has the guidelines stand before it until they are dismissed, and remembers that', () => {
  acceptAge();
  open();
  const dialog = screen.getByRole('dialog', { name: 'Community guidelines' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'I understand' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Number(localStorage.getItem('guidelines_last_shown'))).toBeGreaterThan(0);
});

it('has the guidelines wait for the age gate', () => {
  open();
  expect(screen.getByText('The board')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
