import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anonymousSession, login, recover, register } from '@salama/contract/auth/endpoints.ts';
import { ask } from '@salama/contract/chat/endpoints.ts';
import { addAnswer, createQuestion, listQuestions } from '@salama/contract/community/endpoints.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, registerPerson } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { compressAnswer, mayCompress } from './compressed-answer.ts';
import { createBinder } from './endpoint-binding.ts';

describe('an answer of the API', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('SQLite', { environment: { RATE_LIMITS: 'off' } });
    for (let count = 0; count < 10; count += 1)
      await test.call('POST', '/community/questions', {
        body: {
          content: `How long does an implant last in the arm, and does it hurt, ${'abcdefghij'[count]}?`,
        },
        headers: await newVisitor(test),
      });
  });
  afterAll(() => test.close());
  const read = (path: string, accepted?: string) =>
    test.app.inject({
      url: `/api/v1${path}`,
      ...(accepted && { headers: { 'accept-encoding': accepted } }),
    });

  it('goes compressed to whoever takes it so, and says the same', async () => {
    const plain = await read('/community/questions');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('accept-encoding');
    const small = await read('/community/questions', 'gzip, deflate, br');
    expect(small.headers['content-encoding']).toBe('br');
    expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const zipped = await read('/community/questions', 'gzip');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
    for (const refused of ['identity', 'br;q=0, gzip;q=0'])
      expect((await read('/community/questions', refused)).headers['content-encoding']).toBeUndefined();
  });

  it('is not called compressed while it is not: what takes its place then goes as it is', async () => {
    const said: string[] = [];
    const reply = { header: (name: string) => said.push(name) } as unknown as FastifyReply;
    const request = { headers: { 'accept-encoding': 'gzip' } } as FastifyRequest;
    const compressing = compressAnswer(request, reply, Buffer.alloc(2_000, 'a'));
    expect(said).toEqual(['vary']);
    await compressing;
    expect(said).toEqual(['vary', 'content-encoding', 'content-length']);
  });

  it('goes as it is where it is short, and the description goes compressed', async () => {
    expect((await read('/health', 'br')).headers['content-encoding']).toBeUndefined();
    const [described, api] = [await read('/openapi.json', 'br'), await read('/openapi.json')];
    expect(brotliDecompressSync(described.rawPayload).toString()).toBe(api.payload);
    expect(described.rawPayload.length).toBeLessThan(api.rawPayload.length / 8);
  });

  it('never goes compressed where it may hold a secret: such a route cannot be bound', async () => {
    for (const endpoint of [login, register, recover, createQuestion, addAnswer, anonymousSession])
      expect(mayCompress(endpoint.data), endpoint.path).toBe(false);
    for (const endpoint of [listQuestions, ask]) expect(mayCompress(endpoint.data)).toBe(true);
    const bind = createBinder(test.app, {} as Parameters<typeof createBinder>[1]);
    const never = () => Promise.reject(new Error('nobody calls it'));
    expect(() => bind(login, never, { compress: true })).toThrow('must not be compressed');
  });

  it('goes as it is where somebody takes her own data home', async () => {
    const { token } = await registerPerson(test);
    for (const url of ['/api/v1/auth/me/export', '/api/v1/chat', '/api/v1/auth/sessions']) {
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
      const own = await test.app.inject({ url, headers });
      expect(own.statusCode).toBe(200);
      expect(own.headers['content-encoding']).toBeUndefined();
    }
  });
});
