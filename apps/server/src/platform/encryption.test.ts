import { describe, expect, it } from 'vitest';
import { deriveKey, digest, KEY_BYTES, NONCE_BYTES, seal, tryUnseal, unseal } from './encryption.ts';
import { systemRandomness } from './randomness.ts';

const key = systemRandomness.bytes(KEY_BYTES);
const nonce = () => systemRandomness.bytes(NONCE_BYTES);

describe('sealing', () => {
  it.each(['', 'siri', '😀 é', 'x'.repeat(50_000)])('returns what was sealed', (text) => {
    expect(unseal(key, seal(key, text, 'here', nonce()), 'here').toString('utf8')).toBe(text);
  });

  it('opens with no other key, in no other place, and not after any change', () => {
    const sealed = seal(key, 'siri', 'here', nonce());
    expect(() => unseal(systemRandomness.bytes(KEY_BYTES), sealed, 'here')).toThrow();
    expect(() => unseal(key, sealed, 'there')).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(key, changed.toString('base64url'), 'here')).toThrow();
    }
    expect(() => unseal(key, '', 'here')).toThrow();
  });

  it('may be asked whether something opens', () => {
    const sealed = seal(key, 'words', 'here', nonce());
    expect(tryUnseal(key, sealed, 'here')?.toString()).toBe('words');
    expect(tryUnseal(key, sealed, 'there')).toBeUndefined();
    expect(tryUnseal(deriveKey(key, 'another'), sealed, 'here')).toBeUndefined();
  });

  it('gives another key for another purpose', () => {
    expect(deriveKey(key, 'one')).not.toEqual(deriveKey(key, 'two'));
    expect(deriveKey(key, 'one')).toEqual(deriveKey(key, 'one'));
  });

  it('digests to 43 characters', () => {
    expect(digest('token')).toHaveLength(43);
  });
});
