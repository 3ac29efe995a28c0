import type { Outcome } from './http.ts';

/**
 * The calls of a feature, fetched on first use: their schemas stay out of the first download. Answers the way to run
 * one. Never throws: calls that cannot be fetched are a lost network.
 */
export function lazyApi<Api>(fetchApi: () => Promise<Api>) {
  return <T>(run: (api: Api) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    fetchApi().then(run, () => ({ ok: false, reason: 'network' }));
}
