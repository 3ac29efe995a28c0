import type { AccountFault } from '@salama/contract/auth/rules.ts';
import type { User } from '@salama/contract/auth/schemas.ts';
import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { readCredentials, writeCredentials } from '../../lib/credentials.ts';
import { sayFarewell } from '../../lib/farewell.ts';
import { onStaleToken } from '../../lib/http.ts';
import { remove, write } from '../../lib/storage.ts';

/** Why a form failed: the server's sentence, the rule that this device knows, or the fixed text of the action. */
export interface AuthFault {
  action: 'register' | 'login' | 'recover' | 'anonymousSession';
  code?: AccountFault;
  message?: string;
  /** The server was not reached, so nothing is said about the credentials. */
  unreachable?: boolean;
}

export interface AuthState {
  user: User | undefined;
  token: string | undefined;
  /** Signed: `<uuid>.<signature>`. */
  sessionId: string | undefined;
  loading: boolean;
  error: AuthFault | undefined;
  isAuthenticated: boolean;
  isAnonymous: boolean;
  isCheckingAuth: boolean;
  /** Shown once after registering or recovering; in memory only. */
  recoveryCode: string | undefined;
  /** The server no longer knew the token, and it was dropped. */
  sessionEnded: boolean;
  /** Grows when the account that was here was taken from this tab, from another tab or by the server: the page begins anew. */
  era: number;
}

type Kept = Pick<AuthState, 'token' | 'sessionId'>;

export const signedOut: Omit<AuthState, 'era'> = {
  user: undefined,
  token: undefined,
  sessionId: undefined,
  loading: false,
  error: undefined,
  isAuthenticated: false,
  isAnonymous: false,
  isCheckingAuth: false,
  recoveryCode: undefined,
  sessionEnded: false,
};

/** `auth-storage` holds `{token, sessionId}` and nothing around it; `lib/credentials.ts` reads the same. */
const storage: PersistStorage<Kept> = {
  getItem: () => ({ state: stored() }),
  setItem: (_name, { state: { token, sessionId } }) => {
    if (token || sessionId) writeCredentials({ ...(token && { token }), ...(sessionId && { sessionId }) });
    else remove('auth-storage');
    if (token) write('token', token);
    else remove('token');
  },
  removeItem: () => remove('auth-storage', 'token'),
};

export const useAuthState = create<AuthState>()(
  persist(() => ({ ...signedOut, era: 0 }), {
    name: 'auth-storage',
    storage,
    partialize: ({ token, sessionId }) => ({ token, sessionId }),
    merge: (_parsed, current) => withKept(stored(), current),
    skipHydration: typeof window === 'undefined',
  }),
);

/** Changing what a form is for takes its error away. */
export function clearAuthError(): void {
  useAuthState.setState({ error: undefined });
}

function stored(): Kept {
  const { token, sessionId } = readCredentials();
  return { token, sessionId };
}

function withKept(kept: Kept, current: AuthState): AuthState {
  const isSame = kept.token === current.token;
  if (isSame) return { ...current, ...kept };
  const era = current.era + (current.token ? 1 : 0);
  return { ...signedOut, ...kept, era, isCheckingAuth: kept.token !== undefined };
}

/** Drops a token that the server no longer knows; the person goes on as a visitor and is told. */
function dropToken(token: string): void {
  if (useAuthState.getState().token !== token && readCredentials().token !== token) return;
  useAuthState.setState(({ era, isAuthenticated }) => ({
    ...signedOut,
    sessionId: readCredentials().sessionId,
    sessionEnded: true,
    era: era + (isAuthenticated ? 1 : 0),
  }));
}

/** Whatever took the account away: nothing of it is left for the next person. Who was never signed in has nothing here. */
function emptyAfter(now: AuthState, before: AuthState): void {
  if (!before.token || now.token === before.token) return;
  if (before.isAuthenticated || !now.sessionEnded) sayFarewell(now.sessionEnded);
}

onStaleToken(dropToken);
useAuthState.subscribe(emptyAfter);
