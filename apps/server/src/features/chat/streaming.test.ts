import type { AddressInfo } from 'node:net';
import { EVENT_STREAM } from '@salama/contract/wire.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { answerFrom, assistantWith, readContent } from '../../testing/library.ts';
import { registerPerson, SESSION_ID } from '../../testing/people.ts';
import { type ScriptedModel, startScriptedModel } from '../../testing/scripted-model.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createModelGateway } from './model-gateway.ts';

const { knowledge } = readContent();
const library = answerFrom(knowledge, { slug: 'long-lasting', section: 'implant', language: 'en' });
const FIRST = 'An implant lasts 3 to 5 years, depending on its type [1]. ';
const SECOND = 'It does not protect you from HIV [1].';
const body = { question: 'How long does an implant last?', sessionId: SESSION_ID };

interface Event {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: what an event holds is what the tests find out.
  data: any;
}

describeDatabases('an answer in pieces', (kind) => {
  let test: TestApp;
  let model: ScriptedModel;
  let origin: string;
  beforeAll(async () => {
    model = await startScriptedModel();
    test = await createTestApp(kind, {
      environment: { RATE_LIMITS: 'off', AI_WORDING: 'on' },
      assistant: assistantWith(library),
      articles: knowledge.articles,
      model: await createModelGateway({ baseUrl: model.url, model: 'test', restFor: 0 }),
    });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  });
  beforeEach(() => model.play({ text: FIRST + SECOND }));
  afterAll(async () => {
    await model.close();
    // The client keeps a connection ready that has not asked for anything yet.
    test.app.server.closeAllConnections();
    await test.close();
  });

  async function ask(accept: string, more: { token?: string; signal?: AbortSignal } = {}) {
    return fetch(`${origin}/api/v1/chat`, {
      method: 'POST',
      headers: {
        accept,
        'content-type': 'application/json',
        ...(more.token && { authorization: `Bearer ${more.token}` }),
      },
      body: JSON.stringify(body),
      ...(more.signal && { signal: more.signal }),
    });
  }

  it('comes sentence by sentence and ends with the whole envelope', async () => {
    const response = await ask(`${EVENT_STREAM}, application/json`);
    expect(response.headers.get('content-type')).toBe(`${EVENT_STREAM}; charset=utf-8`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const events = eventsIn(await response.text());
    expect(events.map(({ event, data }) => [event, data.text])).toEqual([
      ['piece', FIRST],
      ['piece', SECOND],
      ['answer', undefined],
    ]);
    expect(events.at(-1)?.data).toMatchObject({
      success: true,
      data: { results: FIRST + SECOND, kind: 'answer', writtenBy: 'model', saved: false },
    });
  });

  it('is replaced by the library’s, with a word about it, where it breaks off', async () => {
    model.play({ text: `${FIRST}A trained nurse num`, end: 'break' });
    const events = eventsIn(await (await ask(EVENT_STREAM)).text());
    expect(events.map(({ event }) => event)).toEqual(['piece', 'answer']);
    const { data } = events.at(-1)?.data ?? {};
    expect(data.results).toBe(library.text);
    expect(data.notice).toBe(
      'The written answer broke off or did not pass our check. This is what our library says.',
    );
    expect(data.writtenBy).toBeUndefined();
  });

  it('is JSON where there is nothing to stream, unless only a stream is accepted', async () => {
    model.play({ status: 500 });
    const json = await ask(`${EVENT_STREAM}, application/json`);
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect((await envelopeOf(json)).data.results).toBe(library.text);
    const stream = await ask(EVENT_STREAM);
    expect(eventsIn(await stream.text()).map(({ event }) => event)).toEqual(['answer']);
  });

  it('is one JSON answer by the model for whoever does not ask for pieces', async () => {
    const response = await ask('application/json');
    expect((await envelopeOf(response)).data).toMatchObject({ results: FIRST + SECOND, writtenBy: 'model' });
  });

  it('refuses before the first piece with a status, as ever', async () => {
    const response = await ask(EVENT_STREAM, { token: 'stale' });
    expect(response.status).toBe(401);
    expect((await envelopeOf(response)).error).toBe('UNAUTHENTICATED');
  });

  it('is saved as it was shown, with who wrote it', async () => {
    const { token } = await registerPerson(test);
    await (await ask(EVENT_STREAM, { token })).text();
    const { messages } = (await test.call('GET', '/chat', { token })).body.data.messages[0];
    expect(messages[1]).toMatchObject({ content: FIRST + SECOND, details: { writtenBy: 'model' } });
  });

  it('stops being written when nobody listens, and is saved as far as it came', async () => {
    model.play({ text: `${FIRST}A trained nurse`, end: 'silence' });
    const { token } = await registerPerson(test);
    const stop = new AbortController();
    const response = await ask(EVENT_STREAM, { token, signal: stop.signal });
    await response.body?.getReader().read();
    stop.abort();
    await expect
      .poll(
        async () => (await test.call('GET', '/chat', { token })).body.data.messages[0].messages[1]?.content,
      )
      .toBe(`${FIRST.trim()} …`);
  });

  it('is not saved when the history was cleared while it was written', async () => {
    let token = '';
    let clear = async () => {};
    const write = async (_prompt: unknown, take: (part: string) => void) => {
      await clear();
      take(FIRST + SECOND);
    };
    const own = await createTestApp(kind, {
      assistant: assistantWith(library),
      articles: knowledge.articles,
      environment: { AI_WORDING: 'on' },
      model: { write, choose: () => Promise.reject(new Error('nobody chooses here')) },
    });
    ({ token } = await registerPerson(own));
    const contents = async () =>
      (await own.call('GET', '/chat', { token })).body.data.messages[0].messages.length;
    await own.call('POST', '/chat', { token, body });
    expect(await contents()).toBe(2);
    clear = async () => void (await own.call('DELETE', '/chat', { token }));
    const { data } = (await own.call('POST', '/chat', { token, body })).body;
    expect(data).toMatchObject({ results: FIRST + SECOND, saved: false });
    expect(data.notice).toBeUndefined();
    expect(await contents()).toBe(0);
    await own.close();
  });

  it('writes no word of question or reply to the log', () => {
    expect(test.logLines.join('\n')).not.toMatch(/implant|HIV/i);
  });
});

async function envelopeOf(response: Response): Promise<Event['data']> {
  return response.json();
}

function eventsIn(text: string): Event[] {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}
