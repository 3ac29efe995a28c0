import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { help } from '../testing/danger.ts';
import { renderPage } from '../testing/render-page.tsx';
import { LateHelpCard } from './late-help-card.tsx';

it('shows where to go and whom to call before the card has come', async () => {
  renderPage(<LateHelpCard help={{ ...help, first: 'Go to the nearest hospital.' }} />);
  expect(screen.getByRole('link', { name: '112 Emergency' }).getAttribute('href')).toBe('tel:112');
  expect(screen.getByText('Go to the nearest hospital.')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Go to a hospital now.');
});
