import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, ask, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, registerAdmin, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const MARKER = 'leakmarker';

describeDatabases('what is not published', (kind) => {
  let test: TestApp;
  let admin: string;
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    admin = (await registerAdmin(test)).token;
  });
  afterAll(() => test.close());

  const caseOf = async (itemId: string) => {
    for (const status of ['open', 'decided']) {
      const { body } = await test.call('GET', `/admin/reports?status=${status}`, { token: admin });
      const found = body.data.reports.find((one: { itemId: string }) => one.itemId === itemId);
      if (found) return found;
    }
    throw new Error('no case');
  };
  const decide = async (itemId: string, action: string) =>
    test.call('PATCH', `/admin/reports/${(await caseOf(itemId))._id}`, { token: admin, body: { action } });

  /** Everything that anybody but its author may read. */
  async function everythingShown(questionId: string, headers: Record<string, string>): Promise<string> {
    const { token } = await registerPerson(test);
    const reads = [
      test.call('GET', '/community/questions', { headers }),
      test.call('GET', '/community/questions', { token }),
      test.call('GET', '/community/questions'),
      test.call('GET', '/community/questions?page=2'),
      test.call('GET', `/community/questions?tag=${MARKER}`),
      test.call('GET', `/community/questions?search=${MARKER}`),
      test.call('GET', '/community/questions?search=le'),
      test.call('GET', '/community/questions?lang=en'),
      test.call('GET', `/community/questions/${questionId}`, { headers }),
      test.call('POST', '/community/questions/similar', { body: { content: `${MARKER} question` } }),
      test.call('POST', '/community/receipts', { token, body: {} }),
    ];
    return (await Promise.all(reads)).map(({ text }) => text).join('\n');
  }

  it.each([
    ['held', async () => {}],
    ['removed', async (id: string) => void (await decide(id, 'remove'))],
  ])('because %s is on no read path, and its author is told', async (state, make) => {
    const author = await newVisitor(test);
    const content = `${MARKER} ${nextText()} hold-insult`;
    const asked = await ask(test, content, { headers: author, more: { tags: [MARKER] } });
    expect(asked.status).toBe(201);
    expect(asked.body.data).toMatchObject({
      question: { content, moderation: 'held' },
      notice: 'Thank you. A moderator reads it first.',
    });
    const id = asked.body.data.question._id;
    await make(id);
    const stranger = await newVisitor(test);
    const shown = await everythingShown(id, stranger);
    expect(shown).not.toContain(MARKER);
    expect(shown).not.toContain(id);
    for (const path of [`${id}/vote`, `${id}/reports`, `${id}/answers`]) {
      const body = path.endsWith('reports') ? { reason: 'spam' } : { content: nextText() };
      const refused = await test.call('POST', `/community/questions/${path}`, { headers: stranger, body });
      expect([path, refused.status]).toEqual([path, 404]);
    }
    const own = await test.call('GET', `/community/questions/${id}`, { headers: author });
    expect(own.body.data.question).toMatchObject({ content, moderation: state });
    const receipt = asked.body.data.receipt;
    const found = await test.call('POST', '/community/receipts', { body: { receipt } });
    expect(found.body.data.questions[0]).toMatchObject({ _id: id, moderation: state });
    await test.call('DELETE', `/community/questions/${id}`, { body: { receipt } });
  });

  it('is shown to nobody who merely shares a network with its author', async () => {
    const asked = await ask(test, `${MARKER} ${nextText()} hold-insult`);
    const { question, receipt } = asked.body.data;
    expect(question).toMatchObject({ isOwn: true, moderation: 'held' });
    const path = `/community/questions/${question._id}`;
    expect((await test.call('GET', path)).status).toBe(404);
    expect((await test.call('DELETE', path)).status).toBe(404);
    expect((await test.call('DELETE', path, { body: { receipt } })).status).toBe(200);
  });

  it('appears everywhere at once when approved, and is gone again at once when removed', async () => {
    const content = `${MARKER} ${nextText()} hold-insult`;
    const id = (await ask(test, content, { more: { tags: [MARKER] } })).body.data.question._id;
    const paths = ['', `?tag=${MARKER}`, `?search=${MARKER}`, '?search=le', '?lang=en'];
    const shows = async () =>
      Promise.all(
        paths.map(async (query) =>
          (await test.call('GET', `/community/questions${query}`)).text.includes(id),
        ),
      );
    expect(await shows()).toEqual(paths.map(() => false));
    expect((await decide(id, 'approve')).body.data.report).toMatchObject({
      state: 'published',
      status: 'decided',
    });
    expect(await shows()).toEqual(paths.map(() => true));
    expect((await test.call('GET', '/community/questions')).body.data.tags).toContain(MARKER);
    await decide(id, 'remove');
    expect(await shows()).toEqual(paths.map(() => false));
    expect((await test.call('GET', '/community/questions')).body.data.tags).not.toContain(MARKER);
  });

  it('keeps a held answer out of the question and its count', async () => {
    const id = await published(test);
    const author = await newVisitor(test);
    const posted = await answer(test, id, `${MARKER} hold-insult`, { headers: author });
    expect(posted.body.data.question).toMatchObject({ answerCount: 0, answers: [{ moderation: 'held' }] });
    expect(await everythingShown(id, await newVisitor(test))).not.toContain(MARKER);
    const { answerId } = posted.body.data;
    for (const action of ['vote', 'reports']) {
      const path = `/community/questions/${id}/answers/${answerId}/${action}`;
      expect((await test.call('POST', path, { body: { reason: 'spam' } })).status).toBe(404);
    }
    await decide(answerId, 'approve');
    const read = await test.call('GET', `/community/questions/${id}`);
    expect(read.body.data.question).toMatchObject({ answerCount: 1, answers: [{ _id: answerId }] });
    await decide(answerId, 'remove');
    expect((await test.call('GET', `/community/questions/${id}`)).body.data.question).toMatchObject({
      answerCount: 0,
      answers: [],
    });
  });

  it('holds everything where every post is reviewed', async () => {
    const careful = await createTestApp(kind, {
      store: test.store,
      environment: { MODERATION: 'review-all', RATE_LIMITS: 'off' },
    });
    const asked = await ask(careful, nextText());
    expect(asked.body.data.question.moderation).toBe('held');
    await careful.app.close();
  });
});
