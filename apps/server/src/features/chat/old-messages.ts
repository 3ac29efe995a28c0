import { setImmediate } from 'node:timers/promises';
import { type HistoryMessage, historyMessageSchema } from '@salama/contract/chat/schemas.ts';
import * as v from 'valibot';
import { type Clock, DAY, isoTime, startOfDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { NONCE_BYTES, unseal } from '../../platform/encryption.ts';
import type { Randomness } from '../../platform/randomness.ts';
import {
  type ChatMessageRow,
  deleteAllOldMessages,
  deleteOldMessages,
  insertTurns,
  listOldMessages,
  lockChatKey,
  turnsKeptSince,
} from './repository.ts';
import { type KeptMessage, sealTurn } from './sealed-turn.ts';

/** Conversations that were kept before questions and replies were sealed together: decision record 60. */
export interface OldMessages {
  /** Oldest first. */
  read(keyId: string, key: Buffer): Promise<HistoryMessage[]>;
  /** Puts turns in their place, a few at a time: each few wholly or not at all, and once, whoever else does the same. */
  renew(keyId: string, openKey: () => Buffer): Promise<void>;
}

export interface OldMessagesDependencies {
  database: Pick<Database, 'db' | 'eraseTraces'>;
  randomness: Randomness;
}

/** Messages; everybody else waits while they are sealed: some ten milliseconds. */
const AT_ONCE = 40;
/** As the privacy policy says. */
const STAY = 90 * DAY;

const contentSchema = v.omit(historyMessageSchema, ['id', 'timestamp', 'dayOnly']);
interface OldMessage extends KeptMessage {
  row: ChatMessageRow;
}

export function createOldMessages({ database, randomness }: OldMessagesDependencies): OldMessages {
  const { db, eraseTraces } = database;

  function renewSome(keyId: string, openKey: () => Buffer): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      if (!(await lockChatKey(transaction, keyId))) return false;
      const rows = await listOldMessages(transaction, keyId, AT_ONCE);
      if (rows.length === 0) return false;
      const key = openKey();
      const turns = turnsOf(rows.map((row) => openMessage(row, key)));
      await insertTurns(
        transaction,
        turns.map((turn) => sealAnew(turn, key)),
      );
      await deleteOldMessages(
        transaction,
        turns.flat().map(({ id }) => id),
      );
      return true;
    });
  }

  function sealAnew(turn: OldTurn, key: Buffer) {
    const { key_id, created_at, seq } = turn[0].row;
    const id = randomness.uuid();
    const at = startOfDay(created_at);
    const messages = turn.map(({ row: _row, ...message }) => message);
    const kept = { at, place: seq, dayOnly: true as const, messages };
    return { id, key_id, sealed: sealTurn(kept, id, key, randomness.bytes(NONCE_BYTES)), created_at: at };
  }

  return {
    async read(keyId, key) {
      const rows = await listOldMessages(db, keyId, Number.MAX_SAFE_INTEGER);
      return rows.map((row) => {
        const { row: _row, ...message } = openMessage(row, key);
        return { ...message, timestamp: isoTime(startOfDay(row.created_at)), dayOnly: true };
      });
    },
    async renew(keyId, openKey) {
      if ((await listOldMessages(db, keyId, 1)).length === 0) return;
      while (await renewSome(keyId, openKey)) await setImmediate();
      eraseTraces();
    },
  };
}

/** Deletes what nobody came for within 90 days of the first start that could renew it. */
export async function deleteLeftMessages(
  { db, eraseTraces }: Pick<Database, 'db' | 'eraseTraces'>,
  clock: Clock,
): Promise<void> {
  const since = await turnsKeptSince(db);
  if (since === undefined || clock.now() - since < STAY) return;
  if (await deleteAllOldMessages(db)) eraseTraces();
}

type OldTurn = [OldMessage, ...OldMessage[]];

/** Questions with their replies. Of as many messages as are read at once, the last question waits for its reply. */
function turnsOf(messages: OldMessage[]): OldTurn[] {
  const isMore = messages.length === AT_ONCE;
  const lastReply = messages.findLastIndex(({ role }) => role === 'assistant');
  const whole = isMore && lastReply !== -1 ? messages.slice(0, lastReply + 1) : messages;
  const turns: OldTurn[] = [];
  for (const message of whole) {
    const asked = turns.find(([first, reply]) => first.role === 'user' && !reply);
    if (message.role === 'assistant' && asked) asked.push(message);
    else turns.push([message]);
  }
  return turns;
}

function openMessage(row: ChatMessageRow, key: Buffer): OldMessage {
  const place = `chat_messages.sealed ${row.id}`;
  const content = v.parse(contentSchema, JSON.parse(unseal(key, row.sealed, place).toString('utf8')));
  return { id: row.id, ...content, row };
}
