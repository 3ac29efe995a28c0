import { login, me } from '@salama/contract/auth/endpoints.ts';
import type { Endpoint } from '@salama/contract/endpoint.ts';
import { listTestimonials } from '@salama/contract/testimonials/endpoints.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { failure, fakeServer, success } from '../testing/fake-server.ts';
import { writeCredentials } from './credentials.ts';
import { call, onStaleToken, type Refused, startSessionsWith } from './http.ts';

function answer(status: number, body: unknown) {
  const fake = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fake);
  return fake;
}

function sent(fake: ReturnType<typeof answer>) {
  const [address, options] = fake.mock.calls[0] ?? [];
  return { address, options, headers: new Headers(options?.headers) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('call', () => {
  it('gives the data of a good answer', async () => {
    answer(200, { success: true, data: { user: { username: 'neema' } } });
    expect(await call(me)).toEqual({ ok: true, data: { user: { username: 'neema' } } });
  });

  it('sends token, session and language', async () => {
    writeCredentials({ token: 'abc', sessionId: 'id.signature' });
    document.documentElement.lang = 'sw';
    const { headers } = sent(answer(200, { success: true, data: {} }).mockName('fetch')) as {
      headers: Headers;
    };
    expect(headers.get('authorization')).toBeNull();
    const fake = answer(200, { success: true, data: {} });
    await call(me);
    expect(sent(fake).headers.get('authorization')).toBe('Bearer abc');
    expect(sent(fake).headers.get('x-session-id')).toBe('id.signature');
    expect(sent(fake).headers.get('accept-language')).toBe('sw');
  });

  it('fills parameters and query, escaped', async () => {
    const fake = answer(200, { success: true, data: {} });
    const endpoint = { ...me, path: '/things/{id}/votes' } as unknown as Endpoint;
    await call(endpoint, { params: { id: 'a/b' }, query: { page: 2, tag: undefined, search: 'x&y' } });
    expect(sent(fake).address).toBe('/api/v1/things/a%2Fb/votes?page=2&search=x%26y');
  });

  it('reports a refusal with its sentence, code and help', async () => {
    const help = { kind: 'crisis', text: 'Call 112', contacts: [] };
    answer(429, { success: false, message: 'Wait a moment', error: 'TOO_MANY_REQUESTS', help });
    expect(await call(me)).toEqual({
      ok: false,
      reason: 'refused',
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Wait a moment',
      help,
    });
  });

  it('survives an answer that is not JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await call(me)).toEqual({ ok: false, reason: 'refused', status: 502 });
  });

  it('reports a lost network', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await call(me)).toEqual({ ok: false, reason: 'network' });
  });

  it('gives up after 20 seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', silentServer);
    const outcome = call(me);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(await Promise.race([outcome, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ ok: false, reason: 'timeout' });
  });

  it('ends when the caller gives up', async () => {
    vi.stubGlobal('fetch', silentServer);
    const controller = new AbortController();
    const outcome = call(me, { signal: controller.signal });
    controller.abort();
    expect(await outcome).toEqual({ ok: false, reason: 'network' });
  });

  it('announces a stale token, and not a wrong password', async () => {
    const heard = vi.fn();
    const stop = onStaleToken(heard);
    writeCredentials({ token: 'old' });
    answer(401, { success: false, message: 'no', error: 'INVALID_CREDENTIALS' });
    await call(login, { body: { username: 'neema', password: 'wrong-password' } });
    expect(heard).not.toHaveBeenCalled();
    answer(401, { success: false, message: 'no', error: 'UNAUTHENTICATED' });
    await call(me);
    expect(heard).toHaveBeenCalledExactlyOnceWith('old');
    stop();
  });
});

describe('a token that the server no longer knows', () => {
  const stale = failure(401, 'UNAUTHENTICATED', 'Sign in');
  beforeEach(() => {
    writeCredentials({ token: 'old' });
    onTestFinished(onStaleToken(() => writeCredentials({})));
  });

  it('is dropped, and what a visitor may do too goes once more, as a visitor’s', async () => {
    const requests = fakeServer({ 'GET /testimonials': [stale, success([])] });
    expect(await call(listTestimonials)).toEqual({ ok: true, data: [] });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', null]);
  });

  it('is not asked about a third time', async () => {
    const requests = fakeServer({ 'GET /testimonials': stale });
    expect(await call(listTestimonials)).toMatchObject({ ok: false, status: 401 });
    expect(requests).toHaveLength(2);
  });

  it('ends what only an account may do', async () => {
    const requests = fakeServer({ 'GET /auth/me': stale });
    expect(await call(me)).toMatchObject({ ok: false, status: 401 });
    expect(requests).toHaveLength(1);
  });

  it('gives nothing of one account to another that took its place meanwhile', async () => {
    onTestFinished(onStaleToken(() => writeCredentials({ token: 'another' })));
    const requests = fakeServer({ 'GET /testimonials': [stale, success([])] });
    await call(listTestimonials);
    expect(requests).toHaveLength(1);
  });
});

describe.each([
  ['a vote', 'visitor', false],
  ['a text', 'writer', true],
] as const)('%s of somebody without token or session', (_, as, goesUnsigned) => {
  const away: Refused = { ok: false, reason: 'network' };
  const full: Refused = { ok: false, reason: 'refused', status: 429, message: 'Wait' };
  const unsigned: Refused = { ok: false, reason: 'refused', status: 503, message: 'Not now' };
  const send = () => call(listTestimonials, { as });
  beforeEach(() => onTestFinished(() => startSessionsWith(async () => ({ ok: true, data: 'known' }))));

  it('goes when the server knows the visitor, and is refused as its session was', async () => {
    const requests = fakeServer({ 'GET /testimonials': success([]) });
    startSessionsWith(async () => ({ ok: true, data: 'id.signature' }));
    expect(await send()).toEqual({ ok: true, data: [] });
    for (const why of [full, away]) {
      startSessionsWith(async () => why);
      expect(await send()).toBe(why);
    }
    startSessionsWith(() => Promise.reject(new Error('no code')));
    expect(await send()).toEqual(away);
    expect(requests).toHaveLength(1);
  });

  it(`${goesUnsigned ? 'goes' : 'does not go'} to a server that signs no session`, async () => {
    const help = { kind: 'emergency', text: '', contacts: [] };
    const requests = fakeServer({ 'GET /testimonials': failure(503, 'UNAVAILABLE', 'Not now', help) });
    startSessionsWith(async () => unsigned);
    expect(await send()).toMatchObject(goesUnsigned ? { status: 503, help } : unsigned);
    expect(requests).toHaveLength(goesUnsigned ? 1 : 0);
  });
});

function silentServer(_address: unknown, options?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
