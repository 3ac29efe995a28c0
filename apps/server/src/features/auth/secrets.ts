import { deriveKey, digest, KEY_BYTES, NONCE_BYTES, seal, unseal } from '../../platform/encryption.ts';
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

/** Crockford's base 32: no I, L, O or U, so nothing on paper can be taken for something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 24;
const GROUP = 4;

/** A new recovery code, 120 random bits: `7K2M-…`, six groups of four. */
export function newRecoveryCode(randomness: Randomness): Secret {
  const symbols = Array.from(randomness.bytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );
  const groups = symbols.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [];
  return recoverySecret(groups.join('-'));
}

/** Reads a code as people type it: any case and spacing, and O for 0, I or L for 1. */
export function recoverySecret(typed: string): Secret {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
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
