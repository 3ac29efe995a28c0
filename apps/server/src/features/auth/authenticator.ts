import { createHmac } from 'node:crypto';
import { NAME } from '@salama/contract/platform/own-name.ts';
import { Secret, TOTP } from 'otpauth';
import { deriveKey, NONCE_BYTES, seal, tryUnseal } from '../../platform/encryption.ts';
import { newPrintedCode, readPrintedCode } from '../../platform/printed-code.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** What an authenticator app and the server share: RFC 6238 with what every app understands. */
const SECRET_BYTES = 20;
const PERIOD = 30;
/** A phone's clock may be off by this many periods. */
const TOLERANCE = 1;
const SPARE_CODES = 8;
const SPARE_CODE_LENGTH = 12;

export interface Authenticator {
  /** A new secret: as the database holds it, for typing, and for a QR code. */
  begin(userId: string, username: string): { sealed: string; secret: string; uri: string };
  /**
   * The half-minute since 1970 that this code belongs to; undefined when it belongs to none of now, or
   * when the secret was sealed under another key.
   */
  stepOf(code: string, sealed: string, userId: string, now: number): number | undefined;
  /** Codes for a lost phone, and what is stored of them. */
  spareCodes(): { codes: string[]; stored: string[] };
  /** What is stored of a spare code as somebody typed it. */
  storedForm(typed: string): string;
}

/** `issuer`: as an app lists it. */
export function createAuthenticator(key: Buffer, randomness: Randomness, issuer = NAME): Authenticator {
  const sealingKey = deriveKey(key, 'second factor secrets');
  const codesKey = deriveKey(key, 'spare codes');
  const storedForm = (typed: string) =>
    createHmac('sha256', codesKey).update(readPrintedCode(typed)).digest('base64url');
  return {
    begin(userId, username) {
      const bytes = randomness.bytes(SECRET_BYTES);
      const totp = totpOf(bytes, username, issuer);
      const sealed = seal(sealingKey, bytes, placeOf(userId), randomness.bytes(NONCE_BYTES));
      return { sealed, secret: totp.secret.base32, uri: totp.toString() };
    },
    stepOf(code, sealed, userId, now) {
      const bytes = tryUnseal(sealingKey, sealed, placeOf(userId));
      if (!bytes) return undefined;
      const delta = totpOf(bytes, '').validate({ token: code, timestamp: now, window: TOLERANCE });
      return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp: now }) + delta;
    },
    spareCodes() {
      const codes = Array.from({ length: SPARE_CODES }, () => newPrintedCode(randomness, SPARE_CODE_LENGTH));
      return { codes, stored: codes.map(storedForm) };
    },
    storedForm,
  };
}

function totpOf(bytes: Buffer, label: string, issuer = NAME): TOTP {
  const buffer = Uint8Array.from(bytes).buffer;
  return new TOTP({ issuer, label, period: PERIOD, digits: 6, secret: new Secret({ buffer }) });
}

/** Where a sealed secret stands: it opens in no other account's row. */
function placeOf(userId: string): string {
  return `second_factors.secret ${userId}`;
}
