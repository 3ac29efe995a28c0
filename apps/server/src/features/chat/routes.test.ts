import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@salama/contract/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, PASSWORD, registerPerson, SESSION_ID } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('chat', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => test.close());

  const historyOf = async (token: string) =>
    (await test.call('GET', '/chat', { token })).body.data.messages[0].messages;

  it('answers a visitor and saves nothing', async () => {
    const { status, body } = await askChat(test, 'How long does an implant last?');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        results: 'You asked: How long does an implant last?',
        kind: 'answer',
        language: 'en',
        sources: [],
        suggestions: ['And then?'],
        mark: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
        saved: false,
      },
    });
    expect(await test.store.database.db.selectFrom('chat_turns').selectAll().execute()).toEqual([]);
  });

  it('keeps an account’s conversation, oldest first, with the details of each reply', async () => {
    const { token } = await registerPerson(test);
    expect((await askChat(test, 'First question', { token })).body.data.saved).toBe(true);
    await askChat(test, 'Second question', { token });
    const messages = await historyOf(token);
    expect(messages.map(({ role, content }: { role: string; content: string }) => [role, content])).toEqual([
      ['user', 'First question'],
      ['assistant', 'You asked: First question'],
      ['user', 'Second question'],
      ['assistant', 'You asked: Second question'],
    ]);
    expect(messages[1].details).toMatchObject({ kind: 'answer', suggestions: ['And then?'] });
    expect(messages[0].timestamp).toBe(new Date(test.clock.now()).toISOString());
  });

  it('shows the same conversation to another session of the account, and to no other account', async () => {
    const { token, username } = await registerPerson(test);
    await askChat(test, 'Only for me', { token });
    const second = await test.call('POST', '/auth/login', { body: { username, password: PASSWORD } });
    expect(await historyOf(second.body.data.token)).toHaveLength(2);
    const other = await registerPerson(test);
    expect(await historyOf(other.token)).toEqual([]);
  });

  it('takes the account from the token, whatever the body says', async () => {
    const [one, other] = [await registerPerson(test), await registerPerson(test)];
    const body = { question: 'Whose is this?', sessionId: SESSION_ID, userId: other.user._id };
    await test.call('POST', '/chat', { token: one.token, body });
    expect(await historyOf(one.token)).toHaveLength(2);
    expect(await historyOf(other.token)).toEqual([]);
  });

  it('returns the last 200 messages', async () => {
    const { token } = await registerPerson(test);
    for (let number = 1; number <= 101; number += 1)
      await askChat(test, `Question number ${number}`, { token });
    const messages = await historyOf(token);
    expect(messages).toHaveLength(200);
    expect(messages[0].content).toBe('Question number 2');
  });

  it('clears the conversation for every session and goes on with a new key', async () => {
    const { token, username } = await registerPerson(test);
    const second = await test.call('POST', '/auth/login', { body: { username, password: PASSWORD } });
    await askChat(test, 'Please forget this', { token });
    expect((await test.call('DELETE', '/chat', { token })).body).toEqual({ success: true, data: {} });
    expect(await historyOf(second.body.data.token)).toEqual([]);
    await askChat(test, 'After the clearing', { token: second.body.data.token });
    expect(await historyOf(token)).toHaveLength(2);
  });

  it('loses no acknowledged message when clearing and asking race', async () => {
    const { token } = await registerPerson(test);
    const calls = Array.from({ length: 12 }, (_, number) =>
      number % 4 === 0 ? test.call('DELETE', '/chat', { token }) : askChat(test, `Race ${number}`, { token }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    const messages = await historyOf(token);
    expect(messages.length % 2).toBe(0);
    await askChat(test, 'Still here', { token });
    expect(await historyOf(token)).toHaveLength(messages.length + 2);
  });

  it.each([
    ['GET', '/chat'],
    ['DELETE', '/chat'],
  ] as const)('%s %s needs a token', async (method, path) => {
    const answer = await test.call(method, path);
    expect(answer.status).toBe(401);
    expect(answer.body.error).toBe('UNAUTHENTICATED');
  });

  it('refuses a stale token instead of answering as a visitor', async () => {
    expect((await askChat(test, 'Am I signed in?', { token: 'stale' })).status).toBe(401);
  });

  it.each([
    ['', 'MESSAGE_EMPTY'],
    ['  \n ', 'MESSAGE_EMPTY'],
    ['word '.repeat(201), 'MESSAGE_TOO_LONG'],
    ['help meeeeeeeeee', 'MESSAGE_REPEATED'],
    ['PLEASE HELP ME NOW', 'MESSAGE_CAPITALS'],
  ])('refuses %j', async (question, error) => {
    const answer = await askChat(test, question);
    expect(answer.status).toBe(422);
    expect(answer.body.error).toBe(error);
    expect(answer.body.help).toBeUndefined();
  });

  it.each([999, 1_000])('accepts a message of %i characters', async (length) => {
    expect(
      (
        await askChat(
          test,
          '😀 '
            .repeat(length)
            .slice(0, length * 2)
            .trim()
            .slice(0, length),
        )
      ).status,
    ).toBe(200);
  });

  it('counts code points, not code units', async () => {
    const exactly = 'é😀'.repeat(limits.chat.message / 2);
    expect((await askChat(test, exactly)).status).toBe(200);
    expect((await askChat(test, `${exactly}é`)).body.error).toBe('MESSAGE_TOO_LONG');
  });

  it('gives a missing question its own sentence, and a broken session id the general one', async () => {
    const missing = await test.call('POST', '/chat', { body: { sessionId: SESSION_ID } });
    expect(missing.body).toMatchObject({ error: 'MESSAGE_EMPTY', message: 'Message cannot be empty' });
    const broken = await test.call('POST', '/chat', { body: { question: 'Hello there', sessionId: 'mine' } });
    expect(broken.body.error).toBe('INVALID_INPUT');
  });

  it('speaks the language of the body, else of the header', async () => {
    const body = { question: '', sessionId: SESSION_ID, language: 'sw' };
    const headers = { 'accept-language': 'fr' };
    expect((await test.call('POST', '/chat', { body, headers })).body.message).toBe(
      'Ujumbe hauwezi kuwa mtupu',
    );
    const french = await askChat(test, '', { headers });
    expect(french.body.message).toBe('Le message ne peut pas être vide');
  });

  it('shows help to a person in danger with every kind of answer', async () => {
    const danger = 'I AM BLEEDING SO MUCH';
    const help = { kind: 'emergency', contacts: [{ number: '112' }] };
    expect((await askChat(test, 'I am bleeding so much')).body).toMatchObject({ success: true, help });
    expect((await askChat(test, danger)).body).toMatchObject({ error: 'MESSAGE_CAPITALS', help });
    expect((await askChat(test, danger, { token: 'stale' })).body).toMatchObject({
      error: 'UNAUTHENTICATED',
      help,
    });
    const broken = await test.call('POST', '/chat', { body: { question: danger, sessionId: 'mine' } });
    expect(broken.body).toMatchObject({ error: 'INVALID_INPUT', help });
  });

  it('counts the messages of a day and nothing else about them', async () => {
    const { db } = test.store.database;
    const fresh = await createTestApp(kind, { store: test.store });
    await db.deleteFrom('daily_counts').execute();
    for (const question of ['One question', 'Another question']) await askChat(fresh, question);
    await fresh.app.close();
    const day = new Date(fresh.clock.now()).toISOString().slice(0, 10);
    expect(await db.selectFrom('daily_counts').selectAll().execute()).toEqual([
      { day, name: 'chat messages', count: 2 },
    ]);
  });
});

