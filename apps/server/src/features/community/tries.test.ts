import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../platform/clock.ts';
import { ask, listed, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, registerPerson } from '../../testing/people.ts';
import { type CallOptions, createTestApp, type TestApp } from '../../testing/test-app.ts';

const KEY = 'b7c3d1a0-2f4e-4d58-9a63-1c0f5e7b9d24';

describeDatabases('a try that is sent again with its key', (kind) => {
  let test: TestApp;
  let headers: Record<string, string>;
  beforeEach(async () => {
    test = await createTestApp(kind);
    headers = { ...(await newVisitor(test)), 'idempotency-key': KEY };
  });
  afterEach(() => test.close());

  const send = (path: string, body: object, options: CallOptions = { headers }, app = test) =>
    app.call('POST', path, { ...options, body });

  it.each([
    ['question', '/community/questions', () => ({ content: nextText(), tags: ['hiv'] })],
    [
      'story',
      '/testimonials',
      () => ({ rating: 5, story: `It helped me. ${nextText()}`, name: '', location: '' }),
    ],
    ['suggestion', '/suggestions', () => ({ suggestion: nextText() })],
  ])('gives a %s once, and the answer of the first time', async (_, path, make) => {
    const body = make();
    const first = await send(path, body);
    expect(first.status).toBe(201);
    const other = await createTestApp(kind, { store: test.store });
    for (const app of [test, other]) {
      const again = await send(path, body, { headers }, app);
      expect([again.status, again.body]).toEqual([201, first.body]);
    }
    await other.app.close();
    const another = { ...(await newVisitor(test)), 'idempotency-key': KEY };
    const theirs = await send(path, { ...make() }, { headers: another });
    expect(theirs.body.data).not.toEqual(first.body.data);
  });

  it('gives an answer once, its receipt finds it, and nothing more is spent', async () => {
    const id = await published(test);
    const body = { content: 'Yes, it is safe, a nurse told me so.' };
    const answers = [];
    for (let time = 0; time < 12; time += 1)
      answers.push(await send(`/community/questions/${id}/answers`, body));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { receipt, answerId } = answers[0]?.body.data ?? {};
    const removed = await test.call('DELETE', `/community/questions/${id}/answers/${answerId}`, {
      body: { receipt },
    });
    expect(removed.status).toBe(200);
  });

  it('is stored once when it comes to two processes at once', async () => {
    const other = await createTestApp(kind, { store: test.store });
    for (let round = 0; round < 10; round += 1) {
      const content = nextText();
      const twice = { headers: { ...(await newVisitor(test)), 'idempotency-key': KEY } };
      const both = await Promise.all([test, other, test, other].map((app) => ask(app, content, twice)));
      const done = both.filter(({ status }) => status === 201);
      // Whoever came while the first was on its way may be told that it is a copy; the next try finds it.
      expect(done.length).toBeGreaterThan(0);
      expect(new Set(done.map(({ body }) => body.data.receipt)).size).toBe(1);
      expect((await ask(test, content, twice)).body.data.receipt).toBe(done[0]?.body.data.receipt);
      expect((await listed(test)).filter((text) => text === content)).toHaveLength(1);
    }
    await other.app.close();
  });

  it('says again that a moderator looks first, and brings the help again', async () => {
    const content = `${nextText()} hold-grooming I am bleeding`;
    const first = await ask(test, content, { headers });
    expect((await ask(test, content, { headers })).body).toEqual(first.body);
    expect(first.body.help).toBeDefined();
  });

  it('belongs to its account, and another text is another try', async () => {
    const { token } = await registerPerson(test);
    const content = nextText();
    const keyed = { token, headers: { 'idempotency-key': KEY } };
    const first = await ask(test, content, keyed);
    expect((await ask(test, content, keyed)).body.data.question._id).toBe(first.body.data.question._id);
    test.clock.advance(MINUTE);
    expect((await ask(test, nextText(), keyed)).body.data.question._id).not.toBe(
      first.body.data.question._id,
    );
    const stranger = await ask(test, content, { headers });
    expect(stranger.body.data?.question._id).not.toBe(first.body.data.question._id);
  });

  it('counts as none with a key too short to be anybody’s own', async () => {
    const content = nextText();
    const short = { headers: { ...headers, 'idempotency-key': '1' } };
    await ask(test, content, short);
    expect((await ask(test, content, short)).body.error).toBe('MODERATION_DUPLICATE');
  });
});
