import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onStaleToken } from '../../lib/http.ts';
import { failure, fakeServer, success } from '../../testing/fake-server.ts';
import { ensureAnonymousUsername } from './anonymous-username.ts';
import { checkSession, ensureAnonymousSession, login, logout, recover, register } from './session.ts';
import { signedOut, useAuthState } from './store.ts';

const user = {
  _id: '7f9c24e8-3b12-4fef-91e0-000000000001',
  username: 'calm-heron',
  role: 'USER',
  isAnonymous: true,
  email: null,
  createdAt: '2026-11-20T08:00:00Z',
};
const credentials = { username: 'calm-heron', password: 'long enough words' };
const state = () => useAuthState.getState();

beforeEach(() => useAuthState.setState(signedOut));
afterEach(() => void vi.unstubAllGlobals());

async function signIn() {
  fakeServer({ 'POST /auth/login': success({ user, token: 'tok' }), 'POST /auth/logout': success({}) });
  await login(credentials);
}

describe('login', () => {
  it('stores the token where the specification names it', async () => {
    await signIn();
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({ token: 'tok' });
    expect(localStorage.getItem('token')).toBe('tok');
    expect(state()).toMatchObject({ user, isAuthenticated: true, isAnonymous: true, loading: false });
  });

  it('keeps the server’s sentence when it says no, and answers nothing', async () => {
    fakeServer({ 'POST /auth/login': failure(401, 'INVALID_CREDENTIALS', 'No such pair') });
    expect(await login(credentials)).toBeUndefined();
    expect(state()).toMatchObject({
      isAuthenticated: false,
      loading: false,
      error: { action: 'login', message: 'No such pair' },
    });
  });

  it('says that the server was not reached', async () => {
    fakeServer({ 'POST /auth/login': 'no network' });
    await login(credentials);
    expect(state().error).toEqual({ action: 'login', unreachable: true });
  });
});

describe('the mark of a browser that the account knows', () => {
  const mark = 'm'.repeat(43);
  const given = success({ user, token: 'tok', deviceMark: mark });

  it.each([
    ['signing in', 'POST /auth/login', () => login(credentials)],
    ['recovering', 'POST /auth/recover', () => recover({ ...credentials, recoveryCode: 'ABCD' })],
  ] as const)(
    'is kept after %s, shown at the next sign-in, and outlives signing out',
    async (_, call, enter) => {
      const recovered = success({ user, token: 'tok', deviceMark: mark, recoveryCode: 'WXYZ' });
      fakeServer({
        [call]: call === 'POST /auth/login' ? given : recovered,
        'POST /auth/logout': success({}),
      });
      await enter();
      logout();
      expect({ ...localStorage }).toEqual({ known_device: mark });
      const sent = fakeServer({ 'POST /auth/login': success({ user, token: 'tok' }) });
      await login(credentials);
      expect(sent[0]?.body).toEqual({ ...credentials, deviceMark: mark });
      expect(localStorage.getItem('known_device')).toBe(mark);
    },
  );

  it('is none where none was given, and a damaged one is not sent', async () => {
    const sent = fakeServer({ 'POST /auth/login': success({ user, token: 'tok' }) });
    await login(credentials);
    localStorage.setItem('known_device', 'damaged');
    await login(credentials);
    expect(sent.map(({ body }) => body)).toEqual([credentials, credentials]);
  });
});

describe('register', () => {
  it('always asks for an anonymous account, and holds the recovery code in memory only', async () => {
    const sent = fakeServer({
      'POST /auth/register': success({ user, token: 'tok', recoveryCode: 'ABCD-EFGH' }, { status: 201 }),
    });
    await register(credentials);
    expect(sent[0]?.body).toEqual({ ...credentials, isAnonymous: true });
    expect(state().recoveryCode).toBe('ABCD-EFGH');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ABCD');
  });

  it.each([
    [{ username: 'ab', password: 'long enough words' }, 'USERNAME_LENGTH'],
    [{ username: '0712345678', password: 'long enough words' }, 'USERNAME_CONTACT'],
    [{ username: 'CalmHeron412', password: 'long enough words' }, 'USERNAME_GENERATED'],
    [{ username: 'heron', password: 'short' }, 'PASSWORD_LENGTH'],
  ])('tells what is wrong before asking the server (%#)', async (values, code) => {
    const sent = fakeServer({});
    await register(values);
    expect(sent).toEqual([]);
    expect(state().error).toEqual({ action: 'register', code });
  });
});

describe('recover', () => {
  it('signs in with the new password and gives a new code', async () => {
    fakeServer({ 'POST /auth/recover': success({ user, token: 'tok2', recoveryCode: 'WXYZ' }) });
    await recover({ ...credentials, recoveryCode: 'ABCD' });
    expect(state()).toMatchObject({ isAuthenticated: true, token: 'tok2', recoveryCode: 'WXYZ' });
  });
});

