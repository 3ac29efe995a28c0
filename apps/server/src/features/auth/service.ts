import { newUsernameFault, usernameFault, usernameKey } from '@salama/contract/auth/rules.ts';
import type { Account, Actor, Welcome } from '../../platform/actor.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import { type Clock, DAY } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { newPassword, newRecovery, refuse, refuseWeak, sameText, tryPassword } from './credentials.ts';
import { deleteDevicesOf } from './device-repository.ts';
import { counterFor, rememberDevice } from './devices.ts';
import { refuseLookAlike } from './look-alike.ts';
import type { PasswordHasher } from './password-hasher.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findUserByKey,
  insertUser,
  redeemRecoveryCode,
  setRole,
  type UserRow,
} from './repository.ts';
import { newAccountKey, places, recoverySecret, unwrapKey } from './secrets.ts';
import { openSession, userOf } from './sessions.ts';

export interface SignedIn {
  user: Account;
  token: string;
  /** Only for whoever has a place at the desk, on a browser that the account did not know. */
  deviceMark?: string;
}
export interface Login {
  username: string;
  password: string;
  /** What this browser was given at an earlier sign-in. */
  deviceMark?: string | undefined;
}
export interface WithRecoveryCode extends SignedIn {
  recoveryCode: string;
}
export interface NewAccount {
  username: string;
  password: string;
  isAnonymous: boolean;
  role: Actor['role'];
}

export interface AccountsDependencies {
  db: Db;
  clock: Clock;
  randomness: Randomness;
  hasher: PasswordHasher;
  limits: Pick<RequestLimits, 'tryPassword'>;
  trail: AuditTrail;
  /** Whether moderation lets others read this name. */
  acceptsUsername(username: string): boolean;
  welcome: Welcome;
}

/** @throws Refusal with the code that its endpoint documents, as all of these. */
export async function register(
  account: NewAccount,
  dependencies: AccountsDependencies,
): Promise<WithRecoveryCode> {
  const { db, clock, randomness } = dependencies;
  const username = account.username.trim();
  refuse(account.password === '' ? 'FIELDS_REQUIRED' : newUsernameFault(username));
  refuseWeak(account.password, username);
  refuse(dependencies.acceptsUsername(username) ? undefined : 'USERNAME_REFUSED');
  await refuseLookAlike(db, username);
  const id = randomness.uuid();
  const accountKey = newAccountKey(randomness);
  const { recoveryCode, columns } = newRecovery(id, accountKey, dependencies);
  const password = await newPassword(id, account.password, accountKey, dependencies);
  const user = {
    id,
    username,
    username_key: usernameKey(username),
    role: account.role,
    is_anonymous: account.isAnonymous ? 1 : 0,
    // The day is enough for "joined", and says less.
    created_at: Math.floor(clock.now() / DAY) * DAY,
    ...password,
    ...columns,
  };
  const token = await db.transaction().execute(async (transaction) => {
    if (!(await insertUser(transaction, user))) throw new Refusal('USERNAME_TAKEN');
    if (account.role === 'ADMIN') await tellOfAdmin(transaction, user, dependencies);
    return openSession(transaction, user, accountKey, dependencies);
  });
  return { user: userOf(user), token, recoveryCode };
}

export async function login(
  { username, password, deviceMark }: Login,
  dependencies: AccountsDependencies,
): Promise<SignedIn> {
  if (username.trim() === '' || password === '') throw new Refusal('FIELDS_REQUIRED');
  const counter = await counterFor(username, deviceMark, dependencies);
  const proven = await tryPassword({ username, password, counter }, dependencies);
  if (!proven) throw new Refusal('INVALID_CREDENTIALS');
  const { user, wrappingKey } = proven;
  const accountKey = unwrapKey(user.password_wrap, wrappingKey, places.password(user.id));
  const signedIn = await dependencies.db.transaction().execute(async (transaction) => {
    const token = await openSession(transaction, user, accountKey, dependencies);
    const mark = await rememberDevice(transaction, user, deviceMark, dependencies);
    return { token, ...(mark && { deviceMark: mark }) };
  });
  dependencies.welcome({ id: user.id, accountKey });
  return { user: userOf(user), ...signedIn };
}

export async function recover(
  username: string,
  typedCode: string,
  password: string,
  dependencies: AccountsDependencies,
): Promise<WithRecoveryCode> {
  if ([username.trim(), typedCode.trim(), password].includes('')) throw new Refusal('FIELDS_REQUIRED');
  refuseWeak(password, username);
  const code = recoverySecret(typedCode);
  const user = usernameFault(username)
    ? undefined
    : await findUserByKey(dependencies.db, usernameKey(username));
  if (!user || !sameText(code.digest, user.recovery_hash)) throw new Refusal('INVALID_RECOVERY_CODE');
  const accountKey = unwrapKey(user.recovery_wrap, code.wrappingKey, places.recovery(user.id));
  const { recoveryCode, columns } = newRecovery(user.id, accountKey, dependencies);
  const credentials = { ...(await newPassword(user.id, password, accountKey, dependencies)), ...columns };
  const signedIn = await dependencies.db.transaction().execute(async (transaction) => {
    const redeemed = await redeemRecoveryCode(transaction, user.id, code.digest, credentials);
    if (!redeemed) throw new Refusal('INVALID_RECOVERY_CODE');
    await deleteSessionsOf(transaction, user.id);
    await deleteDevicesOf(transaction, user.id);
    const token = await openSession(transaction, user, accountKey, dependencies);
    const mark = await rememberDevice(transaction, user, undefined, dependencies);
    return { token, ...(mark && { deviceMark: mark }) };
  });
  dependencies.welcome({ id: user.id, accountKey });
  return { user: userOf(user), ...signedIn, recoveryCode };
}

export async function logout(actor: Actor, { db }: Pick<AccountsDependencies, 'db'>): Promise<void> {
  await deleteSession(db, actor.session);
}

/** Makes an existing account an administrator's and ends its sessions. False when there is none. */
export async function promote(username: string, dependencies: AccountsDependencies): Promise<boolean> {
  return dependencies.db.transaction().execute(async (transaction) => {
    const user: UserRow | undefined = await setRole(transaction, usernameKey(username), 'ADMIN');
    if (!user) return false;
    await deleteSessionsOf(transaction, user.id);
    await tellOfAdmin(transaction, user, dependencies);
    return true;
  });
}

/** Only a command on the machine makes an administrator here; at the desk, `features/admin` does. */
async function tellOfAdmin(
  db: Db,
  { id, username }: Pick<UserRow, 'id' | 'username'>,
  { trail }: AccountsDependencies,
): Promise<void> {
  const subject = { kind: 'account', id, name: username } as const;
  await trail.write(db, { by: undefined, area: 'people', action: 'make-admin', subject });
}
