import { newUsernameFault, passwordFault } from '@salama/contract/auth/rules.ts';
import type { User } from '@salama/contract/auth/schemas.ts';
import { readCredentials } from '../../lib/credentials.ts';
import type { Outcome, Refused } from '../../lib/http.ts';
import { removeOnLogout, write } from '../../lib/storage.ts';
import { ensureAnonymousUsername } from './anonymous-username.ts';
import { authApi, type Credentials, type Recovery } from './api.ts';
import { keepDeviceMark, readDeviceMark } from './device-mark.ts';
import { type AuthFault, signedOut, useAuthState } from './store.ts';

const set = useAuthState.setState;

/**
 * Asks the server who the token belongs to. A refused token has been dropped by then (`state.ts`). When the server
 * cannot be reached or has no database, the token is kept: the person stays signed in, their name unknown so far.
 */
export async function checkSession(): Promise<void> {
  const { token } = useAuthState.getState();
  const outcome = await authApi.me();
  if (!outcome.ok) ensureAnonymousUsername(Math.random);
  if (useAuthState.getState().token !== token) set({ isCheckingAuth: false });
  else if (outcome.ok) set({ ...signedInAs(outcome.data.user), isCheckingAuth: false });
  else set({ isAuthenticated: token !== undefined, isCheckingAuth: false });
}

/** Makes an account and signs in. Answers the user, or undefined after setting `error`. */
export async function register(credentials: Credentials): Promise<User | undefined> {
  const code =
    newUsernameFault(credentials.username) ?? passwordFault(credentials.password, credentials.username);
  if (code) return fail({ action: 'register', code });
  set({ loading: true, error: undefined });
  const outcome = await authApi.register(credentials);
  if (!outcome.ok) return fail(faultOf('register', outcome));
  return signIn(outcome.data.user, outcome.data.token, outcome.data.recoveryCode);
}

export async function login(credentials: Credentials): Promise<User | undefined> {
  set({ loading: true, error: undefined });
  const outcome = await authApi.login({ ...credentials, ...readDeviceMark() });
  if (!outcome.ok) return fail(faultOf('login', outcome));
  keepDeviceMark(outcome.data);
  return signIn(outcome.data.user, outcome.data.token);
}

/** Sets a new password with the recovery code; a new code comes with it. */
export async function recover(recovery: Recovery): Promise<User | undefined> {
  const code = passwordFault(recovery.password, recovery.username);
  if (code) return fail({ action: 'recover', code });
  set({ loading: true, error: undefined });
  const outcome = await authApi.recover(recovery);
  if (!outcome.ok) return fail(faultOf('recover', outcome));
  keepDeviceMark(outcome.data);
  return signIn(outcome.data.user, outcome.data.token, outcome.data.recoveryCode);
}

/**
 * Signs out on this device at once, also without a network; the server revokes the token when it hears of it.
 * Removes token, display name and session id, not the tracker. Chat and community are emptied (`store.ts`).
 */
export function logout(): void {
  void endSession();
  set(signedOut);
  removeOnLogout();
}

export async function endSession(): Promise<void> {
  await authApi.logout();
}

/** The new session that is on its way, for everybody who needs one meanwhile. */
let pending: Promise<Outcome<string>> | undefined;

/** The signed visitor id that votes, posts and reports need: the stored one or a new one, and one only. */
export async function ensureAnonymousSession(): Promise<Outcome<string>> {
  const { sessionId } = useAuthState.getState();
  if (sessionId) return { ok: true, data: sessionId };
  pending ??= startAnonymousSession().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function startAnonymousSession(): Promise<Outcome<string>> {
  const outcome = await authApi.anonymousSession();
  // Another tab may have been quicker.
  const { sessionId } = readCredentials();
  if (sessionId) {
    set({ sessionId });
    return { ok: true, data: sessionId };
  }
  if (!outcome.ok) {
    fail(faultOf('anonymousSession', outcome));
    return outcome;
  }
  const signed = `${outcome.data.sessionId}.${outcome.data.signature}`;
  write('sessionId', outcome.data.sessionId);
  set({ sessionId: signed });
  return { ok: true, data: signed };
}

/** The person has the recovery code; it leaves this page's memory. */
export function forgetRecoveryCode(): void {
  set({ recoveryCode: undefined });
}

function signIn(user: User, token: string, recoveryCode?: string): User {
  set({ ...signedInAs(user), token, recoveryCode, loading: false, error: undefined, sessionEnded: false });
  return user;
}

function signedInAs(user: User) {
  return { user, isAuthenticated: true, isAnonymous: user.isAnonymous };
}

function fail(error: AuthFault): undefined {
  set({ error, loading: false });
}

function faultOf(action: AuthFault['action'], { reason, message }: Refused): AuthFault {
  if (reason !== 'refused') return { action, unreachable: true };
  return { action, ...(message && { message }) };
}