describe('logout', () => {
  it('removes token, display name and session id, and leaves the tracker', async () => {
    await signIn();
    localStorage.setItem('sessionId', '7f9c24e8-3b12-4fef-91e0-000000000002');
    localStorage.setItem('community-storage', '{"displayName":"Heron"}');
    localStorage.setItem('periodDays', '[]');
    const sent = fakeServer({ 'POST /auth/logout': success({}) });
    logout();
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer tok');
    expect(Object.keys(localStorage)).toEqual(['periodDays']);
    expect(state()).toMatchObject(signedOut);
  });

  it('works without a network', async () => {
    await signIn();
    fakeServer({ 'POST /auth/logout': 'no network' });
    logout();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the check at the start', () => {
  it('makes the holder of a good token the user', async () => {
    useAuthState.setState({ token: 'tok', isCheckingAuth: true });
    fakeServer({ 'GET /auth/me': success({ user }) });
    await checkSession();
    expect(state()).toMatchObject({ user, isAuthenticated: true, isCheckingAuth: false });
  });

  it('drops a token the server does not know, tells so, and names the visitor', async () => {
    useAuthState.setState({ token: 'old', isCheckingAuth: true });
    fakeServer({ 'GET /auth/me': failure(401, 'UNAUTHENTICATED', 'Sign in') });
    await checkSession();
    expect(state()).toMatchObject({ isAuthenticated: false, isCheckingAuth: false, sessionEnded: true });
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('auth-storage')).toBeNull();
    expect(localStorage.getItem('anonymous_username')).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d{1,3}$/);
  });

  it.each([['no network' as const], [failure(503, 'UNAVAILABLE', 'Later')]])(
    'keeps the token when nobody could look at it (%#)',
    async (answered) => {
      useAuthState.setState({ token: 'tok', isCheckingAuth: true });
      fakeServer({ 'GET /auth/me': answered });
      await checkSession();
      expect(state()).toMatchObject({ isAuthenticated: true, user: undefined, isCheckingAuth: false });
      expect(localStorage.getItem('token')).toBe('tok');
    },
  );

  it('leaves a wrong password out of it: only an unknown token is dropped', async () => {
    useAuthState.setState({ token: 'tok' });
    const heard = vi.fn();
    const stop = onStaleToken(heard);
    fakeServer({ 'POST /auth/login': failure(401, 'INVALID_CREDENTIALS', 'No') });
    await login(credentials);
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the visitor', () => {
  it('keeps the generated name', () => {
    const name = ensureAnonymousUsername(() => 0.5);
    expect(ensureAnonymousUsername(() => 0)).toBe(name);
  });

  it('gets one signed session id', async () => {
    const sessionId = '7f9c24e8-3b12-4fef-91e0-000000000003';
    const sent = fakeServer({
      'POST /auth/anonymous-session': success({ sessionId, signature: 'sig' }, { status: 201 }),
    });
    expect(await ensureAnonymousSession()).toEqual({ ok: true, data: `${sessionId}.sig` });
    await ensureAnonymousSession();
    expect(sent).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({ sessionId: `${sessionId}.sig` });
    expect(localStorage.getItem('sessionId')).toBe(sessionId);
  });

  it('gets one session id for two votes cast at once', async () => {
    const begun = (id: string) => success({ sessionId: id, signature: 'sig' }, { status: 201 });
    const sent = fakeServer({ 'POST /auth/anonymous-session': [begun('one'), begun('two')] });
    const one = { ok: true, data: 'one.sig' };
    expect(await Promise.all([ensureAnonymousSession(), ensureAnonymousSession()])).toEqual([one, one]);
    expect(sent).toHaveLength(1);
  });

  it('asks again after a failure', async () => {
    const begun = success({ sessionId: 'one', signature: 'sig' }, { status: 201 });
    fakeServer({ 'POST /auth/anonymous-session': ['no network', begun] });
    expect(await ensureAnonymousSession()).toEqual({ ok: false, reason: 'network' });
    expect(await ensureAnonymousSession()).toEqual({ ok: true, data: 'one.sig' });
  });

  it('takes the session id that another tab was given meanwhile', async () => {
    const begun = success({ sessionId: 'one', signature: 'sig' }, { status: 201 });
    fakeServer({ 'POST /auth/anonymous-session': begun });
    const asking = ensureAnonymousSession();
    localStorage.setItem('auth-storage', '{"sessionId":"other.sig"}');
    expect(await asking).toEqual({ ok: true, data: 'other.sig' });
    expect(state().sessionId).toBe('other.sig');
  });
});
