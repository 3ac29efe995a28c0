import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { likePattern } from '../../platform/database/dialect.ts';
import type { UserTable } from '../../platform/database/tables/auth.ts';

export type UserRow = Pick<
  Selectable<UserTable>,
  'id' | 'username' | 'role' | 'is_anonymous' | 'is_moderator' | 'created_at'
>;

const COLUMNS = ['id', 'username', 'role', 'is_anonymous', 'is_moderator', 'created_at'] as const;

/** Newest first. `search` is folded; `after` is the id of the last one known. */
export function listUsers(
  db: Db,
  { search, after }: { search: string | undefined; after: string | undefined },
  page: { limit: number; offset: number },
): Promise<UserRow[]> {
  const wanted = matching(db, search);
  const rest = after
    ? wanted.where('seq', '<', db.selectFrom('users').select('seq').where('id', '=', after))
    : wanted;
  return rest.select(COLUMNS).orderBy('seq', 'desc').limit(page.limit).offset(page.offset).execute();
}

export async function countUsers(db: Db, search?: string): Promise<number> {
  const { count } = await matching(db, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matching(db: Db, search: string | undefined) {
  const query = db.selectFrom('users');
  if (!search) return query;
  return query.where(sql<boolean>`username_key like ${likePattern(search)} escape '\\'`);
}

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Whoever loses a place at the desk leaves no minute of a password behind. */
export async function forgetConfirmations(db: Db, userId: string): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: null }).where('user_id', '=', userId).execute();
}

export async function countAdmins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function updateUser(
  db: Db,
  id: string,
  change: Partial<Pick<UserRow, 'role' | 'is_moderator'>>,
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}
