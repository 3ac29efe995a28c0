import { connect } from 'node:net';
import { failureSchema } from '@salama/contract/envelope.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

describe('what Node would do by itself', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await createTestApp();
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => test.close());

  it('is answered as ever where somebody expects what nobody knows', async () => {
    const { head, body } = await send(['GET /api/v1/health HTTP/1.1', 'host: a', 'expect: nothing']);
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head).toContain('content-security-policy');
    expect(JSON.parse(body)).toMatchObject({ success: true });
  });

  it('is refused in the envelope, with every header, where no host is named', async () => {
    const { head, body } = await send(['GET /api/v1/health HTTP/1.1']);
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('content-security-policy');
    expect(v.parse(failureSchema, JSON.parse(body)).error).toBe('MALFORMED_REQUEST');
    expect((await send(['GET /api/v1/health HTTP/1.0'])).head).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is no longer time for a body than for a head', () => {
    const { headersTimeout, requestTimeout } = test.app.server;
    expect(requestTimeout).toBe(15_000);
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  });

  async function send(lines: readonly string[]): Promise<{ head: string; body: string }> {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const bytes = [...lines, 'connection: close', '', ''].join('\r\n');
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { head, body };
  }
});
