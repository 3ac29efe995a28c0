import {
  type HistoryMessage,
  historyMessageSchema,
  type ReplyDetails,
} from '@salama/contract/chat/schemas.ts';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { KEY_BYTES, NONCE_BYTES, seal, unseal } from '../../platform/encryption.ts';
import { Unavailable } from '../../platform/errors.ts';
import type { Randomness } from '../../platform/randomness.ts';
import {
  type ChatKeyRow,
  type ChatMessageRow,
  deleteChatKey,
  findChatKey,
  insertMessages,
  keepChatKey,
  listMessages,
} from './repository.ts';

export interface NewMessage {
  role: HistoryMessage['role'];
  content: string;
  details?: ReplyDetails;
}

/** Saves messages in the conversation as it stood when it was opened. False, and nothing kept, when it was cleared since. */
export type Append = (messages: NewMessage[]) => Promise<boolean>;

/** One account's saved chat, readable only while its owner is here. */
export interface Conversation {
  /** When a question arrives: an answer that is still on its way must not undo a clearing. */
  open(actor: Actor): Promise<Append>;
  /** The newest 200, oldest first. */
  read(actor: Actor): Promise<HistoryMessage[]>;
  /** All that is kept, oldest first. */
  readAll(actor: Actor): Promise<HistoryMessage[]>;
  /** Deletes the messages and destroys their key. */
  clear(actor: Actor): Promise<void>;
}

export interface ConversationDependencies {
  database: Pick<Database, 'db' | 'eraseTraces'>;
  clock: Clock;
  randomness: Randomness;
}

/** What is shown. Two messages a question, so the last hundred questions. */
const MOST_SHOWN = 200;
/** To have a key at all. Each loss of this race needs one more "clear" pressed in the same instant. */
const TRIES = 3;

const contentSchema = v.omit(historyMessageSchema, ['id', 'timestamp']);

export function createConversation({ database, clock, randomness }: ConversationDependencies): Conversation {
  const { db, eraseTraces } = database;

  async function keyFor(actor: Actor): Promise<ChatKeyRow> {
    for (let left = TRIES; left > 0; left -= 1) {
      const row = (await findChatKey(db, actor.id)) ?? (await makeKey(actor));
      if (row) return row;
    }
    throw new Unavailable();
  }

  function makeKey(actor: Actor): Promise<ChatKeyRow | undefined> {
    const id = randomness.uuid();
    const nonce = randomness.bytes(NONCE_BYTES);
    const wrapped_key = seal(actor.accountKey, randomness.bytes(KEY_BYTES), placeOfKey(id), nonce);
    return keepChatKey(db, { id, user_id: actor.id, wrapped_key });
  }

  async function read(actor: Actor, most?: number): Promise<HistoryMessage[]> {
    const row = await findChatKey(db, actor.id);
    if (!row) return [];
    const key = openKey(row, actor);
    return (await listMessages(db, row.id, most)).map((message) => openMessage(message, key));
  }

  function sealMessage(message: NewMessage, keyId: string, key: Buffer): Omit<ChatMessageRow, 'seq'> {
    const id = randomness.uuid();
    const sealed = seal(key, JSON.stringify(message), placeOfMessage(id), randomness.bytes(NONCE_BYTES));
    return { id, key_id: keyId, sealed, created_at: clock.now() };
  }

  return {
    async open(actor) {
      const row = await keyFor(actor);
      const key = openKey(row, actor);
      return (messages) =>
        insertMessages(
          db,
          messages.map((message) => sealMessage(message, row.id, key)),
        );
    },
    read: (actor) => read(actor, MOST_SHOWN),
    readAll: (actor) => read(actor),
    async clear(actor) {
      await deleteChatKey(db, actor.id);
      eraseTraces();
    },
  };
}

function openKey(row: ChatKeyRow, actor: Actor): Buffer {
  return unseal(actor.accountKey, row.wrapped_key, placeOfKey(row.id));
}

function openMessage(row: ChatMessageRow, key: Buffer): HistoryMessage {
  const content = v.parse(
    contentSchema,
    JSON.parse(unseal(key, row.sealed, placeOfMessage(row.id)).toString('utf8')),
  );
  return { id: row.id, timestamp: isoTime(row.created_at), ...content };
}

function placeOfKey(id: string): string {
  return `chat_keys.wrapped_key ${id}`;
}

function placeOfMessage(id: string): string {
  return `chat_messages.sealed ${id}`;
}
