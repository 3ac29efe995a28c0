import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Candidates } from '@salama/assistant/reading/choice.ts';
import { PLAIN_REPLY_PLACE } from '@salama/contract/chat/plain-form.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../platform/errors.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import type { Visitors } from '../../platform/visitor/visitor.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testAssistant } from '../../testing/test-assistant.ts';
import { bindPlainChat } from './plain-page.ts';
import type { ChatDependencies } from './service.ts';

const PAGE = `<title>Salama</title><noscript>${PLAIN_REPLY_PLACE}<form method="post"><textarea id="q" name="question" rows="4"></textarea><select name="country"><option value="">None</option><option value="KE">Kenya</option></select></form></noscript>`;

const NOTHING: Candidates = { language: 'en', passages: [], others: [], dangers: [] };
let modelCalls = 0;
function askModel(): Promise<never> {
  modelCalls += 1;
  return Promise.reject(new Error('nobody asked her'));
}

describeDatabases('the chat without scripts', (kind) => {
  let test: TestApp;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'salama-pages-'));
    for (const folder of ['chat', 'sw/chat', 'fr/chat']) {
      mkdirSync(join(webRoot, folder), { recursive: true });
      writeFileSync(join(webRoot, folder, 'index.html'), PAGE);
    }
    const model = { write: askModel, choose: askModel };
    const reading = () => ({ candidates: NOTHING, readAs: () => undefined });
    test = await createTestApp(kind, { webRoot, model, assistant: { ...testAssistant, reading } });
  });
  afterAll(async () => {
    await test.close();
    rmSync(webRoot, { recursive: true });
  });

  const send = (fields: Record<string, string>, address = '/chat', remoteAddress = '10.0.0.1') =>
    test.app.inject({
      method: 'POST',
      url: address,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it('says on the page that too many ask at once, and keeps what was typed', async () => {
    for (const delay of [5_000, 5_000]) test.load.note(delay);
    const answer = await send({ question: 'How long does an implant last?' });
    for (const delay of [0, 0]) test.load.note(delay);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.payload).toContain(texts.en.errors.UNAVAILABLE);
    expect(answer.payload).toContain('How long does an implant last?</textarea>');
  });

  it('answers with the page itself, and keeps nothing of it', async () => {
    const { statusCode, body, headers } = await send({ question: 'does it <hurt>?', country: 'KE' });
    expect(statusCode).toBe(200);
    expect(body).toContain('<p>You asked: does it &#60;hurt&#62;?</p>');
    expect(body).toContain('<title>Salama</title>');
    expect(body).toContain('<option value="KE" selected>');
    expect(body).toContain('name="question" rows="4"></textarea>');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['etag']).toBeUndefined();
    expect(test.logLines.join('')).not.toContain('hurt');
    expect(modelCalls).toBe(0);
  });

  it('puts help before everything else', async () => {
    const { body } = await send({ question: 'I am bleeding' });
    expect(body.indexOf('href="tel:112"')).toBeGreaterThan(-1);
    expect(body.indexOf('href="tel:112"')).toBeLessThan(body.indexOf('<p class="plain-asked">'));
  });

  it('offers the next questions as buttons that ask them', async () => {
    const { body } = await send({ question: 'naumwa?', country: 'KE' }, '/sw/chat');
    expect(body).toContain('<form method="post" action="/sw/chat" autocomplete="off">');
    expect(body).toContain('name="question" value="And then?">And then?</button>');
    expect(body).toContain('<input type="hidden" name="country" value="KE">');
  });

  it('says in the language of the page why a message is refused, and leaves it in the box', async () => {
    const { statusCode, body } = await send({ question: 'JE SUIS BIEN' }, '/fr/chat');
    expect(statusCode).toBe(422);
    expect(body).toContain('rows="4">JE SUIS BIEN</textarea>');
    expect(body).toContain('<div class="prose"><p>');
    expect(body).not.toContain('You asked: JE');
  });

  it('takes no form anywhere else', async () => {
    expect((await send({ question: 'hello' }, '/api/v1/chat')).statusCode).toBe(415);
  });
});

it('still brings help beyond the limits', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'salama-pages-'));
  mkdirSync(join(webRoot, 'sw/chat'), { recursive: true });
  writeFileSync(join(webRoot, 'sw/chat/index.html'), PAGE);
  const app = fastify();
  const refuse = () => Promise.reject(new Refusal('TOO_MANY_REQUESTS', { retryAfter: 30 }));
  bindPlainChat(app, {
    webRoot,
    chat: { assistant: testAssistant } as ChatDependencies,
    visitors: { identify: async () => ({ id: 'network 1' }) } as unknown as Visitors,
    limits: { spend: refuse, maySearch: async () => true } as unknown as RequestLimits,
    load: { require: () => {} },
    generalHelp: () => undefined,
  });
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: '/sw/chat',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'question=bleeding',
  });
  await app.close();
  rmSync(webRoot, { recursive: true });
  expect(statusCode).toBe(429);
  expect(headers['retry-after']).toBe('30');
  expect(body).toContain('href="tel:112"');
  expect(body).toContain(texts.sw.errors.TOO_MANY_REQUESTS);
  expect(body).toContain('>bleeding</textarea>');
});
