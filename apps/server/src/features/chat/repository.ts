import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Db } from '../../platform/database/connect.ts';
import { isForeignKeyViolation } from '../../platform/database/dialect.ts';
import type { ChatKeyTable, ChatMessageTable, ChatTurnTable } from '../../platform/database/tables/chat.ts';

export type ChatKeyRow = Selectable<ChatKeyTable>;
export type ChatMessageRow = Selectable<ChatMessageTable>;
export type ChatTurnRow = Selectable<ChatTurnTable>;

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
export async function insertTurns(db: Db, turns: Insertable<ChatTurnTable>[]): Promise<boolean> {
  try {
    await db.insertInto('chat_turns').values(turns).execute();
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** All turns of the newest days under a key, so many days that they hold `most` turns; in no order. */
export function listTurns(db: Db, keyId: string, most: number): Promise<ChatTurnRow[]> {
  const turns = db.selectFrom('chat_turns').where('key_id', '=', keyId);
  const day = turns
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1);
  return turns
    .selectAll()
    .where('created_at', '>=', (where) => where.fn.coalesce(day, sql<number>`0`))
    .execute();
}

/** What older versions kept under a key, oldest first. */
export function listOldMessages(db: Db, keyId: string, most: number): Promise<ChatMessageRow[]> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('key_id', '=', keyId)
    .orderBy('seq')
    .limit(most)
    .execute();
}

export async function deleteOldMessages(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('chat_messages').where('id', 'in', ids).execute();
}

/** Until this transaction ends, nobody else clears this conversation or seals it anew. False when it was cleared. */
export async function lockChatKey(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_keys')
    .set({ wrapped_key: sql`wrapped_key` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When this database began to keep turns; undefined on one that does not know. Milliseconds since 1970. */
export async function turnsKeptSince(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{
    timestamp: string;
  }>`select timestamp from ${sql.table(DEFAULT_MIGRATION_TABLE)}
    where name = '0010-one-size-of-turns'`.execute(db);
  return rows[0] && Date.parse(rows[0].timestamp);
}

/** @returns whether there were any. */
export async function deleteAllOldMessages(db: Db): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('chat_messages').executeTakeFirst();
  return numDeletedRows > 0n;
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
