import type { HistoryMessage } from '@salama/contract/chat/schemas.ts';
import { createAuthenticate } from '../features/auth/sessions.ts';
import type { Owner } from '../features/chat/conversation.ts';
import { KEY_BYTES, NONCE_BYTES, seal } from '../platform/encryption.ts';
import { systemRandomness } from '../platform/randomness.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export type OldMessage = Pick<HistoryMessage, 'id' | 'role' | 'content'>;

/** The account behind a token, with its key. */
export async function ownerOf({ store, clock }: TestApp, { token }: Person): Promise<Owner> {
  const owner = await createAuthenticate(store.database.db, clock, 'optional', () => {})(token);
  if (!owner) throw new Error('nobody is signed in with this token');
  return owner;
}

/** As many questions, with their replies, as versions before record 60 kept them: message by message, a minute apart. */
export async function keepOldConversation(
  test: TestApp,
  owner: Owner,
  questions: number,
  from: number,
): Promise<OldMessage[]> {
  const { db } = test.store.database;
  const { bytes, uuid } = systemRandomness;
  const [keyId, key] = [uuid(), bytes(KEY_BYTES)];
  const wrapped_key = seal(owner.accountKey, key, `chat_keys.wrapped_key ${keyId}`, bytes(NONCE_BYTES));
  await db.insertInto('chat_keys').values({ id: keyId, user_id: owner.id, wrapped_key }).execute();
  const messages: OldMessage[] = Array.from({ length: questions }, (_, number) => [
    { id: uuid(), role: 'user' as const, content: `Question ${number}` },
    { id: uuid(), role: 'assistant' as const, content: `Reply ${number}. `.repeat(number + 1) },
  ]).flat();
  for (const [at, { id, ...content }] of messages.entries()) {
    const sealed = seal(key, JSON.stringify(content), `chat_messages.sealed ${id}`, bytes(NONCE_BYTES));
    const created_at = from + Math.floor(at / 2) * 60_001;
    await db.insertInto('chat_messages').values({ id, key_id: keyId, sealed, created_at }).execute();
  }
  return messages;
}
