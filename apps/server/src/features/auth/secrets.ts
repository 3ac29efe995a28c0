import { deriveKey, digest, KEY_BYTES, NONCE_BYTES, seal, unseal } from '../../platform/encryption.ts';
import { newPrintedCode, readPrintedCode } from '../../platform/printed-code.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** A secret that a person or browser holds: only its digest is stored, and it opens one copy of the account key. */
export interface Secret {
  text: string;
  digest: string;
  wrappingKey: Buffer;
}

const TOKEN_BYTES = 32;

/** A new bearer token: 256 random bits, base64url. */
export function newToken(randomness: Randomness): Secret {
  return tokenSecret(randomness.bytes(TOKEN_BYTES).toString('base64url'));
}

export function tokenSecret(token: string): Secret {
  return { text: token, digest: digest(token), wrappingKey: deriveKey(token, 'session') };
}

/** A new recovery code, 120 random bits. */
export function newRecoveryCode(randomness: Randomness): Secret {
  return recoverySecret(newPrintedCode(randomness));
}

/** The secret behind a code as people type it. */
export function recoverySecret(typed: string): Secret {
  const code = readPrintedCode(typed);
  return { text: typed, digest: digest(code), wrappingKey: deriveKey(code, 'recovery') };
}

export function newAccountKey(randomness: Randomness): Buffer {
  return randomness.bytes(KEY_BYTES);
}

/** Seals a copy of the account key; `place` names the column and the row it will stand in. */
export function wrapKey(key: Buffer, wrappingKey: Buffer, place: string, randomness: Randomness): string {
  return seal(wrappingKey, key, place, randomness.bytes(NONCE_BYTES));
}

export function unwrapKey(sealed: string, wrappingKey: Buffer, place: string): Buffer {
  return unseal(wrappingKey, sealed, place);
}

/** Where the copies of an account key stand. */
export const places = {
  password: (userId: string) => `users.password_wrap ${userId}`,
  recovery: (userId: string) => `users.recovery_wrap ${userId}`,
  session: (tokenDigest: string) => `sessions.wrapped_key ${tokenDigest}`,
};
