import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR, hourOf, MINUTE } from '../../platform/clock.ts';
import { answer, ask, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, registerAdmin } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const ENVIRONMENT = { RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' };

describeDatabases('the brake on hiding', (kind) => {
  let test: TestApp;
  let admin: string;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: ENVIRONMENT });
    await enterDesk();
  });
  afterEach(() => test.close());

  const enterDesk = async () => {
    admin = (await registerAdmin(test)).token;
  };
  /** Later, with a moderator who has just signed in. */
  const later = async (time: number) => {
    test.clock.advance(time);
    await enterDesk();
  };

  let networks = 0;
  /** Somebody new, on a network of her own. */
  const somebody = async () => {
    networks += 1;
    const network = `10.${Math.floor(networks / 250)}.${networks % 250}.1`;
    return { ...(await newVisitor(test)), 'x-forwarded-for': network };
  };
  const report = async (path: string, headers?: Record<string, string>, by = test) =>
    by.call('POST', `/community/questions/${path}/reports`, {
      body: { reason: 'child-safety' },
      headers: headers ?? (await somebody()),
    });
  const read = (id: string, headers?: Record<string, string>) =>
    test.call('GET', `/community/questions/${id}`, headers && { headers });
  /** What becomes of a question in the eyes of a reader. */
  const stateOf = async (id: string) => {
    const { status, body } = await read(id);
    if (status === 404) return 'hidden';
    return body.data.question.covered ? 'covered' : 'shown';
  };
  const queue = async () => (await test.call('GET', '/admin/reports', { token: admin })).body.data;
  const decide = async (itemId: string, action: string) => {
    const { reports } = await queue();
    const found = reports.find((one: { itemId: string }) => one.itemId === itemId);
    return test.call('PATCH', `/admin/reports/${found._id}`, { token: admin, body: { action } });
  };
  const many = async (count: number, content?: () => string) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) ids.push(await published(test, content?.()));
    return ids;
  };
  /** So many false reports, each from a network of its own, of posts made for it. */
  const attack = async (hides: number) => {
    const ids = await many(hides);
    for (const id of ids) await report(id);
    expect(await Promise.all(ids.map(stateOf))).toEqual(Array(hides).fill('hidden'));
  };

  it('covers what is reported after eight hides within an hour, and tells the desk', async () => {
    const [first = '', second = ''] = await many(2);
    await later(2 * DAY);
    await attack(7);
    expect(await queue()).not.toHaveProperty('brakeUntil');
    await attack(1);
    expect((await queue()).brakeUntil).toBe(new Date(hourOf(test.clock.now()) + 2 * HOUR).toISOString());
    expect(test.logLines.filter((line) => line.includes('many posts are being hidden'))).toHaveLength(1);
    await report(first);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['covered', 'shown']);
    const { reports } = await queue();
    const covered = reports.filter((one: { covered?: true }) => one.covered);
    expect(covered).toMatchObject([{ itemId: first, state: 'published', severity: 1 }]);
  });

  it('covers in the list too and leaves out of what is similar, but tells the author nothing', async () => {
    const author = await newVisitor(test);
    const content = 'Does walking help against painful cramps?';
    const id = (await ask(test, content, { headers: author })).body.data.question._id;
    await answer(test, id, nextText(), { headers: await newVisitor(test) });
    const similar = async () =>
      (await test.call('POST', '/community/questions/similar', { body: { content } })).body.data.questions;
    expect(await similar()).toHaveLength(1);
    test.clock.advance(2 * DAY);
    await attack(8);
    await report(id);
    const inList = async (headers?: Record<string, string>) =>
      (await test.call('GET', '/community/questions', headers && { headers })).body.data.questions.find(
        (one: { _id: string }) => one._id === id,
      );
    expect(await inList()).toMatchObject({ covered: true });
    expect(await inList(await newVisitor(test))).toMatchObject({ covered: true });
    expect(await inList(author)).not.toHaveProperty('covered');
    expect((await read(id, author)).body.data.question).not.toHaveProperty('covered');
    expect(await similar()).toEqual([]);
  });

  it('covers an answer by itself', async () => {
    const [id = ''] = await many(1);
    const posted = await answer(test, id, nextText(), { headers: await newVisitor(test) });
    test.clock.advance(2 * DAY);
    await attack(8);
    await test.call('POST', `/community/questions/${id}/answers/${posted.body.data.answerId}/reports`, {
      body: { reason: 'child-safety' },
      headers: await somebody(),
    });
    const { question } = (await read(id)).body.data;
    expect(question).not.toHaveProperty('covered');
    expect(question.answers).toMatchObject([{ covered: true }]);
  });

  it('lets the first report still hide what is young, and what may be grooming or a contact', async () => {
    const [old = '', planted = ''] = [await published(test), await published(test, `${nextText()} may-lure`)];
    test.clock.advance(2 * DAY);
    const [young = ''] = await many(1);
    test.clock.advance(23 * HOUR);
    await attack(8);
    for (const id of [old, planted, young]) await report(id);
    expect(await Promise.all([old, planted, young].map(stateOf))).toEqual(['covered', 'hidden', 'hidden']);
  });

  it('does not hold what somebody reports whose reports were confirmed', async () => {
    const proven = await somebody();
    for (const id of await many(3)) {
      await report(id, proven);
      await decide(id, 'remove');
    }
    const [old = '', other = ''] = await many(2);
    test.clock.advance(2 * DAY);
    await attack(8);
    await report(other);
    await report(old, proven);
    await report(other, proven);
    expect(await Promise.all([old, other].map(stateOf))).toEqual(['hidden', 'hidden']);
  });

  it('counts no hide of a proven reporter', async () => {
    const proven = await somebody();
    for (const id of await many(3)) {
      await report(id, proven);
      await decide(id, 'remove');
    }
    await later(DAY);
    for (const id of await many(1)) await report(id, proven);
    await attack(7);
    expect(await queue()).not.toHaveProperty('brakeUntil');
  });

  it('ends by itself after two hours; what it covered waits for a moderator', async () => {
    const [covered = '', next = ''] = await many(2);
    await later(2 * DAY);
    await attack(8);
    test.clock.advance(hourOf(test.clock.now()) + 2 * HOUR - MINUTE - test.clock.now());
    await report(covered);
    expect(await stateOf(covered)).toBe('covered');
    test.clock.advance(MINUTE);
    await report(next);
    expect([await stateOf(covered), await stateOf(next)]).toEqual(['covered', 'hidden']);
    await decide(covered, 'approve');
    expect(await stateOf(covered)).toBe('shown');
    await later(DAY);
    expect(await queue()).not.toHaveProperty('brakeUntil');
  });

  it('hides eight and covers the rest of thirty that two processes are told of at once', async () => {
    const other = await createTestApp(kind, { environment: ENVIRONMENT, store: test.store });
    const ids = await many(30);
    for (const app of [test, other]) app.clock.advance(2 * DAY);
    const reporters = await Promise.all(ids.map(somebody));
    await Promise.all(ids.map((id, at) => report(id, reporters[at], at % 2 === 0 ? test : other)));
    const states = await Promise.all(ids.map(stateOf));
    expect(states.filter((state) => state === 'hidden')).toHaveLength(8);
    expect(states.filter((state) => state === 'covered')).toHaveLength(22);
    await other.app.close();
  });
});
