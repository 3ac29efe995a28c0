import type { Db } from '../../platform/database/connect.ts';

const TABLES = ['community_questions', 'community_answers'] as const;

export interface SignedPost {
  table: (typeof TABLES)[number];
  id: string;
}

/** Whatever the account signed bears its new name. */
export async function renameSigned(db: Db, userId: string, username: string): Promise<void> {
  for (const table of TABLES)
    await db.updateTable(table).set({ username }).where('user_id', '=', userId).execute();
}

export async function signedPosts(db: Db, userId: string): Promise<SignedPost[]> {
  const posts: SignedPost[] = [];
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).select('id').where('user_id', '=', userId).execute();
    posts.push(...rows.map(({ id }) => ({ table, id })));
  }
  return posts;
}

/** No row leads from the post to an account any more. */
export async function unsignPost(db: Db, { table, id }: SignedPost, username: string): Promise<void> {
  await db.updateTable(table).set({ username, user_id: null }).where('id', '=', id).execute();
}
