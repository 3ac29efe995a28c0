import { BYTES, bytesOf, type CryptoSource, type Envelope } from './envelope.ts';

/**
 * Encryption with a passphrase: AES-256-GCM under a key that PBKDF2-SHA-256 draws from it. Used for the lock and for
 * backup files. There is no way back in without the passphrase. Decision record 27.
 */

/** OWASP Password Storage Cheat Sheet (2023): at least this many for PBKDF2-HMAC-SHA-256. */
const ITERATIONS = 600_000;
/** Ties a ciphertext to its purpose. */
const PURPOSE = new TextEncoder().encode('salama diary 1');

/** A key that was drawn from a passphrase once, so that each save takes no second. */
export interface Vault {
  seal(text: string): Promise<Envelope>;
  /** Undefined when it was sealed with another passphrase, or damaged. */
  open(envelope: Envelope): Promise<string | undefined>;
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
