import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { answer, ask, listed, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, PASSWORD, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { tidyBoard } from './retention.ts';

describeDatabases('one’s own posts', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => test.close());

  const find = (receipt: string | undefined, options = {}) =>
    test.call('POST', '/community/receipts', { ...options, body: { receipt } });
  const remove = (path: string, receipt?: string, options = {}) =>
    test.call('DELETE', `/community/questions/${path}`, { ...options, body: { receipt } });

  it('are found and deleted by the receipt, as people type it, from anywhere', async () => {
    const content = nextText();
    const asked = await ask(test, content, { headers: await newVisitor(test), more: { tags: ['mine'] } });
    const { question, receipt } = asked.body.data;
    await answer(test, question._id, nextText());
    const typed = receipt.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const found = await find(typed, { headers: await newVisitor(test) });
    expect(found.body.data.questions).toMatchObject([{ _id: question._id, isOwn: true, answerCount: 1 }]);
    const other = await newVisitor(test);
    expect((await remove(question._id, undefined, { headers: other })).body.error).toBe('NOT_YOURS');
    expect((await remove(question._id, `${receipt}X`, { headers: other })).body.error).toBe('NOT_YOURS');
    expect((await remove(question._id, typed, { headers: other })).body).toEqual({ success: true, data: {} });
    expect((await test.call('GET', `/community/questions/${question._id}`)).status).toBe(404);
    expect(await listed(test)).not.toContain(content);
    expect((await test.call('GET', '/community/questions')).body.data.tags).not.toContain('mine');
    expect((await find(receipt)).body.error).toBe('RECEIPT_UNKNOWN');
    expect((await remove(question._id, receipt)).status).toBe(404);
  });

  it('are deleted without a receipt by the same session or account', async () => {
    const headers = await newVisitor(test);
    const { token } = await registerPerson(test);
    const bySession = await ask(test, nextText(), { headers });
    const byAccount = await ask(test, nextText(), { token });
    const [one, other] = [bySession, byAccount].map(({ body }) => body.data.question._id);
    expect((await remove(one, undefined, { token })).status).toBe(403);
    expect((await remove(other, undefined, { headers })).status).toBe(403);
    expect((await remove(one, undefined, { headers })).status).toBe(200);
    expect((await remove(other, undefined, { token })).status).toBe(200);
  });

  it('of an account are found by it alone, asked and answered, after some were deleted', async () => {
    const { token, username } = await registerPerson(test);
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) ids.push((await ask(test, nextText(), { token })).body.data.question._id);
    await remove(ids[1] ?? '', undefined, { token });
    const answered = await published(test);
    await answer(test, answered, nextText(), { token });
    await answer(test, answered, nextText(), { token });
    const again = await test.call('POST', '/auth/login', { body: { username, password: PASSWORD } });
    const found = await find(undefined, { token: again.body.data.token });
    expect(found.body.data.questions.map(({ _id }: { _id: string }) => _id)).toEqual([
      answered,
      ids[2],
      ids[0],
    ]);
    const { token: foreign } = await registerPerson(test);
    expect((await find(undefined, { token: foreign })).body.data.questions).toEqual([]);
    expect((await find(undefined)).body.error).toBe('FIELDS_REQUIRED');
  });

  it('of an account are all found when they were sent at once', async () => {
    const { token } = await registerPerson(test);
    const all = await Promise.all(Array.from({ length: 8 }, () => ask(test, nextText(), { token })));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
    expect((await find(undefined, { token })).body.data.questions).toHaveLength(8);
  });

  it('an answer goes by its own receipt and leaves the question and its count right', async () => {
    const id = await published(test);
    const { receipt, answerId } = (await answer(test, id, nextText())).body.data;
    await answer(test, id, nextText(), { headers: await newVisitor(test) });
    expect((await find(receipt)).body.data.questions[0].answers[0]).toMatchObject({
      _id: answerId,
      isOwn: true,
    });
    const headers = await newVisitor(test);
    expect((await remove(`${id}/answers/${answerId}`, undefined, { headers })).status).toBe(403);
    const { question } = (await remove(`${id}/answers/${answerId}`, receipt, { headers })).body.data;
    expect(question).toMatchObject({ answerCount: 1, answers: [{ isOwn: false }] });
  });

  it('deleted twenty times at once are deleted, and counted, once', async () => {
    const before = await ask(test, nextText(), { more: { tags: ['twice'] } });
    const { question, receipt } = (await ask(test, nextText(), { more: { tags: ['twice'] } })).body.data;
    const all = await Promise.all(Array.from({ length: 20 }, () => remove(question._id, receipt)));
    for (const { status } of all) expect([200, 404]).toContain(status);
    expect((await test.call('GET', '/community/questions')).body.data.tags).toContain('twice');
    expect(before.status).toBe(201);
  });

  it('leave no way from the database to an account, a session, an address or a receipt', async () => {
    const person = await registerPerson(test);
    const headers = await newVisitor(test);
    const { question } = (await ask(test, nextText(), { token: person.token })).body.data;
    const { receipt } = (await ask(test, nextText(), { headers })).body.data;
    await test.call('POST', `/community/questions/${question._id}/vote`, { token: person.token });
    await test.call('POST', `/community/questions/${question._id}/reports`, {
      headers,
      body: { reason: 'other' },
    });
    const { db } = test.store.database;
    const tables = [
      'community_questions',
      'community_votes',
      'community_authors',
      'community_shelf',
      'moderation_cases',
      'moderation_reports',
    ] as const;
    const rows = JSON.stringify(
      await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())),
    );
    const session = headers['x-session-id']?.split('.')[0] ?? '';
    for (const secret of [person.user._id, person.username, session, '127.0.0.1', receipt])
      expect(rows).not.toContain(secret);
    expect(rows).toContain(question._id);
  });

  it('forget after 30 days who wrote them, and go for good if they were never published', async () => {
    const { db } = test.store.database;
    const held = (await ask(test, `${nextText()} hold-insult`)).body.data.question._id;
    const id = await published(test);
    const rows = () =>
      db.selectFrom('community_questions').select(['id', 'writer']).where('id', 'in', [held, id]).execute();
    const tidyAfter = (days: number) =>
      tidyBoard({
        database: test.store.database,
        clock: createTestClock(test.clock.now() + days * DAY),
      });
    await tidyAfter(29);
    expect((await rows()).map(({ writer }) => writer !== null)).toEqual([true, true]);
    await tidyAfter(31);
    expect(await rows()).toEqual([{ id, writer: null }]);
    const cases = db.selectFrom('moderation_cases').select('id').where('item_id', '=', held);
    expect(await cases.execute()).toEqual([]);
  });

  it('leave no word of a deleted post in any file', async () => {
    const content = 'Zanzibarmarker, is this gone for good?';
    const { question, receipt } = (await ask(test, content)).body.data;
    await remove(question._id, receipt);
    const files = readdirSync(test.store.dataDir).map((name) =>
      readFileSync(join(test.store.dataDir, name), 'latin1'),
    );
    expect(files.join('\n').toLowerCase()).not.toContain('zanzibarmarker');
  });
});
