import { describe, expect, it } from 'vitest';
import { systemRandomness } from '../randomness.ts';
import { seal, unseal } from './sealed-stream.ts';

const PASSPHRASE = 'a quiet river at noon';
const CHUNK = 65_536;
/** Title and salt, then chunks with their tags. */
const HEAD = 23 + 16;

async function* pieces(bytes: Uint8Array, size = 10_000): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function all(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const held: Uint8Array[] = [];
  for await (const piece of bytes) held.push(piece);
  return Buffer.concat(held);
}

const sealed = (plain: Uint8Array) => all(seal(pieces(plain), PASSPHRASE, systemRandomness));
const opened = (bytes: Uint8Array, passphrase = PASSPHRASE) => all(unseal(pieces(bytes, 33_333), passphrase));

describe('a sealed backup', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('gives back %i bytes', async (length) => {
    const plain = systemRandomness.bytes(length);
    expect((await opened(await sealed(plain))).equals(plain)).toBe(true);
  });

  it('opens under the same words, however a keyboard composes them', async () => {
    const plain = Buffer.from('something');
    const bytes = await all(seal(pieces(plain), 'une rivière à midi'.normalize('NFD'), systemRandomness));
    expect(await opened(bytes, 'une rivière à midi'.normalize('NFC'))).toEqual(plain);
  });

  it('opens under no other passphrase', async () => {
    await expect(opened(await sealed(Buffer.from('x')), 'another river at noon')).rejects.toThrow(
      'This passphrase does not open the backup.',
    );
  });

  it('notices a changed bit, a chunk that is missing, moved or repeated, and an end that was cut off', async () => {
    const bytes = await sealed(systemRandomness.bytes(3 * CHUNK + 5));
    const chunk = (number: number) =>
      bytes.subarray(HEAD + number * (CHUNK + 16), HEAD + (number + 1) * (CHUNK + 16));
    const [head, last] = [bytes.subarray(0, HEAD), chunk(3)];
    const flipped = Buffer.from(bytes);
    flipped[HEAD + CHUNK + 99] = (flipped[HEAD + CHUNK + 99] ?? 0) ^ 1;
    for (const broken of [
      flipped,
      Buffer.concat([head, chunk(0), chunk(2), last]),
      Buffer.concat([head, chunk(0), chunk(2), chunk(1), last]),
      Buffer.concat([head, chunk(0), chunk(1), chunk(1), chunk(2), last]),
      Buffer.concat([head, chunk(0), chunk(1), chunk(2)]),
      Buffer.concat([head, chunk(0)]),
    ])
      await expect(opened(broken)).rejects.toThrow(/damaged or cut short|does not open/);
    await expect(opened(head.subarray(0, 30))).rejects.toThrow('damaged or cut short');
  });

  it('is another one each time', async () => {
    const plain = Buffer.from('the same');
    expect((await sealed(plain)).equals(await sealed(plain))).toBe(false);
  });
});
