import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testAssistant } from '../../testing/test-assistant.ts';

const SOURCE = {
  organisation: 'WHO',
  title: 'A fact sheet',
  year: 2025,
  url: 'https://who.int/a-fact-sheet',
};
const details: ReplyDetails = { kind: 'answer', language: 'en', sources: [], suggestions: [] };
const REPLIES: Record<string, { text: string; details: ReplyDetails }> = {
  crisis: {
    text: 'You are not alone. '.repeat(90),
    details: { ...details, kind: 'crisis', sources: [SOURCE] },
  },
  refusal: { text: 'That I will not help with.', details: { ...details, kind: 'refuse' } },
  longest: {
    text: 'A long answer. '.repeat(160),
    details: { ...details, sources: Array.from({ length: 25 }, () => SOURCE), suggestions: ['And then?'] },
  },
  greeting: { text: 'Hi', details: { ...details, kind: 'small-talk' } },
};
const QUESTIONS = [...Object.keys(REPLIES), '😀🙂'.repeat(500), 'x '.repeat(400), 'neno'];

describeDatabases('a saved conversation, to whoever has no key', (kind) => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    const answer: typeof testAssistant.answer = (asked) =>
      REPLIES[asked.question] ?? testAssistant.answer(asked);
    const environment = { RATE_LIMITS: 'off' };
    test = await createTestApp(kind, { environment, assistant: { ...testAssistant, answer } });
    ({ token } = await registerPerson(test));
    test.clock.advance(1_234_567);
    for (const question of QUESTIONS) {
      expect((await askChat(test, question, { token })).body.data.saved).toBe(true);
      test.clock.advance(61_003);
    }
  });
  afterAll(() => test.close());

  /** Everything that the database says of the account's turns, without random bytes. */
  const told = async () => {
    const { db } = test.store.database;
    const rows = await db.selectFrom('chat_turns').selectAll().execute();
    return rows.map(({ id, sealed, ...rest }) => ({ ...rest, id: id.length, sealed: sealed.length }));
  };

  it('is one row a question, and all rows of a day are equal but for random bytes', async () => {
    const rows = await told();
    expect(rows).toHaveLength(QUESTIONS.length);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1);
    expect(await test.store.database.db.selectFrom('chat_messages').selectAll().execute()).toEqual([]);
  });

  it('holds no time finer than the day', async () => {
    for (const row of await told())
      for (const value of Object.values(row))
        if (typeof value === 'number' && value > DAY) expect(value % DAY).toBe(0);
  });

  it('tells its owner each time to the millisecond, and everything that was said', async () => {
    const { body } = await test.call('GET', '/chat', { token });
    const messages = body.data.messages[0].messages;
    const start = Date.UTC(2026, 10, 20, 9, 0, 0) + 1_234_567;
    const times = QUESTIONS.flatMap((_, at) => Array(2).fill(new Date(start + at * 61_003).toISOString()));
    expect(messages.map(({ timestamp }: { timestamp: string }) => timestamp)).toEqual(times);
    expect(messages[1]).toMatchObject({ content: REPLIES['crisis']?.text, details: { kind: 'crisis' } });
    expect(messages[8].content).toBe('😀🙂'.repeat(500));
    const again = await test.call('GET', '/chat', { token });
    expect(again.body).toEqual(body);
  });

  it('does not stand beside counts of what it was about', async () => {
    const fresh = await createTestApp(kind, { store: test.store });
    const person = await registerPerson(fresh);
    await askChat(fresh, 'From an account', { token: person.token });
    await askChat(fresh, 'From a visitor');
    await fresh.app.close();
    const { db } = test.store.database;
    const about = await db.selectFrom('chat_question_counts').select('count').execute();
    const answered = await db.selectFrom('daily_counts').select('count').execute();
    expect([about, answered]).toEqual([[{ count: 1 }], [{ count: 2 }]]);
  });
});
