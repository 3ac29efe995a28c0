import type { HistoryMessage, ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor, Welcome } from '../../platform/actor.ts';
import { type Clock, startOfDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { KEY_BYTES, NONCE_BYTES, seal, unseal } from '../../platform/encryption.ts';
import { describeFailure, Unavailable } from '../../platform/errors.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { createOldMessages } from './old-messages.ts';
import {
  type ChatKeyRow,
  deleteChatKey,
  findChatKey,
  insertTurns,
  keepChatKey,
  listTurns,
} from './repository.ts';
import { messagesOf, openTurn, sealTurn, type Turn } from './sealed-turn.ts';

export interface NewReply {
  text: string;
  details: ReplyDetails;
}

/** Saves a turn in the conversation as it stood when it was opened. False, and nothing kept, when it was cleared since. */
export type Append = (question: string, reply: NewReply) => Promise<boolean>;

/** Who may open a conversation: the account, and the key that only she has. */
export type Owner = Pick<Actor, 'id' | 'accountKey'>;

/** One account's saved chat, readable only while its owner is here. */
export interface Conversation {
  /** When a question arrives: an answer that is still on its way must not undo a clearing. */
  open(owner: Owner): Promise<Append>;
  /** The newest 200 messages, oldest first. */
  read(owner: Owner): Promise<HistoryMessage[]>;
  /** All that is kept, oldest first. */
  readAll(owner: Owner): Promise<HistoryMessage[]>;
  /** Seals as turns what older versions kept message by message, a few at a time. */
  renew(owner: Owner): Promise<void>;
  /** Deletes the messages and destroys their key. */
  clear(owner: Owner): Promise<void>;
}

export interface ConversationDependencies {
  database: Pick<Database, 'db' | 'eraseTraces'>;
  clock: Clock;
  randomness: Randomness;
}

/** Turns that are shown. */
const MOST_SHOWN = 100;
const ALL = Number.MAX_SAFE_INTEGER;
/** To have a key at all. Each loss of this race needs one more "clear" pressed in the same instant. */
const TRIES = 3;

export function createConversation(dependencies: ConversationDependencies): Conversation {
  const { clock, randomness } = dependencies;
  const { db, eraseTraces } = dependencies.database;
  const oldMessages = createOldMessages(dependencies);
  let kept = 0;

  async function keyFor(owner: Owner): Promise<ChatKeyRow> {
    for (let left = TRIES; left > 0; left -= 1) {
      const row = (await findChatKey(db, owner.id)) ?? (await makeKey(owner));
      if (row) return row;
    }
    throw new Unavailable();
  }

  function makeKey(owner: Owner): Promise<ChatKeyRow | undefined> {
    const id = randomness.uuid();
    const nonce = randomness.bytes(NONCE_BYTES);
    const wrapped_key = seal(owner.accountKey, randomness.bytes(KEY_BYTES), placeOfKey(id), nonce);
    return keepChatKey(db, { id, user_id: owner.id, wrapped_key });
  }

  async function read(owner: Owner, most: number): Promise<HistoryMessage[]> {
    const row = await findChatKey(db, owner.id);
    if (!row) return [];
    const key = openKey(row, owner);
    // Old ones first: what is sealed as a turn between the two reads is then in both, never in none.
    const old = await oldMessages.read(row.id, key);
    const turns = (await listTurns(db, row.id, most)).map(({ id, sealed }) => openTurn(sealed, id, key));
    return inOrder(turns, old).slice(-2 * most);
  }

  function newTurn(question: string, { text, details }: NewReply): Turn {
    kept += 1;
    return {
      at: clock.now(),
      place: kept,
      messages: [
        { id: randomness.uuid(), role: 'user', content: question },
        { id: randomness.uuid(), role: 'assistant', content: text, details },
      ],
    };
  }

  return {
    async open(owner) {
      const row = await keyFor(owner);
      const key = openKey(row, owner);
      return (question, reply) => {
        const id = randomness.uuid();
        const turn = newTurn(question, reply);
        const sealed = sealTurn(turn, id, key, randomness.bytes(NONCE_BYTES));
        return insertTurns(db, [{ id, key_id: row.id, sealed, created_at: startOfDay(turn.at) }]);
      };
    },
    read: (owner) => read(owner, MOST_SHOWN),
    readAll: (owner) => read(owner, ALL),
    async renew(owner) {
      const row = await findChatKey(db, owner.id);
      if (row) await oldMessages.renew(row.id, () => openKey(row, owner));
    },
    async clear(owner) {
      await deleteChatKey(db, owner.id);
      eraseTraces();
    },
  };
}

function inOrder(turns: Turn[], old: HistoryMessage[]): HistoryMessage[] {
  const messages = turns.toSorted((a, b) => a.at - b.at || a.place - b.place).flatMap(messagesOf);
  const ids = new Set(messages.map(({ id }) => id));
  return [...messages, ...old.filter(({ id }) => !ids.has(id))].sort((a, b) =>
    a.timestamp.localeCompare(b.timestamp),
  );
}

function openKey(row: ChatKeyRow, { accountKey }: Owner): Buffer {
  return unseal(accountKey, row.wrapped_key, placeOfKey(row.id));
}

function placeOfKey(id: string): string {
  return `chat_keys.wrapped_key ${id}`;
}

/** Renews an account's conversation behind its back when it comes; what failed is tried again the next time. */
export function createRenewing(
  { renew }: Pick<Conversation, 'renew'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): { welcome: Welcome; end: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  return {
    welcome: (owner) => {
      const one = renew(owner)
        .catch((error: unknown) =>
          logger.warn({ failure: describeFailure(error) }, 'a conversation could not be renewed'),
        )
        .finally(() => running.delete(one));
      running.add(one);
    },
    // The database is there until the last one is done.
    end: async () => {
      await Promise.all(running);
    },
  };
}
