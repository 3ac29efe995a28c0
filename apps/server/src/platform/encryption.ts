import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';

/** Length of every key, in bytes. */
export const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for one purpose, from a secret of at least 120 bits. */
export function deriveKey(secret: string | Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `salama ${purpose}`, KEY_BYTES));
}

/** SHA-256, base64url: for looking up a long random secret without keeping it. */
export function digest(secret: string | Uint8Array): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * AES-256-GCM; nonce, ciphertext and tag together, base64url. `place` says where the result will stand, so that it
 * opens nowhere else.
 */
export function seal(key: Buffer, content: string | Uint8Array, place: string, nonce: Buffer): string {
  if (nonce.length !== NONCE_BYTES) throw new TypeError(`a nonce has ${NONCE_BYTES} bytes`);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const encrypted = typeof content === 'string' ? cipher.update(content, 'utf8') : cipher.update(content);
  return Buffer.concat([nonce, encrypted, cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** What was sealed; undefined when it was under another key, at another place, or is damaged. */
export function tryUnseal(key: Buffer, sealed: string, place: string): Buffer | undefined {
  try {
    return unseal(key, sealed, place);
  } catch {
    return undefined;
  }
}

/** What was sealed. Throws when the key, the place or a single bit differs. */
export function unseal(key: Buffer, sealed: string, place: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
