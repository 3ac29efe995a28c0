import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { keyedDigest } from './keyed-digest.ts';

it('is the HMAC of the parts, one a line (RFC 4231, case 2)', () => {
  const hex = (text: string) => Buffer.from(text, 'base64url').toString('hex');
  expect(hex(keyedDigest(Buffer.from('Jefe'))('what do ya want for nothing?'))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

it('tells parts apart by the line, and is no bare hash of them', () => {
  const digest = keyedDigest(Buffer.alloc(32, 7));
  expect(digest('a', 1)).toBe(digest('a\n1'));
  expect(digest('a', 1)).not.toBe(createHash('sha256').update('a\n1').digest('base64url'));
});
