import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts';
import { forgetFingerprint } from '../../platform/secret-key-repository.ts';
import { ask, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('a moderator', (kind) => {
  let test: TestApp;
  let admin: Person;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    admin = await registerAdmin(test);
  });
  afterEach(() => test.close());

  const as = (token: string) => ({ token });
  const queue = async (query = '') =>
    (await test.call('GET', `/admin/reports${query}`, as(admin.token))).body.data;
  const decide = (id: string, body: object) =>
    test.call('PATCH', `/admin/reports/${id}`, { token: admin.token, body });
  const undo = (id: string) => test.call('POST', `/admin/reports/${id}/undo`, as(admin.token));
  const isShown = async (id: string) => (await test.call('GET', `/community/questions/${id}`)).status === 200;
  /** A held question. @returns its id and its case's. */
  const held = async (options = {}) => {
    const id = (await ask(test, `${nextText()} hold-insult`, options)).body.data.question._id;
    const { reports } = await queue();
    return { id, caseId: reports.find(({ itemId }: { itemId: string }) => itemId === id)._id };
  };

  it('goes on when the server’s key was lost, without what only that key tells', async () => {
    const headers = await newVisitor(test);
    const { caseId } = await held({ headers });
    const reported = await published(test);
    await test.call('POST', `/community/questions/${reported}/reports`, {
      headers,
      body: { reason: 'spam' },
    });
    const environment = { RATE_LIMITS: 'off', SECRET_KEY: 'k'.repeat(32) };
    await forgetFingerprint(test.store.database.db);
    const after = await createTestApp(kind, { environment, store: test.store });
    const { status, body } = await after.call('GET', '/admin/reports', as(admin.token));
    expect([status, body.data.open]).toEqual([200, 2]);
    for (const { _id, history } of body.data.reports) {
      expect(history).toBeUndefined();
      const decideOn = (action: string) =>
        after.call('PATCH', `/admin/reports/${_id}`, { token: admin.token, body: { action, pauseDays: 7 } });
      expect((await decideOn('pause')).body.error).toBe('CONFLICT');
      expect((await decideOn('remove')).status).toBe(200);
    }
    expect(body.data.reports.map((one: { _id: string }) => one._id)).toContain(caseId);
    await after.close();
  });

  it('is an administrator and nobody else', async () => {
    const { caseId } = await held();
    const { token } = await registerPerson(test);
    for (const [method, path] of [
      ['GET', '/admin/reports'],
      ['PATCH', `/admin/reports/${caseId}`],
      ['POST', `/admin/reports/${caseId}/undo`],
    ] as const) {
      const body = method === 'GET' ? undefined : { action: 'approve' };
      expect((await test.call(method, path, { body })).status).toBe(401);
      expect((await test.call(method, path, { body, token })).status).toBe(403);
    }
    expect((await decide(randomUUID(), { action: 'approve' })).status).toBe(404);
    expect((await decide(caseId, { action: 'unmask' })).status).toBe(422);
  });

  it('sees the most severe first, then the longest waiting, twenty a page', async () => {
    for (let at = 0; at < 21; at += 1) await ask(test, `${nextText()} hold-insult`);
    test.clock.advance(HOUR);
    await ask(test, 'Late but grave hold-grooming');
    const first = await queue();
    expect(first).toMatchObject({ open: 22, hasMore: true, page: 1, oldestOpen: '2026-11-20T09:00:00.000Z' });
    expect(first.reports).toHaveLength(20);
    expect(first.reports[0]).toMatchObject({
      severity: 1,
      labels: ['grooming'],
      status: 'open',
      state: 'held',
    });
    const second = await queue('?page=2');
    expect(second).toMatchObject({ hasMore: false, page: 2 });
    expect(second.reports).toHaveLength(2);
  });

  it('decides, and every decision is written down with name and time', async () => {
    const { id, caseId } = await held();
    const { body } = await decide(caseId, { action: 'approve' });
    expect(body.data.report).toMatchObject({
      status: 'decided',
      state: 'published',
      decision: {
        action: 'approve',
        by: admin.username,
        at: new Date(test.clock.now()).toISOString(),
        undoUntil: new Date(test.clock.now() + 7 * DAY).toISOString(),
      },
    });
    expect(await isShown(id)).toBe(true);
    await decide(caseId, { action: 'remove' });
    await decide(caseId, { action: 'restore' });
    const rows = await test.store.database.db.selectFrom('moderation_decisions').selectAll().execute();
    expect(
      rows.map(({ action, username, state_before, state_after }) => [
        action,
        username,
        state_before,
        state_after,
      ]),
    ).toEqual([
      ['approve', admin.username, 'held', 'published'],
      ['remove', admin.username, 'published', 'removed'],
      ['restore', admin.username, 'removed', 'published'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('Is it safe');
  });

  it('cannot approve what was removed, nor restore what was not', async () => {
    const { caseId } = await held();
    expect((await decide(caseId, { action: 'restore' })).body.error).toBe('CONFLICT');
    await decide(caseId, { action: 'remove' });
    expect((await decide(caseId, { action: 'approve' })).body.error).toBe('CONFLICT');
    expect((await decide(caseId, { action: 'remove' })).body.error).toBe('CONFLICT');
  });

  it('takes decisions back within seven days, the last first', async () => {
    const { id, caseId } = await held();
    await decide(caseId, { action: 'approve' });
    await decide(caseId, { action: 'remove' });
    expect((await undo(caseId)).body.data.report).toMatchObject({ state: 'published', status: 'decided' });
    expect(await isShown(id)).toBe(true);
    expect((await undo(caseId)).body.data.report).toMatchObject({ state: 'held', status: 'open' });
    expect(await isShown(id)).toBe(false);
    expect((await undo(caseId)).body.error).toBe('CONFLICT');
    await decide(caseId, { action: 'remove' });
    test.clock.advance(7 * DAY + MINUTE);
    const { token } = (
      await test.call('POST', '/auth/login', { body: { username: admin.username, password: admin.password } })
    ).body.data;
    const late = await test.call('POST', `/admin/reports/${caseId}/undo`, { token });
    expect(late.body.error).toBe('CONFLICT');
  });

  it.each([
    ['a visitor', async () => ({ headers: await newVisitor(test) })],
    ['an account', async () => ({ token: (await registerPerson(test)).token })],
  ])('pauses %s without learning who it is, and ends the pause by undoing', async (_, somebody) => {
    const who = await somebody();
    const { caseId } = await held(who);
    const { body } = await decide(caseId, { action: 'pause', pauseDays: 7 });
    expect(Object.keys(body.data.report)).not.toEqual(expect.arrayContaining(['writer', 'author']));
    const paused = await ask(test, nextText(), who);
    expect([paused.status, paused.body.error]).toEqual([403, 'POSTING_PAUSED']);
    expect((await ask(test, nextText(), { headers: await newVisitor(test) })).status).toBe(201);
    expect((await test.call('GET', '/community/questions', who)).status).toBe(200);
    await undo(caseId);
    expect((await ask(test, nextText(), who)).status).toBe(201);
    await decide(caseId, { action: 'pause', pauseDays: 1 });
    test.clock.advance(DAY);
    expect((await ask(test, nextText(), who)).status).toBe(201);
  });

  it('is told when somebody decided on what she saw, and writes over nothing', async () => {
    const { id, caseId } = await held();
    const seen = (await queue()).reports[0].version;
    const both = await Promise.all(
      ['remove', 'approve'].map((action) => decide(caseId, { action, version: seen })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = both.find(({ status }) => status === 200)?.body.data.report;
    expect(await isShown(id)).toBe(first.decision.action === 'approve');
    const late = await test.call('PATCH', `/admin/reports/${caseId}`, {
      token: admin.token,
      headers: { 'accept-language': 'sw' },
      body: { action: 'pause', pauseDays: 7, version: seen },
    });
    expect(late.body).toMatchObject({ error: 'CONFLICT', message: expect.stringContaining('kimebadilika') });
    // What she sees now, she decides on; and what was undone behind her she cannot undo again.
    const action = first.state === 'removed' ? 'restore' : 'remove';
    expect((await decide(caseId, { action, version: first.version })).status).toBe(200);
    const undone = await test.call('POST', `/admin/reports/${caseId}/undo`, {
      token: admin.token,
      body: { version: first.version },
    });
    expect(undone.status).toBe(409);
  });

  it('has twenty at once decide one case once', async () => {
    const { caseId } = await held();
    const all = await Promise.all(Array.from({ length: 20 }, () => decide(caseId, { action: 'remove' })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('who is away for a day is said, and doubtful posts are refused until the next decision', async () => {
    const { caseId } = await held();
    const away = async () => (await test.call('GET', '/community/questions')).body.data.moderatorsAway;
    expect(await away()).toBe(false);
    test.clock.advance(DAY + MINUTE);
    expect(await away()).toBe(true);
    expect((await ask(test, 'hold-handle')).body.error).toBe('MODERATION_HANDLE');
    const { token } = (
      await test.call('POST', '/auth/login', { body: { username: admin.username, password: admin.password } })
    ).body.data;
    await test.call('PATCH', `/admin/reports/${caseId}`, { token, body: { action: 'approve' } });
    expect(await away()).toBe(false);
  });

  it('finds no case of a post that its author has deleted', async () => {
    const who = { headers: await newVisitor(test) };
    const { id, caseId } = await held(who);
    await test.call('DELETE', `/community/questions/${id}`, who);
    expect((await queue()).reports).toEqual([]);
    expect((await decide(caseId, { action: 'approve' })).status).toBe(404);
    expect(await isShown(await published(test))).toBe(true);
  });
});
