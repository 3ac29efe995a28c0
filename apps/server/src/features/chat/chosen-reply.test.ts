import type { Reading } from '@salama/assistant/reading/reading.ts';
import type { Reply } from '@salama/assistant/reply/reply.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { registerPerson, SESSION_ID } from '../../testing/people.ts';
import { type ScriptedModel, startScriptedModel } from '../../testing/scripted-model.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testAssistant } from '../../testing/test-assistant.ts';
import { createModelGateway } from './model-gateway.ts';

const question = 'How long does a stick in the arm last?';
const body = { question, sessionId: SESSION_ID };
const chosen: Reply = {
  text: 'An implant lasts 3 to 5 years.',
  details: { kind: 'answer', language: 'en', sources: [], suggestions: [] },
};
const reading: Reading = {
  candidates: { language: 'en', passages: [], others: [], dangers: [] },
  readAs: ({ pick }) => (pick === 'P1' ? chosen : undefined),
};

describeDatabases('a reply that a model chose', (kind) => {
  let test: TestApp;
  let model: ScriptedModel;
  beforeAll(async () => {
    model = await startScriptedModel();
    test = await createTestApp(kind, {
      environment: { RATE_LIMITS: 'off' },
      assistant: { ...testAssistant, reading: (_asked, { help }) => (help ? undefined : reading) },
      model: await createModelGateway({ baseUrl: model.url, model: 'test', restFor: 0 }),
    });
  });
  beforeEach(() => {
    model.asked.length = 0;
    model.play({ text: '{"pick":"P1"}' });
  });
  afterAll(async () => {
    await model.close();
    await test.close();
  });
  const ask = (more: object = {}, token = '') =>
    test.call('POST', '/chat', { body: { ...body, ...more }, ...(token && { token }) });

  it('appears whole, and is saved as it was shown', async () => {
    const { token } = await registerPerson(test);
    expect((await ask({}, token)).body.data).toMatchObject({ results: chosen.text, saved: true });
    const { messages } = (await test.call('GET', '/chat', { token })).body.data.messages[0];
    expect(messages[1]).toMatchObject({ content: chosen.text });
    expect(messages[1].details.writtenBy).toBeUndefined();
  });

  it('is not asked for by whoever wants no model', async () => {
    expect((await ask({ withoutModel: true })).body.data.results).toBe(`You asked: ${question}`);
    expect(model.asked).toEqual([]);
  });

  it('is not asked for where somebody is in danger, whose card comes all the same', async () => {
    const { body: envelope } = await ask({ question: 'I am bleeding' });
    expect(envelope.help.kind).toBe('emergency');
    expect(model.asked).toEqual([]);
  });

  it('gives way to the embedded one where the model is away', async () => {
    model.play({ status: 500 });
    expect((await ask()).body.data.results).toBe(`You asked: ${question}`);
  });

  it('leaves no word of the conversation in the log', () => {
    expect(test.logLines.join('\n')).not.toMatch(/stick|implant|bleeding/);
  });
});
