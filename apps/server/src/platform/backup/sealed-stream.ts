import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto';
import { StartFault } from '../errors.ts';
import type { Randomness } from '../randomness.ts';

/** What a sealed backup begins with. */
export const SEALED = Buffer.from('salama sealed backup 1\n');

const SALT_BYTES = 16;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
/** 128 MiB and some tenths of a second for every guess of the passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Title, salt, then chunks of 64 KiB under AES-256-GCM. The number of a chunk and whether it is the last are its nonce,
 * so that none can be left out, moved or cut off; the salt is fresh, so that no nonce meets a key twice.
 */
export async function* seal(
  plain: Bytes,
  passphrase: string,
  randomness: Randomness,
): AsyncGenerator<Buffer> {
  const salt = randomness.bytes(SALT_BYTES);
  const key = await stretch(passphrase, salt);
  yield Buffer.concat([SEALED, salt]);
  for await (const { chunk, nonce } of numbered(inChunks(plain, CHUNK_BYTES))) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** What was sealed. @throws StartFault when the passphrase is another, or a single bit differs or is missing. */
export async function* unseal(sealed: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const begin = SEALED.length + SALT_BYTES;
  const { head, rest } = await cutHead(sealed, begin);
  const key = await stretch(passphrase, head.subarray(SEALED.length));
  let isFirst = true;
  for await (const { chunk, nonce } of numbered(inChunks(rest, CHUNK_BYTES + TAG_BYTES))) {
    yield open(chunk, nonce, key, isFirst);
    isFirst = false;
  }
}

function open(chunk: Buffer, nonce: Buffer, key: Buffer, isFirst: boolean): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(chunk.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new StartFault(
      isFirst
        ? 'This passphrase does not open the backup.'
        : 'The backup is damaged or cut short: take another one.',
    );
  }
}

function stretch(passphrase: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, 32, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Each chunk with its nonce; only the last is marked as such, which an empty one may be. */
async function* numbered(chunks: AsyncIterable<Buffer>): AsyncGenerator<{ chunk: Buffer; nonce: Buffer }> {
  let number = 0;
  let held: Buffer | undefined;
  for await (const chunk of chunks) {
    if (held) yield { chunk: held, nonce: nonceOf(number++, false) };
    held = chunk;
  }
  yield { chunk: held ?? Buffer.alloc(0), nonce: nonceOf(number, true) };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The same bytes in pieces of `size`; the last may be shorter. */
async function* inChunks(bytes: Bytes, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    held.push(Buffer.from(piece));
    length += piece.length;
    if (length < size) continue;
    let all = Buffer.concat(held);
    for (; all.length >= size; all = all.subarray(size)) yield all.subarray(0, size);
    held = [all];
    length = all.length;
  }
  if (length > 0) yield Buffer.concat(held);
}

async function cutHead(bytes: Bytes, size: number): Promise<{ head: Buffer; rest: Bytes }> {
  const pieces = bytes[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < size) {
    const { done, value } = await pieces.next();
    if (done) throw new StartFault('The backup is damaged or cut short: take another one.');
    head = Buffer.concat([head, value]);
  }
  async function* rest() {
    yield head.subarray(size);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  return { head: head.subarray(0, size), rest: rest() };
}
