import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/connect.ts';
import { systemRandomness } from '../../platform/randomness.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { registerPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createConversation } from './conversation.ts';
import { insertMessages } from './repository.ts';

describeDatabases('a conversation', (kind) => {
  it('is stored under a new key when its key is cleared between sealing and storing', async () => {
    const test = await createTestApp(kind);
    const { user } = await registerPerson(test);
    const actor: Actor = {
      id: user._id,
      username: user.username,
      role: 'USER',
      isAnonymous: true,
      isModerator: false,
      powers: 'none',
      awaits: undefined,
      createdAt: 0,
      confirmedAt: null,
      session: '',
      accountKey: Buffer.alloc(32, 1),
    };
    const { db, eraseTraces } = test.store.database;
    const conversationOn = (other: Db) =>
      createConversation({
        database: { db: other, eraseTraces },
        clock: test.clock,
        randomness: systemRandomness,
      });
    const conversation = conversationOn(db);
    await conversation.append(actor, [{ role: 'user', content: 'Before' }]);

    const racing = conversationOn(db.withPlugin(clearAfterFirstRead(db)));
    await racing.append(actor, [{ role: 'user', content: 'During' }]);
    expect((await conversation.read(actor)).map(({ content }) => content)).toEqual(['During']);
    await test.close();
  });

  it('stores nothing under a key that is gone', async () => {
    const test = await createTestApp(kind);
    const { db } = test.store.database;
    const message = { id: 'a', key_id: 'gone', sealed: 'x', created_at: 0 };
    expect(await insertMessages(db, [message])).toBe(false);
    expect(await db.selectFrom('chat_messages').selectAll().execute()).toEqual([]);
    await test.close();
  });
});

/** Lets somebody else clear the conversation right after its key was read. */
function clearAfterFirstRead(db: Db): KyselyPlugin {
  let cleared = false;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!cleared && result.rows.some((row) => 'wrapped_key' in row)) {
        cleared = true;
        await db.deleteFrom('chat_keys').execute();
      }
      return result;
    },
  };
}
