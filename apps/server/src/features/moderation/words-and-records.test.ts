import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../platform/clock.ts';
import { ask, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, type Person, registerAdmin, registerPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOldTraces } from './repository.ts';

describeDatabases('a decision', (kind) => {
  let test: TestApp;
  let admin: Person;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    admin = await registerAdmin(test);
  });
  afterEach(() => test.close());

  const queue = async (query = '') =>
    (await test.call('GET', `/admin/reports${query}`, { token: admin.token })).body.data;
  const decide = (id: string, body: object) =>
    test.call('PATCH', `/admin/reports/${id}`, { token: admin.token, body });
  const caseOf = async (itemId: string) =>
    (await queue()).reports.find((one: { itemId: string }) => one.itemId === itemId);
  /** A held question of this visitor. @returns its id and its case. */
  async function held(who: object): Promise<{ id: string; caseId: string }> {
    const id = (await ask(test, `${nextText()} hold-insult`, who)).body.data.question._id;
    return { id, caseId: (await caseOf(id))._id };
  }

  it('may say a word to the author, who alone reads it', async () => {
    const author = { headers: await newVisitor(test) };
    const { id, caseId } = await held(author);
    const { body } = await decide(caseId, { action: 'approve', message: 'thanks' });
    expect(body.data.report.message).toBe('thanks');
    const read = async (who: object) =>
      (await test.call('GET', `/community/questions/${id}`, who)).body.data.question;
    expect((await read(author)).moderatorMessage).toBe('thanks');
    expect(await read({ headers: await newVisitor(test) })).not.toHaveProperty('moderatorMessage');
    expect((await test.call('GET', '/community/questions')).text).not.toContain('moderatorMessage');
    expect((await decide(caseId, { action: 'remove', message: 'you fool' })).status).toBe(422);
  });

  it('says the word of the last decision, and none once that is taken back', async () => {
    const { token } = await registerPerson(test);
    const { id, caseId } = await held({ token });
    const said = async () =>
      (await test.call('GET', `/community/questions/${id}`, { token })).body.data.question.moderatorMessage;
    await decide(caseId, { action: 'approve', message: 'thanks' });
    await decide(caseId, { action: 'remove', message: 'kindness' });
    expect(await said()).toBe('kindness');
    await test.call('POST', `/admin/reports/${caseId}/undo`, { token: admin.token });
    expect(await said()).toBe('thanks');
    await test.call('POST', `/admin/reports/${caseId}/undo`, { token: admin.token });
    expect(await said()).toBeUndefined();
  });

  it.each([
    ['a visitor', async () => ({ headers: await newVisitor(test) })],
    ['an account', async () => ({ token: (await registerPerson(test)).token })],
  ])('goes onto the record of %s for thirty days, without a name', async (_, somebody) => {
    const who = await somebody();
    const first = await held(who);
    expect((await caseOf(first.id)).history).toEqual({ held: 1, reported: 0, removed: 0, paused: 0 });
    await decide(first.caseId, { action: 'remove' });
    const second = await held(who);
    await decide(second.caseId, { action: 'pause', pauseDays: 1 });
    test.clock.advance(DAY + MINUTE);
    admin = { ...admin, token: await signIn(test, admin) };
    if ('token' in who) who.token = await signIn(test, await accountOf(who.token));
    const third = await held(who);
    expect((await caseOf(third.id)).history).toEqual({ held: 3, reported: 0, removed: 2, paused: 1 });
    const stranger = await held({ headers: await newVisitor(test) });
    expect((await caseOf(stranger.id)).history).toMatchObject({ held: 1, removed: 0 });
  });

  async function accountOf(token: string) {
    const { username } = (await test.call('GET', '/auth/me', { token })).body.data.user;
    return { username, password: admin.password };
  }

  it('leaves the record again when it is taken back', async () => {
    const who = { headers: await newVisitor(test) };
    const { id, caseId } = await held(who);
    await decide(caseId, { action: 'remove' });
    await test.call('POST', `/admin/reports/${caseId}/undo`, { token: admin.token });
    expect((await caseOf(id)).history).toEqual({ held: 1, reported: 0, removed: 0, paused: 0 });
  });

  it('counts a report on the record of whoever wrote it', async () => {
    const author = { headers: await newVisitor(test) };
    const id = (await ask(test, nextText(), author)).body.data.question._id;
    await test.call('POST', `/community/questions/${id}/reports`, {
      headers: await newVisitor(test),
      body: { reason: 'spam' },
    });
    expect((await caseOf(id)).history).toEqual({ held: 0, reported: 1, removed: 0, paused: 0 });
  });

  it('keeps in the records nothing that leads from a post to another', async () => {
    const author = { headers: await newVisitor(test) };
    const { id } = await held(author);
    const rows = await test.store.database.db.selectFrom('moderation_histories').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(id);
    const [post] = await test.store.database.db
      .selectFrom('community_questions')
      .selectAll()
      .where('id', '=', id)
      .execute();
    for (const { mark } of rows) expect(JSON.stringify(post)).not.toContain(mark);
  });

  it('stands on the record of whoever reported for 30 days after the last one', async () => {
    const { db } = test.store.database;
    const headers = await newVisitor(test);
    const judged = async () => {
      const id = await published(test);
      await test.call('POST', `/community/questions/${id}/reports`, { headers, body: { reason: 'spam' } });
      await decide((await caseOf(id))._id, { action: 'approve' });
    };
    const kept = async () => {
      const now = test.clock.now();
      await deleteOldTraces(db, { now, identities: now - 30 * DAY, audit: now - 180 * DAY });
      return db.selectFrom('moderation_reporters').select(['decided', 'rejected']).execute();
    };
    await judged();
    test.clock.advance(29 * DAY);
    admin = { ...admin, token: await signIn(test, admin) };
    await judged();
    test.clock.advance(29 * DAY);
    expect(await kept()).toEqual([{ decided: 2, rejected: 2 }]);
    test.clock.advance(2 * DAY);
    expect(await kept()).toEqual([]);
  });

  it('stands on the trail with name, time and what was done', async () => {
    const { id, caseId } = await held({ headers: await newVisitor(test) });
    await decide(caseId, { action: 'pause', pauseDays: 7 });
    await test.call('POST', `/admin/reports/${caseId}/undo`, { token: admin.token });
    const { body } = await test.call('GET', '/admin/audit?area=moderation', { token: admin.token });
    expect(body.data.entries).toMatchObject([
      { action: 'undo', by: admin.username, subject: { kind: 'question', id } },
      { action: 'pause', detail: '7', at: new Date(test.clock.now()).toISOString() },
    ]);
  });

  it('that nobody makes for a day holds whatever is posted, until somebody does', async () => {
    const { caseId } = await held({ headers: await newVisitor(test) });
    test.clock.advance(DAY + MINUTE);
    admin = { ...admin, token: await signIn(test, admin) };
    const waiting = await ask(test, nextText(), { headers: await newVisitor(test) });
    expect([waiting.status, waiting.body.data.question.moderation]).toEqual([201, 'held']);
    expect((await test.call('GET', '/community/questions')).body.data.moderatorsAway).toBe(true);
    expect((await test.call('GET', '/admin/stats', { token: admin.token })).body.data.moderatorsAway).toBe(
      true,
    );
    await decide(caseId, { action: 'approve' });
    expect((await test.call('GET', '/community/questions')).body.data.moderatorsAway).toBe(false);
    await published(test);
  });
});
