import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, describeDatabases, type TestDatabase } from '../../testing/databases.ts';
import { fillBoard } from '../../testing/fill-board.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { tidyBoard } from './retention.ts';

const QUESTIONS = 1_201;

describeDatabases('a board that nobody tidied for long', (kind) => {
  let store: TestDatabase;
  beforeEach(async () => {
    store = await createTestDatabase(kind);
    await fillBoard(store.database, { questions: QUESTIONS, answers: QUESTIONS, votes: 0 });
    for (const table of ['community_questions', 'community_answers'] as const)
      await store.database.db.updateTable(table).set({ writer: 'sealed', created_at: 1 }).execute();
  });
  afterEach(() => store.remove());

  it('forgets who wrote each post, however many there are', async () => {
    await tidyBoard({ database: store.database, clock: createTestClock() });
    for (const table of ['community_questions', 'community_answers'] as const) {
      const left = store.database.db.selectFrom(table).select('id').where('writer', 'is not', null);
      expect(await left.execute()).toEqual([]);
    }
  });

  if (kind === 'SQLite')
    it('finds what is to be forgotten without looking at every post', async () => {
      const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
      await tidyBoard({ database: store.database, clock: createTestClock() });
      const statements = prepare.mock.calls
        .map(([sql]) => sql)
        .filter((sql) => sql.includes('"created_at" <'));
      vi.restoreAllMocks();
      expect(statements.length).toBeGreaterThanOrEqual(4);
      const file = new DatabaseSync(`${store.dataDir}/salama.sqlite`, { readOnly: true });
      for (const sql of statements) {
        const plan = file
          .prepare(`explain query plan ${sql}`)
          .all()
          .map(({ detail }) => String(detail));
        const steps = plan.filter((step) => /community_(?:questions|answers)\b/.test(step));
        expect(
          steps.filter((step) => !/PRIMARY KEY|_writers|_unpublished/.test(step)),
          plan.join('; '),
        ).toEqual([]);
      }
      file.close();
    });
});
