import { timingSafeEqual } from 'node:crypto';
import { passwordFault, usernameFault, usernameKey } from '@salama/contract/auth/rules.ts';
import { fold } from '@salama/contract/characters.ts';
import type { ErrorCode } from '@salama/contract/errors.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { type PasswordHasher, SALT_BYTES } from './password-hasher.ts';
import { findUserByKey, type PasswordColumns, type RecoveryColumns, type UserRow } from './repository.ts';
import { newRecoveryCode, places, wrapKey } from './secrets.ts';

export interface CredentialTools {
  db: Db;
  randomness: Randomness;
  hasher: PasswordHasher;
  limits: Pick<RequestLimits, 'tryPassword'>;
}

/** Whose password it is, and the key it unwraps. */
export interface Proven {
  user: UserRow;
  wrappingKey: Buffer;
}

export interface PasswordTry {
  username: string;
  password: string;
  /** What failed tries are counted on. */
  counter: string;
}

/**
 * Checks a password, counting failed tries. Undefined when they do not go together; an unknown name costs the same
 * time as a wrong password. @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function tryPassword(
  { username, password, counter }: PasswordTry,
  tools: CredentialTools,
): Promise<Proven | undefined> {
  const takeBack = await tools.limits.tryPassword(counter);
  const proven = await checkPassword(username, password, tools).catch(async (error) => {
    // A check that could not be made says nothing about the password.
    await takeBack();
    throw error;
  });
  if (proven) await takeBack();
  return proven;
}

async function checkPassword(
  username: string,
  password: string,
  { db, hasher, randomness }: CredentialTools,
): Promise<Proven | undefined> {
  const absentUserSalt = randomness.bytes(SALT_BYTES);
  const user = usernameFault(username) ? undefined : await findUserByKey(db, usernameKey(username));
  const salt = user ? Buffer.from(user.password_salt, 'base64url') : absentUserSalt;
  const { verifier, wrappingKey } = await hasher.hash(password, salt);
  return user && sameText(verifier, user.password_verifier) ? { user, wrappingKey } : undefined;
}

/** A salt, a verifier, and the account key sealed under a new password. */
export async function newPassword(
  userId: string,
  password: string,
  accountKey: Buffer,
  { randomness, hasher }: Pick<CredentialTools, 'randomness' | 'hasher'>,
): Promise<PasswordColumns> {
  const salt = randomness.bytes(SALT_BYTES);
  const { verifier, wrappingKey } = await hasher.hash(password, salt);
  return {
    password_salt: salt.toString('base64url'),
    password_verifier: verifier,
    password_wrap: wrapKey(accountKey, wrappingKey, places.password(userId), randomness),
  };
}

/** A recovery code, and the account key sealed under it. */
export function newRecovery(
  userId: string,
  accountKey: Buffer,
  { randomness }: Pick<CredentialTools, 'randomness'>,
): { recoveryCode: string; columns: RecoveryColumns } {
  const code = newRecoveryCode(randomness);
  return {
    recoveryCode: code.text,
    columns: {
      recovery_hash: code.digest,
      recovery_wrap: wrapKey(accountKey, code.wrappingKey, places.recovery(userId), randomness),
    },
  };
}

export function refuseWeak(password: string, username: string): void {
  refuse(passwordFault(password, username));
  if (COMMON_PASSWORDS.has(fold(password))) throw new Refusal('PASSWORD_COMMON');
}

export function refuse(fault: ErrorCode | undefined): void {
  if (fault) throw new Refusal(fault);
}

export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
