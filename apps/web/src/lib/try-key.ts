import { onFarewell } from './farewell.ts';

const BYTES = 16;

/** What is on its way, or was, and whose answer never came. */
let last: { what: string; key: string } | undefined;
onFarewell(forgetTry);

/** The key by which the server knows the tries of one text: the same until one of them was answered. */
export function tryKeyOf(what: string): string {
  if (last?.what !== what) {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    last = { what, key: Array.from(bytes, (byte) => byte.toString(36)).join('-') };
  }
  return last.key;
}

/** It was answered: the same words again are another text. */
export function forgetTry(): void {
  last = undefined;
}
