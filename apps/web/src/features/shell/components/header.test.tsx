import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { Header } from './header.tsx';

const banner = () => within(screen.getByRole('banner'));
const hrefOf = (name: string) => banner().getByRole('link', { name }).getAttribute('href');

describe('the header', () => {
  it('offers to log in to whoever is signed out', () => {
    renderPage(<Header path="/" user={undefined} />);
    expect(hrefOf('Login')).toBe('/login');
  });

  it('leads readers to their profile and administrators to their panel', () => {
    const { unmount } = renderPage(<Header path="/" user={{ username: 'neema', role: 'USER' }} />);
    expect(hrefOf('Your account: neema')).toBe('/profile');
    unmount();
    renderPage(<Header path="/" user={{ username: 'amina', role: 'ADMIN' }} />);
    expect(hrefOf('Your account: amina')).toBe('/admin');
  });

  it.each([null, { username: '', role: 'USER' }, { username: null, role: 'USER' }] as const)(
    'calls whoever has no name Anonymous',
    (user) => {
      renderPage(<Header path="/" user={user} />);
      expect(hrefOf('Your account: Anonymous')).toBe('/profile');
    },
  );

  it('marks the page one is on', () => {
    renderPage(<Header path="/learn" user={undefined} />);
    expect(banner().getByRole('link', { current: 'page' }).textContent).toBe('Learn');
  });

  it('has every link in its menu, and Exit stays there too', () => {
    renderPage(<Header path="/" user={undefined} />);
    act(() => banner().getByRole('button', { name: 'Menu' }).click());
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    const names = within(menu.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Our Apps',
      'Chat',
      'Community',
      'Learn',
      'About',
    ]);
    expect(menu.getByRole('link', { name: 'Exit' })).toBeTruthy();
  });
});
