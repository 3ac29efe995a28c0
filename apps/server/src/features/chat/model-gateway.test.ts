import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ScriptedModel, startScriptedModel } from '../../testing/scripted-model.ts';
import { createModelGateway, type Model } from './model-gateway.ts';

const never = new AbortController().signal;
const messages = [{ role: 'user', content: 'Hello' }] as const;
let server: ScriptedModel;

beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());

function open(restFor: number): Promise<Model> {
  return createModelGateway({ baseUrl: server.url, model: 'test', restFor });
}

async function ask(model: Model, signal = never): Promise<string> {
  let text = '';
  const take = (part: string) => {
    text += part;
  };
  await model.write(messages, take, signal);
  return text;
}

it('asks again after a rest, and goes on as before when the model is back', async () => {
  const model = await open(0);
  server.play({ status: 500 });
  for (let time = 0; time < 3; time += 1) await expect(ask(model)).rejects.toThrow('broken');
  server.play({ text: 'Hello, back again' });
  expect(await ask(model)).toBe('Hello, back again');
  expect(await ask(model)).toBe('Hello, back again');
});

it('lets nobody wait while one question tries whether the model is back', async () => {
  const model = await open(0);
  server.play({ status: 500 });
  for (let time = 0; time < 3; time += 1) await expect(ask(model)).rejects.toThrow('broken');
  server.play({ text: 'Still', end: 'silence' });
  const stop = new AbortController();
  const trying = ask(model, stop.signal);
  await expect(ask(model)).rejects.toThrow('away');
  stop.abort(new Error('enough'));
  await expect(trying).rejects.toThrow('enough');
});

it('asks for eight replies at once and no more', async () => {
  const model = await open(60_000);
  server.play({ text: 'Still', end: 'silence' });
  const stop = new AbortController();
  const eight = Array.from({ length: 8 }, () => ask(model, stop.signal));
  await expect(ask(model)).rejects.toThrow('busy');
  stop.abort(new Error('enough'));
  const ends = await Promise.allSettled(eight);
  expect(ends.map(({ status }) => status)).toEqual(eight.map(() => 'rejected'));
  server.play({ text: 'Free again' });
  expect(await ask(model)).toBe('Free again');
});

it('holds back a thought that never ends', async () => {
  const model = await open(60_000);
  server.play({ text: '<think>She asks about' });
  expect(await ask(model)).toBe('');
});

it('passes on a text that only begins like a thought', async () => {
  const model = await open(60_000);
  server.play({ text: '<three things>' });
  expect(await ask(model)).toBe('<three things>');
});
