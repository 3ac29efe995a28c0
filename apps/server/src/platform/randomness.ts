import { randomBytes, randomUUID } from 'node:crypto';

/** Where every secret and public id comes from. Only `main.ts` passes the real one. */
export interface Randomness {
  bytes(count: number): Buffer;
  /** A version 4 UUID: it carries no time. */
  uuid(): string;
}

export const systemRandomness: Randomness = {
  bytes: (count) => randomBytes(count),
  uuid: () => randomUUID(),
};

/** A number from 0 up to, not including, 1. */
export function randomShare(randomness: Pick<Randomness, 'bytes'>): number {
  return randomness.bytes(4).readUInt32BE() / 2 ** 32;
}
