import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ChatKeyTable, ChatMessageTable } from '../../platform/database/chat-tables.ts';
import type { Db } from '../../platform/database/connect.ts';
import { isForeignKeyViolation } from '../../platform/database/dialect.ts';

export type ChatKeyRow = Selectable<ChatKeyTable>;
export type ChatMessageRow = Selectable<ChatMessageTable>;

export function findChatKey(db: Db, userId: string): Promise<ChatKeyRow | undefined> {
  return db.selectFrom('chat_keys').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores the key unless the account has one by now. @returns the one that counts. */
export async function keepChatKey(db: Db, key: ChatKeyRow): Promise<ChatKeyRow | undefined> {
  await db
    .insertInto('chat_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return findChatKey(db, key.user_id);
}

/** Deletes the key and, with it, every message under it. */
export async function deleteChatKey(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('chat_keys').where('user_id', '=', userId).execute();
}

/** All of them or none. False when their key was deleted in the meantime. */
export async function insertMessages(db: Db, messages: Insertable<ChatMessageTable>[]): Promise<boolean> {
  try {
    await db.insertInto('chat_messages').values(messages).execute();
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** The newest messages under a key, or all of them, oldest first. */
export async function listMessages(db: Db, keyId: string, most?: number): Promise<ChatMessageRow[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('key_id', '=', keyId)
    .orderBy('seq', 'desc')
    .$if(most !== undefined, (select) => select.limit(most ?? 0))
    .execute();
  return rows.reverse();
}

/** Under which messages are counted by day. */
const MESSAGES = 'chat messages';

/** Adds to the messages of a day; nothing else is kept of those by visitors. */
export async function addToDailyCount(db: Db, day: string, added: number): Promise<void> {
  await db
    .insertInto('daily_counts')
    .values({ day, name: MESSAGES, count: added })
    .onConflict((conflict) =>
      conflict.columns(['day', 'name']).doUpdateSet({ count: sql`daily_counts.count + ${added}` }),
    )
    .execute();
}

/** Messages that were answered, of all days together. */
export async function countAnswered(db: Db): Promise<number> {
  const row = await db
    .selectFrom('daily_counts')
    .select((select) => select.fn.sum<number>('count').as('answered'))
    .where('name', '=', MESSAGES)
    .executeTakeFirst();
  return Number(row?.answered ?? 0);
}
