import { me } from '@salama/contract/auth/endpoints.ts';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFarewell } from '../../lib/farewell.ts';
import { call } from '../../lib/http.ts';
import { failure, fakeServer, success } from '../../testing/fake-server.ts';
import { logout } from './session.ts';
import { useAuth } from './state.ts';
import { signedOut, useAuthState } from './store.ts';

const emptied = vi.fn();
onFarewell(emptied);

const user = {
  _id: '7f9c24e8-3b12-4fef-91e0-000000000001',
  username: 'amina',
  role: 'USER' as const,
  isAnonymous: true,
  email: null,
  createdAt: '2026-11-20T08:00:00Z',
};
const era = () => useAuthState.getState().era;

function Page() {
  useAuth();
  return null;
}

/** What another tab does to the storage that all tabs share. */
async function inAnotherTab(change: () => void, key: string | null = 'auth-storage') {
  await act(async () => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

beforeEach(() => {
  fakeServer({ 'GET /auth/me': success({ user }), 'POST /auth/logout': success({}) });
  useAuthState.setState({ ...signedOut, token: 'amina', user, isAuthenticated: true });
  render(<Page />);
  emptied.mockClear();
});
afterEach(() => {
  useAuthState.setState(signedOut);
  vi.unstubAllGlobals();
});

describe('what an account has said', () => {
  it('goes when it signs out here, and the page stays', () => {
    const before = era();
    logout();
    expect(emptied).toHaveBeenCalledExactlyOnceWith(false);
    expect(era()).toBe(before);
  });

  it('goes when it signs out in another tab, and the page begins anew', async () => {
    const before = era();
    await inAnotherTab(() => localStorage.removeItem('auth-storage'));
    expect(emptied).toHaveBeenCalledExactlyOnceWith(false);
    expect(era()).toBe(before + 1);
  });

  it('goes when another account takes its place in another tab', async () => {
    await inAnotherTab(() => localStorage.setItem('auth-storage', '{"token":"zuri"}'));
    expect(emptied).toHaveBeenCalledExactlyOnceWith(false);
    expect(useAuthState.getState()).toMatchObject({ token: 'zuri' });
  });

  it('goes when the page comes out of the browser’s cache after that', async () => {
    localStorage.removeItem('auth-storage');
    await act(
      async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    );
    expect(emptied).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('goes when its sign-ins are ended from elsewhere, but for what was just sent', async () => {
    fakeServer({ 'GET /auth/me': failure(401, 'UNAUTHENTICATED', 'Sign in') });
    const before = era();
    await call(me);
    expect(emptied).toHaveBeenCalledExactlyOnceWith(true);
    expect(era()).toBe(before + 1);
  });

  it('is none where a token was never good', async () => {
    useAuthState.setState({ isAuthenticated: false });
    fakeServer({ 'GET /auth/me': failure(401, 'UNAUTHENTICATED', 'Sign in') });
    const before = era();
    await call(me);
    expect(emptied).not.toHaveBeenCalled();
    expect(era()).toBe(before);
  });

  it('stays when another tab changes something else, and when a visitor signs in', async () => {
    await inAnotherTab(() => localStorage.setItem('auth-storage', '{"token":"amina","sessionId":"x.y"}'));
    expect(emptied).not.toHaveBeenCalled();
    useAuthState.setState(signedOut);
    emptied.mockClear();
    await inAnotherTab(() => localStorage.setItem('auth-storage', '{"token":"zuri"}'));
    expect(emptied).not.toHaveBeenCalled();
  });
});
