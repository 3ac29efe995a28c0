import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, ask, nextText } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { type Answer, createTestApp, type TestApp } from '../../testing/test-app.ts';

const ROUNDS = 25;

describeDatabases('what several people do to one discussion at once', (kind) => {
  let test: TestApp;
  let admin: Person;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    admin = await registerAdmin(test);
  });
  afterEach(() => test.close());

  const caseOf = async (itemId: string) => {
    const { db } = test.store.database;
    return db
      .selectFrom('moderation_cases')
      .select('id')
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
  };
  const decide = async (itemId: string, action: string) => {
    const { id } = await caseOf(itemId);
    return () => test.call('PATCH', `/admin/reports/${id}`, { token: admin.token, body: { action } });
  };
  const report = (path: string, headers: Record<string, string>) => () =>
    test.call('POST', `/community/questions/${path}/reports`, { headers, body: { reason: 'grooming' } });
  const remove = (path: string, who: { headers: Record<string, string> }) => () =>
    test.call('DELETE', `/community/questions/${path}`, { ...who, body: {} });

  /** All at once, in a different order each time. */
  async function atOnce(round: number, calls: (() => Promise<Answer>)[]): Promise<void> {
    const turn = round % calls.length;
    const all = await Promise.all([...calls.slice(turn), ...calls.slice(0, turn)].map((call) => call()));
    for (const { status } of all) expect([200, 201, 404, 409]).toContain(status);
  }

  /** A case whose post is gone could be decided by nobody, and would close the board after a day. */
  async function expectNoLooseCase(): Promise<void> {
    const { db } = test.store.database;
    const posts = await Promise.all(
      (['community_questions', 'community_answers'] as const).map((table) =>
        db.selectFrom(table).select('id').execute(),
      ),
    );
    const ids = new Set(posts.flat().map(({ id }) => id));
    const cases = await db.selectFrom('moderation_cases').select('item_id').execute();
    expect(cases.filter(({ item_id }) => !ids.has(item_id))).toEqual([]);
  }

  it('waits for nobody in a circle: its author deletes what a moderator decides on', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = { headers: await newVisitor(test) };
      const id = (await ask(test, `${nextText()} hold-insult`, { ...who, more: { tags: ['one', 'two'] } }))
        .body.data.question._id;
      await atOnce(round, [remove(id, who), await decide(id, 'approve')]);
    }
    await expectNoLooseCase();
  });

  it('waits for nobody in a circle: it is reported, answered and voted for while parts of it are deleted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [asker, answerer] = [{ headers: await newVisitor(test) }, { headers: await newVisitor(test) }];
      const [one, other] = [await newVisitor(test), await newVisitor(test)];
      const id = (await ask(test, nextText(), { ...asker, more: { tags: ['one', 'two'] } })).body.data
        .question._id;
      const { answerId } = (await answer(test, id, nextText(), answerer)).body.data;
      await report(id, other)();
      await atOnce(round, [
        remove(id, asker),
        remove(`${id}/answers/${answerId}`, answerer),
        report(id, one),
        report(`${id}/answers/${answerId}`, one),
        await decide(id, 'remove'),
        () => answer(test, id, `${nextText()} hold-insult`, { headers: other }),
        () => test.call('POST', `/community/questions/${id}/vote`, { headers: one }),
      ]);
    }
    await expectNoLooseCase();
  });

  it('waits for nobody in a circle: an account goes with posts on what others ask about', async () => {
    const tags = ['one', 'two', 'three', 'four', 'five'];
    for (let round = 0; round < 6; round += 1) {
      const { token, password } = await registerPerson(test);
      for (const tag of round % 2 ? tags : tags.toReversed())
        await ask(test, nextText(), { token, more: { tags: [tag] } });
      const asking = Array.from({ length: 12 }, () => () => ask(test, nextText(), { more: { tags } }));
      await atOnce(0, [() => test.call('DELETE', '/auth/me', { token, body: { password } }), ...asking]);
    }
    await expectNoLooseCase();
  });
});
