import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { SearchBox } from './search-box.tsx';

function Example({ clear }: { clear?: string }) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      label="Search the list"
      placeholder="Search…"
      value={text}
      onType={setText}
      {...(clear && { clear })}
    />
  );
}

it('has a name, and a button that empties it once there is something to empty', () => {
  renderPage(<Example clear="Clear the search" />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the list' });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(box, { target: { value: 'implant' } });
  act(() => screen.getByRole('button', { name: 'Clear the search' }).click());
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
});

it('leaves emptying to the browser where it has no button of its own', () => {
  renderPage(<Example />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'implant' } });
  expect(screen.queryByRole('button')).toBeNull();
});
