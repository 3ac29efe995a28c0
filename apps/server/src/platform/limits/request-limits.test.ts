import { afterEach, describe, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, newVisitor, nextName, PASSWORD, registerPerson, SESSION_ID } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../clock.ts';
import { createMemoryStore } from './limit-store.ts';
import { createRequestLimits } from './request-limits.ts';

describeDatabases('request limits', (kind) => {
  let test: TestApp;
  afterEach(() => test.close());

  it('answer twenty messages a minute and refuse the next with help and the time to wait', async () => {
    test = await createTestApp(kind);
    const headers = await newVisitor(test);
    for (let sent = 1; sent <= 20; sent += 1)
      expect((await askChat(test, 'Hello there', { headers })).status).toBe(200);
    test.clock.advance(20 * SECOND);
    const refused = await askChat(test, 'I am bleeding', { headers });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      success: false,
      error: 'TOO_MANY_REQUESTS',
      help: { kind: 'emergency' },
    });
    expect(refused.headers['retry-after']).toBe('40');
    expect((await askChat(test, 'Hello there', { headers: await newVisitor(test) })).status).toBe(200);
    test.clock.advance(40 * SECOND);
    expect((await askChat(test, 'Hello there', { headers })).status).toBe(200);
  });

  it('refuse the message after the three hundredth of a day', async () => {
    test = await createTestApp(kind);
    const headers = await newVisitor(test);
    for (let sent = 0; sent < 300; sent += 1) {
      if (sent % 20 === 0) test.clock.advance(MINUTE);
      expect((await askChat(test, 'Hello there', { headers })).status).toBe(200);
    }
    test.clock.advance(MINUTE);
    expect((await askChat(test, 'Hello there', { headers })).status).toBe(429);
    test.clock.advance(DAY);
    expect((await askChat(test, 'Hello there', { headers })).status).toBe(200);
  });

  it('count an account wherever it asks from, and people of one network apart', async () => {
    test = await createTestApp(kind);
    const { token } = await registerPerson(test);
    for (let sent = 1; sent <= 20; sent += 1) {
      expect((await askChat(test, 'Hello there', { token, headers: await newVisitor(test) })).status).toBe(
        200,
      );
    }
    expect((await askChat(test, 'Hello there', { token })).status).toBe(429);
    const neighbour = { question: 'Hello there', sessionId: SESSION_ID.replace(/1$/, '2') };
    expect((await test.call('POST', '/chat', { body: neighbour })).status).toBe(200);
  });

  it('let five accounts be made in half an hour by one visitor, and by a school side by side', async () => {
    test = await createTestApp(kind);
    const register = (headers = {}) =>
      test.call('POST', '/auth/register', { body: { username: nextName(), password: PASSWORD }, headers });
    const visitor = await newVisitor(test);
    for (let made = 1; made <= 5; made += 1) expect((await register(visitor)).status).toBe(201);
    expect((await register(visitor)).status).toBe(429);
    expect((await register(await newVisitor(test))).status).toBe(201);
    for (let made = 1; made <= 6; made += 1) expect((await register()).status).toBe(201);
    test.clock.advance(30 * MINUTE);
    expect((await register(visitor)).status).toBe(201);
  });

  it('never refuse health, the directory or a page', async () => {
    test = await createTestApp(kind);
    for (let asked = 0; asked < 300; asked += 1) {
      const answers = await Promise.all(
        ['/health', '/api/v1/directory', '/'].map((path) => test.call('GET', path)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
    }
  });

  it('are off when the operator turns them off', async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    for (let sent = 1; sent <= 30; sent += 1) expect((await askChat(test, 'Hello there')).status).toBe(200);
  });
});

describe('the limit of a network', () => {
  const clock = createTestClock();
  const limits = createRequestLimits({
    store: createMemoryStore(clock),
    key: Buffer.from('key'),
    enabled: true,
  });
  const visitor = (network: string, countedAs?: string) => ({
    id: 'somebody',
    countedAs,
    network,
    wider: [],
  });

  it('holds somebody who invents a new session for every message', async () => {
    for (let sent = 1; sent <= 2_000; sent += 1)
      await limits.spend('chat', visitor('one', `claimed ${sent}`));
    await expect(limits.spend('chat', visitor('one', 'claimed again'))).rejects.toThrow('TOO_MANY_REQUESTS');
    await limits.spend('chat', visitor('two', 'claimed again'));
  });

  it('is the only one for bare clients, who cannot be told apart', async () => {
    for (let made = 1; made <= 500; made += 1) await limits.spend('register', visitor('three'));
    await expect(limits.spend('register', visitor('three'))).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('takes nothing from the neighbours of whoever is over her own', async () => {
    const spend = (who: string) => limits.spend('chat', visitor('five', who));
    for (let sent = 1; sent <= 20; sent += 1) await spend('one child');
    for (let sent = 1; sent <= 3_000; sent += 1) await expect(spend('one child')).rejects.toThrow();
    await spend('another child');
  });

  it('lets six hundred sessions be signed in an hour', async () => {
    for (let made = 1; made <= 600; made += 1) await limits.spend('anonymousSession', visitor('four'));
    await expect(limits.spend('anonymousSession', visitor('four'))).rejects.toThrow('TOO_MANY_REQUESTS');
    clock.advance(HOUR);
    await limits.spend('anonymousSession', visitor('four'));
  });
});

describe('the limits of the networks of IPv6', () => {
  const limits = createRequestLimits({
    store: createMemoryStore(createTestClock()),
    key: Buffer.from('key'),
    enabled: true,
  });
  /** Somebody new on the n-th /64, in a /56 of `perHousehold` such and in one /48. */
  const subscriber = (n: number, perHousehold: number, site: string) => ({
    id: `session ${n}`,
    countedAs: `session ${n}`,
    network: `${site} ${n}`,
    wider: [`${site} household ${Math.floor(n / perHousehold)}`, site],
  });
  /** How many of so many calls, each from a /64 of its own, are let through. */
  const letThrough = async (calls: number, perHousehold: number, site: string) => {
    let through = 0;
    for (let n = 0; n < calls; n += 1) {
      const spent = await limits.spend('register', subscriber(n, perHousehold, site)).then(
        () => true,
        () => false,
      );
      if (spent) through += 1;
    }
    return through;
  };

  it('let a /56 do twice what a /64 may, and a /48 four times, however many of these lie in it', async () => {
    expect(await letThrough(1_200, 1_200, 'one household')).toBe(1_000);
    expect(await letThrough(2_500, 1, 'many households')).toBe(2_000);
  });
});

describe('the budget of searches', () => {
  const limits = createRequestLimits({
    store: createMemoryStore(createTestClock()),
    key: Buffer.from('key'),
    enabled: true,
  });
  const visitor = (id: string, countedAs = id) => ({ id, countedAs, network: 'one', wider: [] });

  it('is ten for a visitor', async () => {
    for (let sent = 1; sent <= 10; sent += 1) expect(await limits.maySearch(visitor('a'))).toBe(true);
    expect(await limits.maySearch(visitor('a'))).toBe(false);
    expect(await limits.maySearch(visitor('b'))).toBe(true);
  });

  it('is no larger for whoever invents sessions, and they take nothing from those we know', async () => {
    const invented = (at: number) => limits.maySearch(visitor('network one', `claimed ${at}`));
    let allowed = 0;
    for (let sent = 1; sent <= 1_200; sent += 1) if (await invented(sent)) allowed += 1;
    expect(allowed).toBe(1_000);
    expect(await limits.maySearch(visitor('c'))).toBe(true);
  });
});
