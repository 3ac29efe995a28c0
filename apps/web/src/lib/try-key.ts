import type { DataOf, Endpoint } from '@salama/contract/endpoint.ts';
import { onFarewell } from './farewell.ts';
import { type CallOptions, call, type Outcome } from './http.ts';

const BYTES = 16;

/** What is on its way, or was, and whose answer never came. */
let last: { what: string; key: string } | undefined;
onFarewell(forgetTry);

/**
 * Sends a text with the key by which the server knows its tries: the same until one of them was answered, so that what
 * was stored although its answer was lost is not stored twice.
 */
export async function callOnceStored<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Outcome<DataOf<E>>> {
  const tryKey = tryKeyOf(JSON.stringify([endpoint.path, options.params, options.body]));
  const outcome = await call(endpoint, { ...options, as: 'writer', tryKey });
  if (outcome.ok || (outcome.status ?? 500) < 500) forgetTry();
  return outcome;
}

function tryKeyOf(what: string): string {
  if (last?.what !== what) {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    last = { what, key: Array.from(bytes, (byte) => byte.toString(36)).join('-') };
  }
  return last.key;
}

function forgetTry(): void {
  last = undefined;
}
