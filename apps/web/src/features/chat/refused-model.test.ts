import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, success } from '../../testing/fake-server.ts';
import { answer, newChat, speaker } from '../../testing/new-chat.ts';
import { refuseModel } from './refused-model.ts';

afterEach(() => {
  refuseModel(false);
  vi.unstubAllGlobals();
});

it('goes with each question once a model is refused, and is stored nowhere', async () => {
  const sent = fakeServer({ 'POST /chat': [success(answer), success(answer)] });
  const chat = newChat();
  await chat.getState().send('How long?', speaker);
  refuseModel(true);
  await chat.getState().send('Does it hurt?', speaker);
  expect(sent.map(({ body }) => (body as { withoutModel?: boolean }).withoutModel)).toEqual([
    undefined,
    true,
  ]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/odel/);
});
