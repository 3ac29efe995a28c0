import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyedDigest } from './keyed-digest.ts';

const key = fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => Buffer.from(bytes));
const text = fc.string({ unit: 'binary', maxLength: 2_000 });

it('is the HMAC of the parts, one a line, whatever key and texts', () => {
  fc.assert(
    fc.property(
      key,
      fc.array(fc.oneof(text, fc.integer()), { minLength: 1, maxLength: 4 }),
      (bytes, parts) => {
        const expected = createHmac('sha256', bytes).update(parts.join('\n')).digest('base64url');
        expect(keyedDigest(bytes)(...parts)).toBe(expected);
      },
    ),
  );
});

it('leaves nothing of one text in the next', () => {
  const digest = keyedDigest(Buffer.alloc(32, 7));
  const short = digest('a');
  digest('a much longer text'.repeat(40));
  expect(digest('a')).toBe(short);
  digest('x'.repeat(5_000));
  expect(digest('a')).toBe(short);
});

it('refuses a key that would have to be hashed first', () => {
  expect(() => keyedDigest(Buffer.alloc(65))).toThrow(TypeError);
});