describeDatabases('chat at rest', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind);
  });
  afterAll(() => test.close());

  /** Everything in the database, and every byte the server wrote to its folder. */
  async function everythingKept(): Promise<string> {
    const { db } = test.store.database;
    const tables = [
      'users',
      'sessions',
      'chat_keys',
      'chat_turns',
      'chat_messages',
      'daily_counts',
      'daily_keys',
      'request_limits',
    ] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    const files = readdirSync(test.store.dataDir).map((name) =>
      readFileSync(join(test.store.dataDir, name), 'latin1'),
    );
    return JSON.stringify(rows) + files.join('\n');
  }

  it('holds no word of a conversation, no token and no password', async () => {
    const person = await registerPerson(test);
    await askChat(test, 'zanzibarmarker one', { token: person.token });
    await askChat(test, 'zanzibarmarker two');
    const kept = await everythingKept();
    expect(kept).toContain(person.username);
    for (const secret of ['zanzibarmarker', 'You asked', person.token, PASSWORD, '127.0.0.1']) {
      expect(kept).not.toContain(secret);
    }
  });

  it('leaves neither a message nor its key behind when the conversation is cleared', async () => {
    const { token } = await registerPerson(test);
    const { db } = test.store.database;
    await askChat(test, 'Please forget this', { token });
    const key = await db.selectFrom('chat_keys').selectAll().orderBy('id').execute();
    const turns = await db.selectFrom('chat_turns').select('sealed').execute();
    const before = await everythingKept();
    expect(before).toContain(key[0]?.wrapped_key);
    const own = new Set(key.map(({ wrapped_key }) => wrapped_key));
    await test.call('DELETE', '/chat', { token });
    const after = await everythingKept();
    const left = await db.selectFrom('chat_keys').select('wrapped_key').execute();
    for (const { wrapped_key } of left) own.delete(wrapped_key);
    expect(own.size).toBe(1);
    for (const wrapped of own) expect(after).not.toContain(wrapped);
    const remaining = await db.selectFrom('chat_turns').select('sealed').execute();
    const gone = turns.filter(({ sealed }) => !remaining.some((row) => row.sealed === sealed));
    expect(gone).toHaveLength(1);
    for (const { sealed } of gone) expect(after).not.toContain(sealed.slice(0, 40));
  });
});
