import type { Outcome } from '../../lib/http.ts';

type BoardApi = typeof import('./api.ts').boardApi;

/** Runs a call of the board. The calls are fetched on first use: their schemas stay out of the first download. */
export async function withApi<T>(run: (api: BoardApi) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const api = await import('./api.ts').then(
    ({ boardApi }) => boardApi,
    () => undefined,
  );
  return api ? run(api) : { ok: false, reason: 'network' };
}
