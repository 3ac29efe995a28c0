import type { Db } from '../../platform/database/connect.ts';
import { isUniqueViolation } from '../../platform/database/dialect.ts';
import type { PasswordColumns, RecoveryColumns, SessionRow, UserRow } from './repository.ts';

/** False when the name is another's. On PostgreSQL such a failure ends the transaction it happens in. */
export async function renameUser(
  db: Db,
  id: string,
  name: Pick<UserRow, 'username' | 'username_key'>,
): Promise<boolean> {
  try {
    await db.updateTable('users').set(name).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Those who have a place at the desk; there are few. */
export function deskNames(db: Db): Promise<Pick<UserRow, 'id' | 'username'>[]> {
  return db
    .selectFrom('users')
    .select(['id', 'username'])
    .where((where) => where.or([where('role', '=', 'ADMIN'), where('is_moderator', '=', 1)]))
    .execute();
}

/** False when the password was changed by somebody else in the meantime. */
export async function replaceCredentials(
  db: Db,
  id: string,
  verifier: string,
  columns: PasswordColumns | RecoveryColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(columns)
    .where('id', '=', id)
    .where('password_verifier', '=', verifier)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** With its sessions, its conversation's key and every message under it. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** Ids of all administrators. */
export async function listAdmins(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute();
  return rows.map(({ id }) => id);
}

/** Most recently used first. */
export function listSessionsOf(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

export async function confirmSession(db: Db, tokenHash: string, at: number): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: at }).where('token_hash', '=', tokenHash).execute();
}
