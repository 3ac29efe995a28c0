import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Db } from './database/connect.ts';
import { deriveKey, digest, KEY_BYTES } from './encryption.ts';
import { type Environment, inDataDir } from './environment.ts';
import { StartFault } from './errors.ts';
import type { Randomness } from './randomness.ts';
import { keepFingerprint } from './secret-key-repository.ts';

/** The server's own key material, cut into one independent 32-byte key per purpose. */
export interface SecretKey {
  derive(purpose: string): Buffer;
}

/**
 * From SECRET_KEY, else from `DATA_DIR/secret.key`, which the first start makes (mode 0600).
 * @throws StartFault when the file is damaged.
 */
export function loadSecretKey(environment: Environment, randomness: Randomness): SecretKey {
  return secretKeyOf(environment.SECRET_KEY ?? keyFromFile(environment, randomness));
}

/** From what SECRET_KEY says, or the bytes that the key file stands for. */
export function secretKeyOf(material: string | Buffer): SecretKey {
  return { derive: (purpose) => deriveKey(material, purpose) };
}

export function keyPath(environment: Pick<Environment, 'DATA_DIR'>): string {
  return inDataDir(environment, 'secret.key');
}

/** The bytes that a key file stands for; undefined when it is none. */
export function parseKeyFile(text: string): Buffer | undefined {
  const key = Buffer.from(text.trim(), 'base64url');
  return key.length === KEY_BYTES ? key : undefined;
}

/** Whether this key sealed what stands in the database; the first start says which one that is. */
export async function isKeyOf(db: Db, secretKey: SecretKey): Promise<boolean> {
  const fingerprint = fingerprintOf(secretKey);
  return (await keepFingerprint(db, fingerprint)) === fingerprint;
}

/** By what a key is known, and cannot be made again. */
export function fingerprintOf(secretKey: SecretKey): string {
  return digest(secretKey.derive('fingerprint'));
}

function keyFromFile(environment: Environment, randomness: Randomness): Buffer {
  const path = keyPath(environment);
  mkdirSync(environment.DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    // `wx` fails on an existing file, so two first starts cannot end with two keys.
    writeFileSync(path, `${randomness.bytes(KEY_BYTES).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = parseKeyFile(readFileSync(path, 'utf8'));
  if (!key) throw new StartFault(`the key file ${path} is damaged: restore it from a backup`);
  return key;
}
