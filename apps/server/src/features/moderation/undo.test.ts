import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR } from '../../platform/clock.ts';
import { answer, ask, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, type Person, registerAdmin, signIn } from '../../testing/people.ts';
import { nextStory, stories, told } from '../../testing/stories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tidyBoard } from '../community/retention.ts';
import { tidyStories } from '../testimonials/retention.ts';

describeDatabases('a decision that is taken back', (kind) => {
  let test: TestApp;
  let admin: Person;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    admin = await registerAdmin(test);
  });
  afterEach(() => test.close());

  /** Lets time pass, as far as chores go that run every hour. */
  async function pass(time: number): Promise<void> {
    test.clock.advance(time);
    const { clock } = test;
    await tidyBoard({ database: test.store.database, clock });
    await tidyStories({ ...test.store.database, clock });
    admin = { ...admin, token: await signIn(test, admin) };
  }
  const caseOf = async (itemId: string, status = 'open') => {
    const { body } = await test.call('GET', `/admin/reports?status=${status}`, { token: admin.token });
    return body.data.reports.find((one: { itemId: string }) => one.itemId === itemId)?._id;
  };
  const decide = (id: string, body: object) =>
    test.call('PATCH', `/admin/reports/${id}`, { token: admin.token, body });
  const undo = (id: string) => test.call('POST', `/admin/reports/${id}/undo`, { token: admin.token });
  const read = async (id: string) =>
    (await test.call('GET', `/community/questions/${id}`)).body.data?.question;
  /** An old question with an answer, reported. @returns its id and its case's. */
  async function reported(): Promise<{ id: string; caseId: string }> {
    const id = await published(test);
    await answer(test, id, nextText(), { headers: await newVisitor(test) });
    await pass(40 * DAY);
    const headers = await newVisitor(test);
    await test.call('POST', `/community/questions/${id}/reports`, { headers, body: { reason: 'spam' } });
    return { id, caseId: await caseOf(id) };
  }

  it('brings back what was long written, with the answers of others, for seven days', async () => {
    const { id, caseId } = await reported();
    const removed = await decide(caseId, { action: 'remove' });
    await pass(7 * DAY - HOUR);
    expect(Date.parse(removed.body.data.report.decision.undoUntil)).toBe(test.clock.now() + HOUR);
    expect((await undo(caseId)).status).toBe(200);
    expect((await read(id)).answers).toHaveLength(1);
    await decide(caseId, { action: 'remove' });
    await pass(7 * DAY + HOUR);
    expect((await undo(caseId)).body.error).toBe('NOT_FOUND');
    expect(await caseOf(id, 'decided')).toBeUndefined();
  });

  it('brings back an old answer, and a story told long ago', async () => {
    const id = await published(test);
    const { answerId } = (await answer(test, id, nextText(), { headers: await newVisitor(test) })).body.data;
    const story = nextStory();
    const storyId = await told(test, story);
    await pass(40 * DAY);
    const headers = await newVisitor(test);
    for (const path of [`/community/questions/${id}/answers/${answerId}`, `/testimonials/${storyId}`])
      await test.call('POST', `${path}/reports`, { headers, body: { reason: 'spam' } });
    const cases = [await caseOf(answerId), await caseOf(storyId)];
    for (const one of cases) await decide(one, { action: 'remove' });
    await pass(DAY);
    expect([(await read(id)).answers, await stories(test)]).toEqual([[], []]);
    for (const one of cases) expect((await undo(one)).status).toBe(200);
    expect([(await read(id)).answerCount, await stories(test)]).toEqual([1, [story]]);
  });

  it('leaves what waits again its days to be decided anew', async () => {
    const id = (await ask(test, `${nextText()} hold-insult`)).body.data.question._id;
    await pass(29 * DAY);
    const caseId = await caseOf(id);
    await decide(caseId, { action: 'approve' });
    await pass(2 * DAY);
    expect((await undo(caseId)).body.data.report).toMatchObject({ state: 'held', status: 'open' });
    await pass(HOUR);
    expect((await decide(caseId, { action: 'approve' })).status).toBe(200);
    expect(await read(id)).toBeDefined();
  });

  /** Two held posts of one visitor. @returns who it is, and the cases. */
  async function heldTwice() {
    const who = { headers: await newVisitor(test) };
    const cases: string[] = [];
    for (const _ of [1, 2])
      cases.push(await caseOf((await ask(test, `${nextText()} hold-insult`, who)).body.data.question._id));
    const [first = '', second = ''] = cases;
    const mayPost = async () => (await ask(test, nextText(), who)).status === 201;
    return { first, second, mayPost };
  }

  it.each([
    [7, 1],
    [1, 7],
  ] as const)('ends its own pause and leaves the other (%i and %i days)', async (one, other) => {
    const { first, second, mayPost } = await heldTwice();
    await decide(first, { action: 'pause', pauseDays: one });
    await decide(second, { action: 'pause', pauseDays: other });
    await undo(second);
    expect(await mayPost()).toBe(false);
    test.clock.advance(one * DAY);
    expect(await mayPost()).toBe(true);
  });

  it('leaves a later pause when the earlier one ends', async () => {
    const { first, second, mayPost } = await heldTwice();
    await decide(first, { action: 'pause', pauseDays: 7 });
    await decide(second, { action: 'pause', pauseDays: 1 });
    await undo(first);
    expect(await mayPost()).toBe(false);
    await undo(second);
    expect(await mayPost()).toBe(true);
  });

  it('ends the pause also when nobody knows any more who wrote the post', async () => {
    const { first, mayPost } = await heldTwice();
    await test.store.database.db.updateTable('community_questions').set({ created_at: 0 }).execute();
    await decide(first, { action: 'pause', pauseDays: 7 });
    await pass(0);
    expect(await mayPost()).toBe(false);
    expect((await undo(first)).status).toBe(200);
    expect(await mayPost()).toBe(true);
  });

  it('leaves the pause of a day that three grave posts brought', async () => {
    await test.close();
    test = await createTestApp(kind);
    admin = await registerAdmin(test);
    const who = { headers: await newVisitor(test) };
    const id = (await ask(test, `${nextText()} hold-insult`, who)).body.data.question._id;
    for (const _ of [1, 2, 3]) {
      const grave = await ask(test, `${nextText()} refuse-grooming`, who);
      expect(grave.body.error).toBe('MODERATION_SOLICITATION');
    }
    const caseId = await caseOf(id);
    await decide(caseId, { action: 'pause', pauseDays: 1 });
    await undo(caseId);
    expect((await ask(test, nextText(), who)).body.error).toBe('POSTING_PAUSED');
  });

  it('leads from no decision to whoever was paused', async () => {
    const { first, second } = await heldTwice();
    for (const one of [first, second]) await decide(one, { action: 'pause', pauseDays: 1 });
    const { db } = test.store.database;
    const pauses = await db.selectFrom('visitor_pauses').selectAll().execute();
    const decisions = JSON.stringify(await db.selectFrom('moderation_decisions').selectAll().execute());
    expect(pauses).toHaveLength(2);
    for (const { mark, pause } of pauses) {
      expect(decisions).not.toContain(mark);
      expect(decisions).not.toContain(pause);
    }
  });
});
