import type { HistoryMessage } from '@salama/contract/chat/schemas.ts';
import { type KyselyPlugin, OperationNodeTransformer, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR, startOfDay } from '../../platform/clock.ts';
import { connectDatabase, type Db } from '../../platform/database/connect.ts';
import { systemRandomness } from '../../platform/randomness.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { keepOldConversation, type OldMessage, ownerOf } from '../../testing/old-conversation.ts';
import { askChat, type Person, registerPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createConversation, type Owner } from './conversation.ts';
import { deleteLeftMessages } from './old-messages.ts';

const QUESTIONS = 47;

describeDatabases('a conversation that was kept message by message', (kind) => {
  let test: TestApp;
  let person: Person;
  let owner: Owner;
  let old: OldMessage[];
  beforeEach(async () => {
    test = await createTestApp(kind);
    person = await registerPerson(test);
    owner = await ownerOf(test, person);
    old = await keepOldConversation(test, owner, QUESTIONS, startOfDay(test.clock.now()));
  });
  afterEach(() => test.close());

  const conversationOn = (db: Db) =>
    createConversation({
      database: { db, eraseTraces: test.store.database.eraseTraces },
      clock: test.clock,
      randomness: systemRandomness,
    });
  const counts = async () => {
    const { db } = test.store.database;
    const left = await db.selectFrom('chat_messages').select('id').execute();
    const turns = await db.selectFrom('chat_turns').select('sealed').execute();
    return { left: left.length, turns: turns.length };
  };
  const wordsOf = (messages: HistoryMessage[]) =>
    messages.map(({ id, role, content }) => ({ id, role, content }));
  const history = async (token: string): Promise<HistoryMessage[]> =>
    (await test.call('GET', '/chat', { token })).body.data.messages[0].messages;
  const RENEWED = { left: 0, turns: QUESTIONS };

  it('is sealed as turns at sign-in, with its ids, its order, its words and its day', async () => {
    const token = await signIn(test, person);
    await expect.poll(counts).toEqual(RENEWED);
    const messages = await history(token);
    expect(wordsOf(messages)).toEqual(old);
    const day = new Date(startOfDay(test.clock.now())).toISOString();
    for (const message of messages) expect(message).toMatchObject({ timestamp: day, dayOnly: true });
    const rows = await test.store.database.db.selectFrom('chat_turns').select('sealed').execute();
    expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1);
  });

  it('is sealed as turns when its owner comes with the recovery code', async () => {
    const { username, recoveryCode } = person;
    const body = { username, recoveryCode, password: 'another blue river' };
    expect((await test.call('POST', '/auth/recover', { body })).status).toBe(200);
    await expect.poll(counts).toEqual(RENEWED);
  });

  it('is sealed as turns when its owner, signed in, comes back after an hour', async () => {
    await test.call('GET', '/auth/me', { token: person.token });
    test.clock.advance(HOUR);
    await test.call('GET', '/auth/me', { token: person.token });
    await expect.poll(counts).toEqual(RENEWED);
  });

  it('is read before that too, with what was asked since', async () => {
    await askChat(test, 'Asked since', { token: person.token });
    expect(await counts()).toEqual({ left: 2 * QUESTIONS, turns: 1 });
    const before = await history(person.token);
    expect(wordsOf(before.slice(0, -2))).toEqual(old);
    expect(before.at(-2)).toMatchObject({ content: 'Asked since' });
    await conversationOn(test.store.database.db).renew(owner);
    expect(await history(person.token)).toEqual(before);
  });

  it('is lost in no part when the work is ended half-way, and is finished the next time', async () => {
    const { db } = test.store.database;
    await expect(conversationOn(db.withPlugin(failAtDelete(2))).renew(owner)).rejects.toThrow('ended');
    expect(await counts()).toEqual({ left: 2 * QUESTIONS - 40, turns: 20 });
    expect(wordsOf(await history(person.token))).toEqual(old);
    await conversationOn(db).renew(owner);
    expect(await counts()).toEqual(RENEWED);
    expect(wordsOf(await history(person.token))).toEqual(old);
  });

  it('is sealed once when two sign-ins do it at once, on PostgreSQL in two processes', async () => {
    const { database, url: DATABASE_URL, dataDir: DATA_DIR } = test.store;
    const patience = { connect: 10_000, statement: 10_000 };
    const other = DATABASE_URL && (await connectDatabase({ DATABASE_URL, DATA_DIR }, test.clock, patience));
    const both = [database, other || database];
    await Promise.all(both.map(({ db }) => conversationOn(db).renew(owner)));
    if (other) await other.close();
    expect(await counts()).toEqual(RENEWED);
    expect(wordsOf(await history(person.token))).toEqual(old);
  });

  it('is not brought back by the work when it is cleared meanwhile', async () => {
    const { db } = test.store.database;
    const conversation = conversationOn(db);
    await Promise.all([conversation.renew(owner), conversation.clear(owner)]);
    expect(await counts()).toEqual({ left: 0, turns: 0 });
  });

  it('is deleted when nobody came for 90 days, and what was sealed as turns stays', async () => {
    const { database } = test.store;
    const { rows } = await sql<{ timestamp: string }>`select timestamp from kysely_migration
      where name like '0010-%'`.execute(database.db);
    const began = Date.parse(rows[0]?.timestamp ?? '');
    expect(Math.abs(Date.now() - began)).toBeLessThan(HOUR);
    await askChat(test, 'Asked since', { token: person.token });
    test.clock.advance(began + 90 * DAY - 1 - test.clock.now());
    await deleteLeftMessages(database, test.clock);
    expect(await counts()).toEqual({ left: 2 * QUESTIONS, turns: 1 });
    test.clock.advance(1);
    await deleteLeftMessages(database, test.clock);
    expect(await counts()).toEqual({ left: 0, turns: 1 });
    await deleteLeftMessages(database, test.clock);
  });
});

/** As if the process ended there. */
function failAtDelete(number: number): KyselyPlugin {
  let deletes = 0;
  return {
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode') deletes += 1;
      if (node.kind === 'DeleteQueryNode' && deletes === number) throw new Error('ended');
      return new OperationNodeTransformer().transformNode(node);
    },
    transformResult: async ({ result }) => result,
  };
}
