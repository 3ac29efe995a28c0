import { hkdfSync } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { keyedDigest } from './keyed-digest.ts';
import type { Randomness } from './randomness.ts';
import type { Visitor } from './visitor/visitor.ts';

/** Long enough that nobody meets another's by chance: a UUID, or as many random signs. */
const TRY_KEY = /^[\w-]{22,64}$/;

/** Who tries, and by which key the tries of one form are known; without one each stands for itself. */
export interface Trying {
  visitor: Pick<Visitor, 'id'>;
  tryKey?: string | undefined;
}

/**
 * Where the id and the receipt of a new text come from. Of the same text by the same visitor with the same key they are
 * the same again, in whatever process, so that a try whose answer was lost finds what the first one stored: no answer is
 * kept for it. To whoever lacks the server's key, or the visitor's, they are as random as any.
 */
export type Tries = (trying: Trying, ...what: string[]) => Randomness;

export function createTries(key: Buffer, randomness: Randomness): Tries {
  const digest = keyedDigest(key);
  return ({ visitor, tryKey }, ...what) => {
    if (!tryKey) return randomness;
    const seed = Buffer.from(digest(visitor.id, tryKey, ...what), 'base64url');
    const draw = (purpose: string, count: number) =>
      Buffer.from(hkdfSync('sha256', seed, '', purpose, count));
    return { bytes: (count) => draw('bytes', count), uuid: () => asUuid(draw('uuid', 16)) };
  };
}

/** The key that came along; anything else counts as none. */
export function tryKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && TRY_KEY.test(header) ? header : undefined;
}

/** As any version 4 UUID. */
function asUuid(bytes: Buffer): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
