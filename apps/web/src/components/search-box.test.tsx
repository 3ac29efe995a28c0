import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { SearchBox } from './search-box.tsx';

it('has a name, hands on what is typed, and leaves no trace of it in the browser', () => {
  const onType = vi.fn();
  renderPage(
    <SearchBox label="Search the list" placeholder="Search…" value="" onType={onType}>
      <button type="button">Clear</button>
    </SearchBox>,
  );
  const box = screen.getByRole('searchbox', { name: 'Search the list' });
  fireEvent.change(box, { target: { value: 'implant' } });
  expect(onType).toHaveBeenCalledWith('implant');
  expect(box.getAttribute('autocomplete')).toBe('off');
  expect(screen.getByRole('search').contains(screen.getByRole('button', { name: 'Clear' }))).toBe(true);
});
