import { createSuggestion } from '@salama/contract/suggestions/endpoints.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { sayFarewell } from './farewell.ts';
import { startSessionsWith } from './http.ts';
import { callOnceStored } from './try-key.ts';

const KEY = /^[\w-]{22,64}$/;

afterEach(() => {
  vi.unstubAllGlobals();
  sayFarewell(false);
});

/** What each try was sent with, where the server answers so; 0 is an answer that is lost. */
async function keysOf(answers: readonly number[], texts: readonly string[]): Promise<(string | null)[]> {
  startSessionsWith(async () => ({ ok: true, data: 'known' }));
  const keys: (string | null)[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const status = left.shift() ?? 0;
    if (status === 0) throw new TypeError('lost');
    return new Response(JSON.stringify({ success: status < 300, data: {} }), { status });
  });
  for (const suggestion of texts) await callOnceStored(createSuggestion, { body: { suggestion } });
  return keys;
}

it('is the same while no answer came, also from a server that failed', async () => {
  const keys = await keysOf([0, 503, 201], ['one', 'one', 'one']);
  expect(keys[0]).toMatch(KEY);
  expect(new Set(keys).size).toBe(1);
});

it.each([
  ['it was taken', [201, 201], ['one', 'one']],
  ['it was refused', [422, 201], ['one', 'one']],
  ['the text is another', [0, 201], ['one', 'two']],
])('is another once %s', async (_, answers, texts) => {
  const keys = await keysOf(answers, texts);
  expect(new Set(keys).size).toBe(2);
});

it('is forgotten, with what was written, when somebody leaves', async () => {
  const [first] = await keysOf([0], ['one']);
  sayFarewell(false);
  const [second] = await keysOf([201], ['one']);
  expect(second).not.toBe(first);
});
