import { expect, it } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { createTestDatabase, describeDatabases } from '../../testing/databases.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createMessageCounter } from './message-counter.ts';
import { countAsked, countUnanswered } from './statistics-repository.ts';

describeDatabases('the count of questions', (kind) => {
  it('adds up what two processes counted, by day, language and topic', async () => {
    const { database, remove } = await createTestDatabase(kind);
    const clock = createTestClock();
    const [one, other] = [createMessageCounter(database.db, clock), createMessageCounter(database.db, clock)];
    one.add({ language: 'sw', kind: 'answer', topic: 'condoms' });
    one.add({ language: 'sw', kind: 'answer', topic: 'condoms' });
    other.add({ language: 'sw', kind: 'unsure', topic: 'condoms' });
    other.add({ language: 'en', kind: 'unknown', topic: undefined });
    await Promise.all([one.flush(), other.flush()]);
    clock.advance(DAY);
    one.add({ language: 'en', kind: 'unknown', topic: undefined });
    await one.flush();
    const { db } = database;
    expect(await countAsked(db, '2026-11-20')).toEqual([
      { day: '2026-11-21', language: 'en', topic: '', count: 1 },
      { day: '2026-11-20', language: 'sw', topic: 'condoms', count: 3 },
      { day: '2026-11-20', language: 'en', topic: '', count: 1 },
    ]);
    expect(await countUnanswered(db, '2026-11-20')).toEqual([
      { language: 'en', kind: 'unknown', topic: '', count: 2 },
      { language: 'sw', kind: 'unsure', topic: 'condoms', count: 1 },
    ]);
    expect(await countUnanswered(db, '2026-11-22')).toEqual([]);
    const days = await database.db.selectFrom('daily_counts').selectAll().orderBy('day').execute();
    expect(days.map(({ count }) => count)).toEqual([4, 1]);
    await remove();
  });

  it('keeps what could not be written for the next time', async () => {
    const { database, remove } = await createTestDatabase(kind);
    const counter = createMessageCounter(database.db, createTestClock());
    counter.add({ language: 'fr', kind: 'answer', topic: 'condoms' });
    await database.db.schema.alterTable('chat_question_counts').renameTo('elsewhere').execute();
    await expect(counter.flush()).rejects.toThrow();
    await database.db.schema.alterTable('elsewhere').renameTo('chat_question_counts').execute();
    counter.add({ language: 'fr', kind: 'answer', topic: 'condoms' });
    await counter.flush();
    const [asked] = await countAsked(database.db, '2026-11-20');
    expect(asked?.count).toBe(2);
    const [day] = await database.db.selectFrom('daily_counts').selectAll().execute();
    expect(day?.count).toBe(2);
    await remove();
  });
});
