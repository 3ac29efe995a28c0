import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/connect.ts';
import { systemRandomness } from '../../platform/randomness.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createConversation, type NewReply } from './conversation.ts';
import { insertTurns } from './repository.ts';

const REPLY: NewReply = {
  text: 'A reply',
  details: { kind: 'answer', language: 'en', sources: [], suggestions: [] },
};

describeDatabases('a conversation', (kind) => {
  it('keeps nothing of an answer that was on its way when it was cleared', async () => {
    const test = await createTestApp(kind);
    const actor = await newActor(test);
    const conversation = conversationOn(test, test.store.database.db);
    const first = await conversation.open(actor);
    await conversation.clear(actor);
    expect(await first('Asked before', REPLY)).toBe(false);
    const second = await conversation.open(actor);
    expect(await second('Asked before', REPLY)).toBe(true);
    await conversation.clear(actor);
    expect(await second('Asked before', REPLY)).toBe(false);
    expect(await conversation.read(actor)).toEqual([]);
    await test.close();
  });

  it('is opened under a new key when its key is cleared while it is made', async () => {
    const test = await createTestApp(kind);
    const actor = await newActor(test);
    const { db } = test.store.database;
    const racing = conversationOn(test, db.withPlugin(clearBeforeFirstRead(db)));
    const append = await racing.open(actor);
    expect(await append('During', REPLY)).toBe(true);
    expect((await racing.read(actor)).map(({ content }) => content)).toEqual(['During', 'A reply']);
    await test.close();
  });

  it('stores nothing under a key that is gone', async () => {
    const test = await createTestApp(kind);
    const { db } = test.store.database;
    const turn = { id: 'a', key_id: 'gone', sealed: 'x', created_at: 0 };
    expect(await insertTurns(db, [turn])).toBe(false);
    expect(await db.selectFrom('chat_turns').selectAll().execute()).toEqual([]);
    await test.close();
  });
});

function conversationOn({ store, clock }: TestApp, db: Db) {
  const { eraseTraces } = store.database;
  return createConversation({ database: { db, eraseTraces }, clock, randomness: systemRandomness });
}

async function newActor(test: TestApp): Promise<Actor> {
  const { user } = await registerPerson(test);
  return {
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
}

/** Lets somebody else clear the conversation right after its new key was written. */
function clearBeforeFirstRead(db: Db): KyselyPlugin {
  let cleared = false;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isWritten = result.numAffectedRows === 1n;
      if (!cleared && isWritten) {
        cleared = true;
        await db.deleteFrom('chat_keys').execute();
      }
      return result;
    },
  };
}
