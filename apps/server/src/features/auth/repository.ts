import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { isUniqueViolation } from '../../platform/database/dialect.ts';
import type { SessionTable, UserTable } from '../../platform/database/tables/auth.ts';

export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
export type SessionRow = Selectable<SessionTable>;
/** What a new password replaces, always together. */
export type PasswordColumns = Pick<UserRow, 'password_salt' | 'password_verifier' | 'password_wrap'>;
/** What a new recovery code replaces, always together. */
export type RecoveryColumns = Pick<UserRow, 'recovery_hash' | 'recovery_wrap'>;

/** False when the username is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  try {
    await db.insertInto('users').values(user).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export function findUserByKey(db: Db, usernameKey: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('username_key', '=', usernameKey).executeTakeFirst();
}

/** Replaces the credentials if nobody used this recovery code in the meantime: of many tries only one succeeds. */
export async function redeemRecoveryCode(
  db: Db,
  userId: string,
  recoveryHash: string,
  credentials: PasswordColumns & RecoveryColumns,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set(credentials)
    .where('id', '=', userId)
    .where('recovery_hash', '=', recoveryHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function setRole(
  db: Db,
  usernameKey: string,
  role: UserRow['role'],
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ role })
    .where('username_key', '=', usernameKey)
    .returningAll()
    .executeTakeFirst();
}

export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export type SessionWithUser = Pick<SessionRow, 'token_hash' | 'wrapped_key' | 'used_at' | 'confirmed_at'> &
  Pick<
    UserRow,
    'id' | 'username' | 'role' | 'is_anonymous' | 'is_moderator' | 'second_factor' | 'created_at'
  > & { factor_passed: number };

export function findSession(db: Db, tokenHash: string): Promise<SessionWithUser | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'sessions.wrapped_key', 'sessions.used_at', 'sessions.confirmed_at'])
    .select(['users.id', 'users.username', 'users.role', 'users.is_anonymous', 'users.created_at'])
    .select(['users.is_moderator', 'users.second_factor', 'sessions.second_factor as factor_passed'])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function touchSession(db: Db, tokenHash: string, usedAt: number): Promise<void> {
  await db.updateTable('sessions').set({ used_at: usedAt }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteOtherSessions(db: Db, userId: string, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}

export async function deleteSessionsUnusedSince(db: Db, time: number): Promise<void> {
  await db.deleteFrom('sessions').where('used_at', '<', time).execute();
}
