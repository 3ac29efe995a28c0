import { connect } from 'node:net';
import { limits } from '@salama/contract/limits.ts';
import { API_BASE } from '@salama/contract/wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askChat, newVisitor, registerPerson, SESSION_ID } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testAssistant } from '../testing/test-assistant.ts';

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self' https:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': expect.stringMatching(/^(?:[a-z-]+=\(\)(?:, )?)+$/),
};

describe('the web server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('SQLite', { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => test.close());

  const json = { 'content-type': 'application/json' };
  const post = (payload: string, headers: Record<string, string> = json, url = `${API_BASE}/chat`) =>
    test.app.inject({ method: 'POST', url, payload, headers });

  it.each([
    ['GET', `${API_BASE}/health`, 200],
    ['GET', `${API_BASE}/auth/me`, 401],
    ['GET', `${API_BASE}/nothing`, 404],
    ['POST', `${API_BASE}/nothing`, 404],
    ['DELETE', '/', 404],
    ['GET', '/api', 404],
    ['GET', '/%zz', 400],
    ['POST', `${API_BASE}/chat`, 422],
    ['GET', '/', 503],
    ['GET', '/api/docs', 200],
  ] as const)('puts every header on %s %s', async (method, url, status) => {
    const response = await test.app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject(HEADERS);
    expect(response.headers['strict-transport-security']).toBeUndefined();
    expect(response.headers['x-powered-by']).toBeUndefined();
    if (url.startsWith('/api/')) expect(response.headers['cache-control']).toBe('no-store');
  });

  it('asks for https for a year once its public address is https, and leaves other hosts of the domain alone', async () => {
    const secure = await createTestApp('SQLite', { environment: { PUBLIC_URL: 'https://salama.example' } });
    const { headers } = await secure.call('GET', '/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });

  it('keeps search engines off every page where the operator wants it, and off none else', async () => {
    const hidden = await createTestApp('SQLite', { environment: { ROBOTS: 'none' } });
    expect((await hidden.app.inject('/about')).headers['x-robots-tag']).toBe('none');
    await hidden.close();
  });

  it.each([
    ['{', 400, 'MALFORMED_REQUEST'],
    ['{"question": }', 400, 'MALFORMED_REQUEST'],
    ['{"__proto__": {"isAdmin": true}}', 400, 'MALFORMED_REQUEST'],
    ['{"constructor": {"prototype": {"isAdmin": true}}}', 400, 'MALFORMED_REQUEST'],
    [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 422, 'INVALID_INPUT'],
    ['[]', 422, 'INVALID_INPUT'],
    ['null', 422, 'INVALID_INPUT'],
    ['"text"', 422, 'INVALID_INPUT'],
    ['7', 422, 'INVALID_INPUT'],
    ['', 422, 'INVALID_INPUT'],
    ['{"question": ["a"], "sessionId": {}}', 422, 'INVALID_INPUT'],
    [
      JSON.stringify({ question: 'x'.repeat(limits.bodyBytes), sessionId: SESSION_ID }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('refuses the body %.40s', async (payload, status, error) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const body = response.json();
    expect(body).toMatchObject({ success: false, error });
    expect(Object.keys(body).sort()).toEqual(['error', 'message', 'requestId', 'success']);
    expect({}).not.toHaveProperty('isAdmin');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])(
    'refuses %s',
    async (type) => {
      const response = await post('question=hello', { 'content-type': type });
      expect(response.statusCode).toBe(415);
      expect(response.json().error).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  it('accepts a body of exactly the limit and refuses one byte more', async () => {
    const frame = JSON.stringify({ question: '', sessionId: SESSION_ID, rest: '' }).length;
    const bodyOf = (bytes: number) =>
      JSON.stringify({ question: '', sessionId: SESSION_ID, rest: 'x'.repeat(bytes - frame) });
    expect((await post(bodyOf(limits.bodyBytes))).json().error).toBe('MESSAGE_EMPTY');
    expect((await post(bodyOf(limits.bodyBytes + 1))).statusCode).toBe(413);
  });

  it('answers a failure inside without saying what failed', async () => {
    const broken = await createTestApp('SQLite', {
      assistant: {
        ...testAssistant,
        answer: () => {
          throw new Error('secret detail of kiambu');
        },
        danger: () => undefined,
      },
    });
    const answer = await askChat(broken, 'What happens now?');
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({
      error: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(answer.text + broken.logLines.join('')).not.toContain('kiambu');
    expect(broken.logLines.join('')).toContain('"failure":{"name":"Error"');
    await broken.close();
  });

  it('sends no answer that does not fit its contract', async () => {
    const details = { kind: 'gossip', language: 'en', sources: [], suggestions: [] };
    const broken = await createTestApp('SQLite', {
      assistant: {
        ...testAssistant,
        // @ts-expect-error: a reply of no known kind is what this is about.
        answer: ({ question }) => ({ text: question, details }),
      },
    });
    const answer = await askChat(broken, 'What happens now?');
    expect(answer.status).toBe(500);
    expect(broken.logLines.join('')).toContain('"paths":["kind"]');
    await broken.close();
  });
});

describe('the log', () => {
  it('holds a line for each reading and nothing that says who asked or what', async () => {
    const test = await createTestApp();
    const marks = [
      'Zawadimarker',
      'agentmarker',
      'querymarker',
      'questionmarker',
      '203.0.113.77',
      'tokenmarker',
    ];
    const headers = { 'user-agent': 'agentmarker', 'x-forwarded-for': '203.0.113.77', cookie: 'tokenmarker' };
    const { token, recoveryCode } = await registerPerson(test, 'Zawadimarker');
    await test.call('GET', '/auth/me?querymarker=1', { token, headers });
    await test.call('GET', '/auth/me', { token: 'tokenmarker', headers });
    await askChat(test, 'questionmarker', { token, headers });
    await askChat(test, 'QUESTIONMARKER QUESTIONMARKER', {
      headers: { ...headers, ...(await newVisitor(test)) },
    });
    await test.call('POST', '/chat', { body: '{"questionmarker', headers });
    await test.call('GET', '/questionmarker/%zz?querymarker', { headers });
    await test.call('GET', '/learn/questionmarker?querymarker=1', { headers });
    await test.call('POST', '/auth/login', {
      body: { username: 'Zawadimarker', password: 'wrong wrong' },
      headers,
    });
    await test.close();
    const log = test.logLines.join('');
    for (const mark of [...marks, token, recoveryCode, '127.0.0.1']) {
      expect(log.toLowerCase()).not.toContain(mark.toLowerCase());
    }
    const answers = test.logLines.map((line) => JSON.parse(line)).filter(({ route }) => route);
    expect(answers.length).toBeGreaterThanOrEqual(9);
    for (const { method, ...line } of answers)
      expect(Object.keys(line).sort().join(' ')).toBe(
        method === 'GET' ? 'id level ms route status time' : 'count level route slowest status time',
      );
    expect(log.match(/TRUST_PROXY/g)).toHaveLength(1);
  });
});

describe('over a socket', () => {
  it.each([
    ['NONSENSE\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('refuses %.30j in the envelope, with every header', async (bytes, status) => {
    const test = await createTestApp();
    const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(address.port), '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    await test.close();
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = '', text = ''] = answer.split('\r\n\r\n');
    const body = JSON.parse(text);
    const lines = head.split('\r\n').slice(1);
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
    expect(headers).toMatchObject({ ...HEADERS, 'cache-control': 'no-store' });
    expect(body).toMatchObject({ success: false, error: 'MALFORMED_REQUEST' });
  });
});

it('turns connections away before they take the files of the database', async () => {
  const test = await createTestApp();
  const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  expect(test.app.server.maxConnections).toBe(5_000);
  test.app.server.maxConnections = 1;
  const open = () => connect(Number(address.port), '127.0.0.1');
  const first = open();
  await new Promise((resolve) => first.once('connect', resolve));
  const second = open();
  await new Promise((resolve) => second.once('close', resolve));
  expect(first.readyState).toBe('open');
  first.destroy();
  await test.close();
});

describe('behind a proxy', () => {
  it('counts visitors by the address the trusted proxy names, and lets nobody else name one', async () => {
    const trusting = await createTestApp('SQLite', { environment: { TRUST_PROXY: '127.0.0.1' } });
    const sessionsFrom = async (test: TestApp, address: string) => {
      const answers = [];
      for (let made = 0; made < 601; made += 1) {
        answers.push(
          await test.call('POST', '/auth/anonymous-session', { headers: { 'x-forwarded-for': address } }),
        );
      }
      return answers.at(-1)?.status;
    };
    expect(await sessionsFrom(trusting, '203.0.113.1')).toBe(429);
    const other = { headers: { 'x-forwarded-for': '203.0.113.2' } };
    expect((await trusting.call('POST', '/auth/anonymous-session', other)).status).toBe(201);
    await trusting.close();

    const direct = await createTestApp();
    expect(await sessionsFrom(direct, '203.0.113.1')).toBe(429);
    expect((await direct.call('POST', '/auth/anonymous-session', other)).status).toBe(429);
    await direct.close();
  });
});
