import { expect, it } from 'vitest';
import { lazyApi } from './lazy-api.ts';

const api = { read: async (id: string) => ({ ok: true as const, data: id }) };

it('runs a call when the code for it has come', async () => {
  const callApi = lazyApi(async () => api);
  expect(await callApi(({ read }) => read('q1'))).toEqual({ ok: true, data: 'q1' });
});

it('is a lost network when it does not come, and tries again with the next call', async () => {
  const tries = [() => Promise.reject(new TypeError('Failed to fetch')), async () => api];
  const callApi = lazyApi<typeof api>(() => tries.shift()?.() ?? Promise.reject());
  expect(await callApi(({ read }) => read('q1'))).toEqual({ ok: false, reason: 'network' });
  expect(await callApi(({ read }) => read('q1'))).toEqual({ ok: true, data: 'q1' });
});
