import { expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const salt = Buffer.alloc(16, 1);

/** Worked out when accounts were first kept: another cost, or another function, and nobody could sign in any more. */
const VERIFIER = 'xpzDExaI2FFF6Ssw5RCEafqd4N3fq7h7h8793PvKtGs';

it('gives for a password what it has always given, at the cost that OWASP asks for', async () => {
  expect((await createPasswordHasher().hash('blue mango river', salt)).verifier).toBe(VERIFIER);
});

it('gives another result at another cost', async () => {
  expect((await createPasswordHasher(8).hash('blue mango river', salt)).verifier).not.toBe(VERIFIER);
});
