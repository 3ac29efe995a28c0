import type { Outcome } from '../../lib/http.ts';

type LearningApi = typeof import('./api.ts').learningApi;

/** Runs a call. The calls are fetched on first use: their schemas stay out of the first download. */
export async function withApi<T>(run: (api: LearningApi) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const api = await import('./api.ts').then(
    ({ learningApi }) => learningApi,
    () => undefined,
  );
  return api ? run(api) : { ok: false, reason: 'network' };
}
