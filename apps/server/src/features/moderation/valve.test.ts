import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR } from '../../platform/clock.ts';
import { ask, listed, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, registerAdmin, registerPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const MOST = 5;
const ENVIRONMENT = { NEWCOMER_POSTS: String(MOST) };

describeDatabases('the valve on newcomers’ posts', (kind) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: ENVIRONMENT });
  });
  afterEach(() => test.close());

  /** A question of somebody new. */
  const asked = async (app = test, content = nextText()) =>
    ask(app, content, { headers: await newVisitor(app) });
  const queue = async () => {
    const { token } = await registerAdmin(test);
    return (await test.call('GET', '/admin/reports', { token })).body.data;
  };

  it('lets a board’s usual newcomers be read at once, and what comes in a flood wait, nothing lost', async () => {
    const answers = [];
    for (let time = 0; time < MOST + 3; time += 1) answers.push(await asked());
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const waiting = answers.filter(({ body }) => body.data.notice);
    expect(waiting).toEqual(answers.slice(MOST));
    for (const { body } of waiting) {
      expect(body.data.notice).toBe('Thank you. A moderator reads it first.');
      expect(body.data.receipt).toBeDefined();
    }
    expect(await listed(test)).toHaveLength(MOST);
    const { open, severe, valveUntil } = await queue();
    expect([open, severe]).toEqual([3, 0]);
    expect(Date.parse(valveUntil) - test.clock.now()).toBeGreaterThan(HOUR);
    expect(test.logLines.filter((line) => line.includes('many newcomers post'))).toHaveLength(1);
  });

  it('lets accounts older than a day post as before', async () => {
    const person = await registerPerson(test);
    test.clock.advance(2 * DAY);
    for (let time = 0; time < MOST + 1; time += 1) await asked();
    const token = await signIn(test, person);
    expect((await ask(test, nextText(), { token })).body.data.notice).toBeUndefined();
    expect((await asked()).body.data.notice).toBeDefined();
  });

  it('opens by itself, and is told of for a day', async () => {
    for (let time = 0; time < MOST + 1; time += 1) await asked();
    test.clock.advance(HOUR / 2);
    expect((await asked()).body.data.notice).toBeDefined();
    test.clock.advance(2 * HOUR);
    expect((await asked()).body.data.notice).toBeUndefined();
    expect((await queue()).valveUntil).toBeDefined();
    test.clock.advance(DAY);
    expect((await queue()).valveUntil).toBeUndefined();
  });

  it('is shut for both of two processes once one has shut it', async () => {
    const other = await createTestApp(kind, { environment: ENVIRONMENT, store: test.store });
    for (let time = 0; time < MOST + 1; time += 1) await asked();
    expect((await asked(other)).body.data.notice).toBeDefined();
    await other.app.close();
  });

  it('leaves suggestions, which nobody else reads', async () => {
    for (let time = 0; time < MOST + 2; time += 1) {
      const headers = await newVisitor(test);
      await test.call('POST', '/suggestions', { headers, body: { suggestion: nextText() } });
    }
    expect((await asked()).body.data.notice).toBeUndefined();
  });

  it('turns away votes on one post beyond what a school gives within an hour, but never an account’s', async () => {
    const id = await published(test);
    const vote = async (who: { headers?: Record<string, string>; token?: string }) =>
      (await test.call('POST', `/community/questions/${id}/vote`, { ...who, body: {} })).status;
    const statuses = [];
    for (let time = 0; time < 203; time += 1) statuses.push(await vote({ headers: await newVisitor(test) }));
    expect(statuses.slice(0, 200).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(200)).toEqual([429, 429, 429]);
    expect(await vote(await registerPerson(test).then(({ token }) => ({ token })))).toBe(200);
    test.clock.advance(HOUR);
    expect(await vote({ headers: await newVisitor(test) })).toBe(200);
  });
});
