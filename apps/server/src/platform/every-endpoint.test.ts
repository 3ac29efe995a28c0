import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../testing/board.ts';
import { describeDatabases } from '../testing/databases.ts';
import { registerAdmin, registerPerson } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { OpenApi, Operation } from './api-docs/openapi.ts';
import { DAY } from './clock.ts';

interface BoundCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  operation: Operation;
}

const METHODS: Record<string, BoundCall['method']> = { post: 'POST', patch: 'PATCH', delete: 'DELETE' };

describe('every endpoint', () => {
  let test: TestApp;
  let calls: BoundCall[];
  let refusedTokens: Record<string, string>;

  beforeAll(async () => {
    test = await createTestApp('SQLite', { environment: { RATE_LIMITS: 'off' } });
    calls = await callsOf(test);
    const [revoked, expired] = [await registerPerson(test), await registerPerson(test)];
    await test.call('POST', '/auth/logout', { token: revoked.token });
    test.clock.advance(14 * DAY);
    const foreign = Buffer.alloc(32, 7).toString('base64url');
    refusedTokens = {
      revoked: revoked.token,
      expired: expired.token,
      foreign,
      long: 'a'.repeat(10_240),
      broken: 'é',
    };
  });
  afterAll(() => test.close());

  const needsToken = ({ operation }: BoundCall) => operation.security.every((entry) => 'token' in entry);
  const readsToken = ({ operation }: BoundCall) => operation.security.some((entry) => 'token' in entry);

  it('refuses every token that is not valid, wherever tokens are read', async () => {
    expect(calls.filter(needsToken).length).toBeGreaterThanOrEqual(4);
    for (const call of calls.filter(readsToken)) {
      for (const [kind, token] of Object.entries(refusedTokens)) {
        const { status, body } = await test.call(call.method, call.path, { token });
        expect([call.path, kind, status, body.error]).toEqual([call.path, kind, 401, 'UNAUTHENTICATED']);
      }
    }
  });

  it('wants a token exactly where it says so', async () => {
    for (const call of calls) {
      const { status } = await test.call(call.method, call.path);
      expect([call.path, status === 401]).toEqual([call.path, needsToken(call)]);
    }
  });

  it('does not read tokens where everybody may call', async () => {
    for (const call of calls.filter((one) => !readsToken(one))) {
      const { status } = await test.call(call.method, call.path, { token: 'stale' });
      expect([call.path, status === 401]).toEqual([call.path, false]);
    }
  });

  it('answers whatever it is sent in the envelope, without failing', async () => {
    const { token } = await registerAdmin(test);
    const id = await published(test);
    const key = fc.constantFrom(
      'question',
      'sessionId',
      'username',
      'password',
      'recoveryCode',
      'language',
      'country',
      'content',
      'tags',
      'reason',
      'action',
      'receipt',
      'title',
      'description',
      'url',
      'category',
      'featured',
      'status',
      'lang',
      'story',
      'rating',
      'name',
      'location',
      'suggestion',
      'type',
      'state',
      'newPassword',
      'posts',
      'toString',
      'length',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constant('\u0000'),
      fc.constant('\ud800'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const body = fc.oneof(fc.dictionary(key, value, { maxKeys: 6 }), fc.jsonValue());
    const writes = calls
      .filter(({ method }) => method === 'POST' || method === 'PATCH')
      .filter(({ path }) => !path.endsWith('/logout'));
    for (const { method, path, operation } of writes) {
      await fc.assert(
        fc.asyncProperty(body, async (content) => {
          const answer = await test.call(method, path.replace(/\{\w+\}/g, id), {
            body: JSON.stringify(content),
            ...(readsTokenOf(operation) && { token }),
          });
          expect(answer.status).toBeLessThan(500);
          expect(Object.keys(operation.responses)).toContain(String(answer.status));
          const keys = Object.keys(answer.body);
          if (answer.body.success) expect(keys).toEqual(expect.arrayContaining(['success', 'data']));
          else expect(keys).toEqual(expect.arrayContaining(['success', 'message', 'error', 'requestId']));
        }),
        { numRuns: 150 },
      );
    }
    // Some fifty calls, each with 150 bodies.
  }, 120_000);
});

describeDatabases('every endpoint that reads', (kind) => {
  const STRANGE = ['\u0000', 'a\u0000b', '%', '_', '\\', "'", '"', '\u200b', '\ufffe', '😀', ' ', '\n'];

  it('answers whatever stands in its address, without failing', async () => {
    const test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    const { token } = await registerAdmin(test);
    await published(test);
    const reading = (await callsOf(test)).filter(({ method }) => method === 'GET');
    const addresses = reading.flatMap(({ path, operation }) =>
      operation.parameters.flatMap(({ name, in: place }) =>
        STRANGE.map((text) => {
          const value = encodeURIComponent(text);
          const address = place === 'path' ? path.replace(`{${name}}`, value) : `${path}?${name}=${value}`;
          return { address, ...(readsTokenOf(operation) && { token }) };
        }),
      ),
    );
    expect(addresses.length).toBeGreaterThan(100);
    const failed: string[] = [];
    for (const { address, ...options } of addresses) {
      const { status } = await test.call('GET', address, options);
      if (status >= 500) failed.push(`${address}: ${status}`);
    }
    expect(failed).toEqual([]);
    await test.close();
  });
});

async function callsOf(test: TestApp): Promise<BoundCall[]> {
  const api: OpenApi = (await test.call('GET', '/api/v1/openapi.json')).body;
  return Object.entries(api.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      method: METHODS[method] ?? 'GET',
      path,
      operation,
    })),
  );
}

function readsTokenOf(operation: Operation): boolean {
  return operation.security.some((entry) => 'token' in entry);
}
