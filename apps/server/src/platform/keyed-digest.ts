import { createHmac } from 'node:crypto';

/** The HMAC-SHA256 of these parts, one a line, base64url. */
export type KeyedDigest = (...parts: (string | number)[]) => string;

export function keyedDigest(key: Buffer): KeyedDigest {
  return (...parts) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
}
