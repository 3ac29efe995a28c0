/** Bytes of the random parts. */
export const BYTES = { salt: 16, iv: 12 };
/** What a stored value may ask for: fewer are too weak to have been ours, more would hang a phone. */
const ACCEPTED = { least: 100_000, most: 5_000_000 };

/** What is stored or saved; bytes in base64. */
export interface Envelope {
  locked: 1;
  iterations: number;
  salt: string;
  iv: string;
  data: string;
}

export type CryptoSource = Pick<Crypto, 'subtle' | 'getRandomValues'>;

/** Browsers keep the needed functions from pages that came over plain http. */
export function findCrypto(): CryptoSource | undefined {
  return globalThis.crypto?.subtle ? globalThis.crypto : undefined;
}

/** Undefined for what is no envelope of ours. */
export function parseEnvelope(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { locked, iterations, salt, iv, data } = value as Record<string, unknown>;
  if (locked !== 1 || !isBytes(salt, BYTES.salt) || !isBytes(iv, BYTES.iv) || !isBytes(data))
    return undefined;
  if (typeof iterations !== 'number' || !Number.isInteger(iterations)) return undefined;
  if (iterations < ACCEPTED.least || iterations > ACCEPTED.most) return undefined;
  return { locked, iterations, salt, iv, data };
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function isBytes(value: unknown, length?: number): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(value) || value.length % 4 !== 0)
    return false;
  return length === undefined || bytesOf(value).length === length;
}
