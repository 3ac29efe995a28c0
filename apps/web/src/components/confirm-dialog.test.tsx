import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

it('asks, and tells the ways out apart', () => {
  const [onConfirm, onClose, onBetween] = [vi.fn(), vi.fn(), vi.fn()];
  renderPage(
    <ConfirmDialog
      title="Delete it?"
      text="It cannot be brought back."
      confirm="Delete"
      between={<Button onClick={onBetween}>Save first</Button>}
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Delete it?' }).textContent).toContain(
    'It cannot be brought back.',
  );
  press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  press('Save first');
  expect(onBetween).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
  press('Delete');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does nothing twice while it is being done', () => {
  const onConfirm = vi.fn();
  renderPage(
    <ConfirmDialog
      title="Delete it?"
      confirm="Delete"
      stay="Keep it"
      isBusy
      onConfirm={onConfirm}
      onClose={vi.fn()}
    />,
  );
  press('Delete');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
});
