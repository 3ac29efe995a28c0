import type { AuditAction } from '@salama/contract/admin/audit.ts';
import type { User } from '@salama/contract/auth/schemas.ts';
import { type Actor, requireConfirmed } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/connect.ts';
import { passTurnstile } from '../../platform/database/turnstile.ts';
import { Refusal } from '../../platform/errors.ts';
import { countAdmins, findUser, forgetConfirmations, type UserRow, updateUser } from './repository.ts';
import type { AdminDependencies } from './types.ts';

/**
 * Holds from the account's next request on, since every request reads the role anew.
 * @throws Refusal REAUTH_REQUIRED, NOT_FOUND, LAST_ADMIN.
 */
export function changeRole(
  userId: string,
  role: User['role'],
  by: Actor,
  dependencies: AdminDependencies,
): Promise<UserRow> {
  return change(userId, by, dependencies, async (db, user) => {
    if (user.role === role) return undefined;
    if (role === 'USER' && (await countAdmins(db)) === 1) throw new Refusal('LAST_ADMIN');
    await updateUser(db, userId, { role });
    if (role === 'USER') await forgetConfirmations(db, userId);
    return role === 'ADMIN' ? 'make-admin' : 'make-user';
  });
}

/** @throws Refusal REAUTH_REQUIRED, NOT_FOUND. */
export function changeModerator(
  userId: string,
  isModerator: boolean,
  by: Actor,
  dependencies: AdminDependencies,
): Promise<UserRow> {
  return change(userId, by, dependencies, async (db, user) => {
    if ((user.is_moderator === 1) === isModerator) return undefined;
    await updateUser(db, userId, { is_moderator: isModerator ? 1 : 0 });
    if (!isModerator && user.role === 'USER') await forgetConfirmations(db, userId);
    return isModerator ? 'make-moderator' : 'end-moderator';
  });
}

/** One change of anybody's powers at a time: two administrators who demote each other must not both succeed. */
async function change(
  userId: string,
  by: Actor,
  { db, clock, trail }: AdminDependencies,
  apply: (db: Db, user: UserRow) => Promise<AuditAction | undefined>,
): Promise<UserRow> {
  requireConfirmed(by, clock.now());
  return db.transaction().execute(async (transaction) => {
    await passTurnstile(transaction, 'roles');
    // The one who asks may have been demoted while waiting here.
    const asking = await findUser(transaction, by.id);
    if (asking?.role !== 'ADMIN') throw new Refusal('FORBIDDEN');
    const user = await findUser(transaction, userId);
    if (!user) throw new Refusal('NOT_FOUND');
    const action = await apply(transaction, user);
    if (!action) return user;
    const subject = { kind: 'account', id: userId, name: user.username } as const;
    await trail.write(transaction, { by, area: 'people', action, subject });
    return (await findUser(transaction, userId)) ?? user;
  });
}
