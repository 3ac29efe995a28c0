import { useEffect } from 'react';
import { readCredentials } from '../../lib/credentials.ts';
import { fetched } from '../../lib/fetched.ts';
import { startSessionsWith } from '../../lib/http.ts';
import { type AuthState, useAuthState } from './store.ts';

export const sessionCode = fetched(() => import('./session.ts'));
const visitorName = fetched(() => import('./anonymous-username.ts'));

startSessionsWith(async () => (await sessionCode.fetch()).ensureAnonymousSession());

/** Who is here, for any page. The first use asks the server, and only when this device holds a token. */
export function useAuth(): AuthState {
  useEffect(startCheck, []);
  return useAuthState();
}

/** Ends this device's session on the server, so that a token copied from it is worth nothing. */
export async function signOutHere(): Promise<void> {
  if (readCredentials().token) await (await sessionCode.fetch()).endSession();
}

let isStarted = false;

function startCheck(): void {
  if (isStarted) return;
  isStarted = true;
  void check();
  window.addEventListener('storage', ({ key }) => {
    if (key === 'auth-storage' || key === null) void followOtherTab();
  });
  // A page out of the browser's cache of live pages has heard nothing in between.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void followOtherTab();
  });
}

/** Without a token there is nothing to ask, and nothing to wait for. */
async function check(): Promise<void> {
  try {
    if (useAuthState.getState().token) await (await sessionCode.fetch()).checkSession();
    else (await visitorName.fetch()).ensureAnonymousUsername(Math.random);
  } catch {
    // The code for it could not be fetched: a token is kept, as without a network.
    useAuthState.setState(({ token }) => ({ isCheckingAuth: false, isAuthenticated: token !== undefined }));
  }
}

/** Signing in or out in one tab holds in all of them. */
async function followOtherTab(): Promise<void> {
  const before = useAuthState.getState().token;
  await useAuthState.persist.rehydrate();
  if (useAuthState.getState().token !== before) await check();
}
