import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, ask, nextText, published } from './testing/board.ts';
import { type DatabaseKind, describeDatabases } from './testing/databases.ts';
import { askChat, newVisitor } from './testing/people.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/** What a call with a session may ask of the database, limits on, transactions counted as what they are. */
const MOST: Record<DatabaseKind, Record<string, number>> = {
  // Limits count in memory; a statement writes to one table.
  SQLite: { list: 1, question: 2, vote: 6, ask: 7, answer: 9, chat: 0 },
  PostgreSQL: { list: 1, question: 2, vote: 5, ask: 6, answer: 11, chat: 1 },
};

describeDatabases('a call', (kind) => {
  let test: TestApp;
  let statements: string[];
  beforeEach(async () => {
    test = await createTestApp(kind);
    statements = [];
    listen(kind, statements);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await test.close();
  });

  /** The statements of the second such call: what is kept for a while is then known. */
  async function cost(call: (headers: Record<string, string>) => Promise<{ status: number }>) {
    await call(await newVisitor(test));
    const headers = await newVisitor(test);
    statements.length = 0;
    expect((await call(headers)).status).toBeLessThan(300);
    return statements;
  }
  const board = '/community/questions';

  it('to read a list asks only what is one’s own', async () => {
    await published(test);
    expect(await cost((headers) => test.call('GET', board, { headers }))).toHaveLength(
      MOST[kind]['list'] ?? 0,
    );
  });

  it('to read a question asks for it and for one’s own votes', async () => {
    const id = await published(test);
    await answer(test, id, nextText(), { headers: await newVisitor(test) });
    const read = await cost((headers) => test.call('GET', `${board}/${id}`, { headers }));
    expect(read).toHaveLength(MOST[kind]['question'] ?? 0);
  });

  it('to vote, ask, answer or chat stays within its number', async () => {
    const id = await published(test);
    const spent = {
      vote: await countOf((headers) => test.call('POST', `${board}/${id}/vote`, { headers, body: {} })),
      ask: await countOf((headers) =>
        ask(test, nextText(), { headers, more: { tags: ['one', 'two', 'three'] } }),
      ),
      answer: await countOf((headers) => answer(test, id, nextText(), { headers })),
      chat: await countOf((headers) => askChat(test, 'Hello there', { headers })),
    };
    const { list: _list, question: _question, ...most } = MOST[kind];
    expect(spent).toEqual(most);
  });

  async function countOf(call: Parameters<typeof cost>[0]): Promise<number> {
    return (await cost(call)).length;
  }
});

/** Hears every statement on its way to the database. */
function listen(kind: DatabaseKind, statements: string[]): void {
  if (kind === 'PostgreSQL') {
    const query = pg.Client.prototype.query;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const [first] = given;
      statements.push(typeof first === 'string' ? first : (first as { text: string }).text);
      return Reflect.apply(query, this, given);
    });
    return;
  }
  for (const method of ['all', 'run'] as const) {
    const original = StatementSync.prototype[method];
    vi.spyOn(StatementSync.prototype, method).mockImplementation(function (this: StatementSync, ...given) {
      statements.push(this.sourceSQL);
      return Reflect.apply(original, this, given);
    });
  }
}
