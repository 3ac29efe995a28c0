import type { exportAccount } from '@salama/contract/auth/account-endpoints.ts';
import { newUsernameFault, usernameKey } from '@salama/contract/auth/rules.ts';
import type { PostsAfter, Session } from '@salama/contract/auth/schemas.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import { limits } from '@salama/contract/limits.ts';
import { type Account, type Actor, hasPlaceAtDesk } from '../../platform/actor.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import { type Clock, hourOf, isoTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { passTurnstile } from '../../platform/database/turnstile.ts';
import { Refusal } from '../../platform/errors.ts';
import {
  confirmSession,
  deleteUser,
  listAdmins,
  listSessionsOf,
  renameUser,
  replaceCredentials,
} from './account-repository.ts';
import {
  type CredentialTools,
  newPassword,
  newRecovery,
  type Proven,
  refuse,
  refuseWeak,
  tryPassword,
} from './credentials.ts';
import { exportDesk } from './desk-export.ts';
import { deleteDevicesOf } from './device-repository.ts';
import { rememberDevice } from './devices.ts';
import { refuseLookAlike } from './look-alike.ts';
import { presentUser } from './present.ts';
import { deleteOtherSessions, deleteSessionsOf } from './repository.ts';
import type { Belongings } from './types.ts';

export interface OwnAccountDependencies extends CredentialTools {
  eraseTraces: Database['eraseTraces'];
  clock: Clock;
  belongings: readonly Belongings[];
  trail: Pick<AuditTrail, 'listOf'>;
  /** Whether moderation lets others read this name. */
  acceptsUsername(username: string): boolean;
}

/** @throws Refusal with the code that its endpoint documents, as all of these. */
export async function rename(
  actor: Actor,
  typed: string,
  { db, acceptsUsername, belongings }: OwnAccountDependencies,
): Promise<Account> {
  const username = typed.trim();
  refuse(newUsernameFault(username));
  refuse(acceptsUsername(username) ? undefined : 'USERNAME_REFUSED');
  await refuseLookAlike(db, username, actor.id);
  await db.transaction().execute(async (transaction) => {
    const name = { username, username_key: usernameKey(username) };
    // Posts before the account, as everywhere: decision record 45.
    for (const one of belongings) await one.rename(transaction, actor, username);
    if (!(await renameUser(transaction, actor.id, name))) throw new Refusal('USERNAME_TAKEN');
  });
  for (const one of belongings) one.changed();
  return { ...actor, username };
}

/** @returns a new mark of this browser for whoever has a place at the desk: all others end. */
export async function changePassword(
  actor: Actor,
  password: string,
  next: string,
  dependencies: OwnAccountDependencies,
): Promise<string | undefined> {
  if (next === '') throw new Refusal('FIELDS_REQUIRED');
  refuseWeak(next, actor.username);
  const { user } = await provePassword(actor, password, dependencies);
  const columns = await newPassword(actor.id, next, actor.accountKey, dependencies);
  return dependencies.db.transaction().execute(async (transaction) => {
    const replaced = await replaceCredentials(transaction, actor.id, user.password_verifier, columns);
    if (!replaced) throw new Refusal('WRONG_PASSWORD');
    await deleteOtherSessions(transaction, actor.id, actor.session);
    await deleteDevicesOf(transaction, actor.id);
    return rememberDevice(transaction, user, undefined, dependencies);
  });
}

/** @returns the new code, shown this once. */
export async function renewRecoveryCode(
  actor: Actor,
  password: string,
  dependencies: OwnAccountDependencies,
): Promise<string> {
  const { user } = await provePassword(actor, password, dependencies);
  const { recoveryCode, columns } = newRecovery(actor.id, actor.accountKey, dependencies);
  const replaced = await replaceCredentials(dependencies.db, actor.id, user.password_verifier, columns);
  if (!replaced) throw new Refusal('WRONG_PASSWORD');
  return recoveryCode;
}

/** @returns until when the password counts as confirmed. */
export async function confirm(
  actor: Actor,
  password: string,
  dependencies: OwnAccountDependencies,
): Promise<number> {
  const { db, clock } = dependencies;
  await provePassword(actor, password, dependencies);
  if (hasPlaceAtDesk(actor)) await confirmSession(db, actor.session, clock.now());
  return clock.now() + limits.confirmedFor;
}

/** Whoever holds an unlocked phone is not yet its owner. @throws Refusal FIELDS_REQUIRED, WRONG_PASSWORD, TOO_MANY_ATTEMPTS */
async function provePassword(actor: Actor, password: string, tools: CredentialTools): Promise<Proven> {
  if (password === '') throw new Refusal('FIELDS_REQUIRED');
  // Strangers who try this name must not keep its owner from what she does in her own session.
  const tried = { username: actor.username, password, counter: `session ${actor.session}` };
  const proven = await tryPassword(tried, tools);
  if (proven?.user.id !== actor.id) throw new Refusal('WRONG_PASSWORD');
  return proven;
}

export async function listOwnSessions(actor: Actor, { db }: OwnAccountDependencies): Promise<Session[]> {
  const rows = await listSessionsOf(db, actor.id);
  const shown = rows.map(({ token_hash, created_at, used_at }) => ({
    createdAt: isoTime(hourOf(created_at)),
    usedAt: isoTime(hourOf(used_at)),
    isCurrent: token_hash === actor.session,
  }));
  return shown.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export async function endSessions(actor: Actor, { db }: OwnAccountDependencies): Promise<void> {
  await deleteSessionsOf(db, actor.id);
}

export async function exportOwn(
  actor: Actor,
  dependencies: OwnAccountDependencies,
): Promise<DataOf<typeof exportAccount>> {
  const kept: Record<string, unknown> = {};
  for (const one of dependencies.belongings) kept[one.name] = await one.export(actor);
  const desk = await exportDesk(actor, dependencies);
  return {
    exportedAt: isoTime(dependencies.clock.now()),
    account: presentUser(actor),
    sessions: await listOwnSessions(actor, dependencies),
    kept,
    ...(desk && { desk }),
    notListed: ['votes', 'reports', 'suggestions'],
  };
}

export async function deleteOwnAccount(
  actor: Actor,
  password: string,
  posts: PostsAfter,
  dependencies: OwnAccountDependencies,
): Promise<void> {
  const { db, belongings, eraseTraces } = dependencies;
  await provePassword(actor, password, dependencies);
  await db.transaction().execute(async (transaction) => {
    await passTurnstile(transaction, 'roles');
    const admins = await listAdmins(transaction);
    if (admins.length === 1 && admins[0] === actor.id) throw new Refusal('LAST_ADMIN');
    for (const one of belongings) await one.release(transaction, actor, posts);
    await deleteUser(transaction, actor.id);
  });
  for (const one of belongings) one.changed();
  eraseTraces();
}
