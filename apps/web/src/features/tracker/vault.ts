/**
 * Encryption with a passphrase: AES-256-GCM under a key that PBKDF2-SHA-256 draws from it. Used for the lock and for
 * backup files. There is no way back in without the passphrase. Decision record 27.
 */

/** OWASP Password Storage Cheat Sheet (2023): at least this many for PBKDF2-HMAC-SHA-256. */
const ITERATIONS = 600_000;
/** What a stored value may ask for: fewer are too weak to have been ours, more would hang a phone. */
const ACCEPTED = { least: 100_000, most: 5_000_000 };
const BYTES = { salt: 16, iv: 12 };
/** Ties a ciphertext to its purpose. */
const PURPOSE = new TextEncoder().encode('salama diary 1');

/** What is stored or saved; bytes in base64. */
export interface Envelope {
  locked: 1;
  iterations: number;
  salt: string;
  iv: string;
  data: string;
}

export type CryptoSource = Pick<Crypto, 'subtle' | 'getRandomValues'>;

/** A key that was drawn from a passphrase once, so that each save takes no second. */
export interface Vault {
  seal(text: string): Promise<Envelope>;
  /** Undefined when it was sealed with another passphrase, or damaged. */
  open(envelope: Envelope): Promise<string | undefined>;
}

/** Browsers keep the needed functions from pages that came over plain http. */
export function findCrypto(): CryptoSource | undefined {
  return globalThis.crypto?.subtle ? globalThis.crypto : undefined;
}

/** A vault with a salt of its own. */
export async function createVault(crypto: CryptoSource, passphrase: string): Promise<Vault> {
  const salt = crypto.getRandomValues(new Uint8Array(BYTES.salt));
  return vaultWith(crypto, passphrase, salt, ITERATIONS);
}

/** The vault that sealed an envelope, if the passphrase is the same: see `open`. */
export async function vaultOf(crypto: CryptoSource, passphrase: string, sealed: Envelope): Promise<Vault> {
  return vaultWith(crypto, passphrase, bytesOf(sealed.salt), sealed.iterations);
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

async function vaultWith(
  crypto: CryptoSource,
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Vault> {
  const key = await drawKey(crypto, passphrase, salt, iterations);
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(BYTES.iv));
      const algorithm = { name: 'AES-GCM', iv, additionalData: PURPOSE };
      const data = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
      return {
        locked: 1,
        iterations,
        salt: base64(salt),
        iv: base64(iv),
        data: base64(new Uint8Array(data)),
      };
    },
    async open(envelope) {
      const algorithm = { name: 'AES-GCM', iv: bytesOf(envelope.iv), additionalData: PURPOSE };
      try {
        return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytesOf(envelope.data)));
      } catch {
        return undefined;
      }
    },
  };
}

/** The same letters typed on two keyboards are the same passphrase. */
async function drawKey(
  { subtle }: CryptoSource,
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(passphrase.trim().normalize('NFKC'));
  const base = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  const draw = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return subtle.deriveKey(draw, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function base64(bytes: Uint8Array): string {
  let text = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function isBytes(value: unknown, length?: number): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(value) || value.length % 4 !== 0)
    return false;
  return length === undefined || bytesOf(value).length === length;
}
