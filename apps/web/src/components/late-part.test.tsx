import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MOVING } from '../lib/moving.ts';

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

/** A page whose HTML has the part already, far below; the part's code waits. */
async function page(name: string) {
  const { late, LatePart } = await import('./late-part.tsx');
  const load = vi.fn(async () => () => <p>Here</p>);
  const Part = late(name, { namespaces: [], load });
  document.body.insertAdjacentHTML('beforeend', `<div data-late="${name}"><p>Written</p></div>`);
  const show = () =>
    render(
      <LatePart name={name}>
        <Part />
      </LatePart>,
    );
  return { load, show };
}

it('waits while nobody comes near, and comes when the app moves', async () => {
  const { load, show } = await page('first');
  show();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(MOVING));
  expect(await screen.findByText('Here')).toBeTruthy();
});

it('comes at once when the move was told before the part was asked for', async () => {
  const { show } = await page('second');
  document.dispatchEvent(new Event(MOVING));
  show();
  expect(await screen.findByText('Here')).toBeTruthy();
});
