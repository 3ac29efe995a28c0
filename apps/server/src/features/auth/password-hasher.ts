import { hashRaw } from '@node-rs/argon2';
import { deriveKey, digest } from '../../platform/encryption.ts';
import { Unavailable } from '../../platform/errors.ts';

/** OWASP ASVS 5.0, appendix C: argon2id with one pass needs at least 47,104 KiB. */
const MEMORY = 47_104;
const COST = { timeCost: 1, parallelism: 1, outputLen: 64 } as const;
const MOST_RUNNING = 8;
const MOST_WAITING = 64;

export const SALT_BYTES = 16;

/** What one run over a password gives: neither part leads to the other, nor to the password. */
export interface HashedPassword {
  /** SHA-256 of the verifying half: what is stored and compared. */
  verifier: string;
  /** The key that seals the account key. Never stored. */
  wrappingKey: Buffer;
}

export interface PasswordHasher {
  /** @throws Unavailable when too many runs are waiting already. */
  hash(password: string, salt: Uint8Array): Promise<HashedPassword>;
}

/**
 * Bounds how much memory and time passwords may take: each run needs 46 MiB. `memory`, in KiB, is for tests, which are
 * not about what a guess costs.
 */
export function createPasswordHasher(memory = MEMORY): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async hash(password, salt) {
      if (running >= MOST_RUNNING) {
        if (waiting.length >= MOST_WAITING) throw new Unavailable();
        // Whoever finishes hands its place on, so the count of running ones stays as it is.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await hashOnce(password, salt, memory);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

async function hashOnce(password: string, salt: Uint8Array, memory: number): Promise<HashedPassword> {
  const bytes = await hashRaw(password.normalize('NFKC'), { ...COST, memoryCost: memory, salt });
  return {
    verifier: digest(deriveKey(bytes.subarray(0, 32), 'verify')),
    wrappingKey: deriveKey(bytes.subarray(32), 'wrap'),
  };
}
