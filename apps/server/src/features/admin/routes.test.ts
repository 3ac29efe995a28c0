import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY, dayOf, HOUR, MINUTE } from '../../platform/clock.ts';
import { ask, nextText } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, type Person, registerAdmin, registerPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('the desk', (kind) => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    admin = await freshAdmin();
  });

  /** Somebody whom the operator made an administrator and who has just signed in. */
  async function freshAdmin(): Promise<Person> {
    const person = await registerAdmin(test);
    return { ...person, token: await signIn(test, person) };
  }
  const get = async (path: string, token = admin.token) =>
    (await test.call('GET', path, { token })).body.data;
  const role = (id: string, wanted: string, token = admin.token) =>
    test.call('PATCH', `/admin/users/${id}/role`, { token, body: { role: wanted } });
  const moderator = (id: string, isModerator: boolean, token = admin.token) =>
    test.call('PATCH', `/admin/users/${id}/moderator`, { token, body: { isModerator } });

  it('counts accounts, messages and materials, also what was not written yet', async () => {
    const before = await get('/admin/stats');
    await registerPerson(test);
    await askChat(test, 'What is a period?');
    await test.call('POST', '/learning-materials', {
      token: admin.token,
      body: { title: 'A', description: 'B', url: 'https://a.example' },
    });
    await test.call('POST', '/suggestions', { body: { suggestion: `More about ${nextText()}` } });
    const after = await get('/admin/stats');
    for (const figure of ['totalUsers', 'totalMessages', 'totalMaterials', 'newSuggestions'])
      expect([figure, after[figure] - before[figure]]).toEqual([figure, 1]);
  });

  it('tells what waits and since when', async () => {
    await ask(test, `${nextText()} hold-grooming`);
    test.clock.advance(2 * HOUR);
    const { openReports, severeReports, oldestReport, moderatorsAway } = await get('/admin/stats');
    expect({ openReports, severeReports, moderatorsAway }).toEqual({
      openReports: 1,
      severeReports: 1,
      moderatorsAway: false,
    });
    expect(new Date(oldestReport).getTime()).toBeLessThanOrEqual(test.clock.now() - HOUR);
    const { queue } = await get('/admin/activity?days=7');
    expect(queue.find(({ wait }: { wait: string }) => wait === 'sixHours')).toMatchObject({ severe: 1 });
  });

  it('lists accounts newest first and finds them whatever the case and the accents', async () => {
    const { user } = await registerPerson(test, 'Amélie.Wanjiru');
    const first = await get('/admin/users');
    expect(first.users[0]).toEqual({
      ...user,
      isModerator: false,
      isSelf: false,
    });
    expect(first.users.find(({ isSelf }: { isSelf: boolean }) => isSelf)._id).toBe(admin.user._id);
    const found = await get('/admin/users?search=AMELIE.w');
    expect([found.total, found.users[0].username]).toEqual([1, 'Amélie.Wanjiru']);
    expect((await get('/admin/users?search=%25')).total).toBe(0);
    expect((await get('/admin/users?page=2')).users).toEqual([]);
    expect((await test.call('GET', '/admin/users?page=0', { token: admin.token })).status).toBe(422);
  });

  it('changes a role from the next request on, in both directions, and writes it down', async () => {
    const person = await registerPerson(test);
    const { status, body } = await role(person.user._id, 'ADMIN');
    expect([status, body.data.user.role]).toEqual([200, 'ADMIN']);
    expect((await test.call('GET', '/admin/stats', { token: person.token })).status).toBe(200);
    await role(person.user._id, 'USER');
    const refused = await test.call('GET', '/admin/stats', { token: person.token });
    expect([refused.status, refused.body.error]).toEqual([403, 'FORBIDDEN']);
    const { entries } = await get('/admin/audit?area=people');
    expect(entries.slice(0, 2)).toMatchObject([
      { by: admin.username, action: 'make-user', subject: { kind: 'account', name: person.username } },
      { by: admin.username, action: 'make-admin', subject: { id: person.user._id } },
    ]);
  });

  it('writes nothing down when nothing changes, and knows nobody who is not there', async () => {
    const person = await registerPerson(test);
    const entries = async () => (await get('/admin/audit')).entries.length;
    const before = await entries();
    expect((await role(person.user._id, 'USER')).status).toBe(200);
    expect(await entries()).toBe(before);
    expect((await role('3f2b8a44-6d0f-4b7e-8f2b-0d8f6a5c1e77', 'ADMIN')).status).toBe(404);
    expect((await role(person.user._id, 'QUEEN')).status).toBe(422);
  });

  it('wants the password again after a quarter of an hour, and takes it for another one', async () => {
    const { user } = await registerPerson(test);
    test.clock.advance(15 * MINUTE);
    for (const refused of [await role(user._id, 'ADMIN'), await moderator(user._id, true)])
      expect([refused.status, refused.body.error]).toEqual([403, 'REAUTH_REQUIRED']);
    const wrong = await test.call('POST', '/auth/confirm', {
      token: admin.token,
      body: { password: 'not my password' },
    });
    expect(wrong.status).toBe(403);
    expect((await role(user._id, 'ADMIN')).body.error).toBe('REAUTH_REQUIRED');
    const body = { password: admin.password };
    expect((await test.call('POST', '/auth/confirm', { token: admin.token, body })).status).toBe(200);
    test.clock.advance(14 * MINUTE);
    expect((await role(user._id, 'ADMIN')).status).toBe(200);
    await role(user._id, 'USER');
  });

  it('lets moderators decide and do nothing else', async () => {
    const person = await registerPerson(test);
    expect((await moderator(person.user._id, true)).body.data.user).toMatchObject({
      role: 'USER',
      isModerator: true,
    });
    const statuses = await Promise.all(
      ['/admin/reports', '/admin/testimonials', '/admin/stats', '/admin/users', '/admin/audit'].map(
        async (path) => (await test.call('GET', path, { token: person.token })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 403, 403, 403]);
    expect((await get('/auth/me', person.token)).user.isModerator).toBe(true);
    await moderator(person.user._id, false);
    expect((await test.call('GET', '/admin/reports', { token: person.token })).status).toBe(403);
    expect((await get('/auth/me', person.token)).user).not.toHaveProperty('isModerator');
  });

  it('keeps no minute of a password of whoever has lost the desk', async () => {
    const person = await registerPerson(test);
    const { token, password, user } = person;
    const minutes = async () => {
      await test.call('POST', '/auth/confirm', { token, body: { password } });
      const rows = test.store.database.db.selectFrom('sessions').select('confirmed_at');
      return () => rows.where('user_id', '=', user._id).execute();
    };
    await role(user._id, 'ADMIN');
    const asAdmin = await minutes();
    expect(await asAdmin()).toEqual([{ confirmed_at: test.clock.now() }]);
    await role(user._id, 'USER');
    expect(await asAdmin()).toEqual([{ confirmed_at: null }]);
    await moderator(user._id, true);
    const asModerator = await minutes();
    expect(await asModerator()).toEqual([{ confirmed_at: test.clock.now() }]);
    await moderator(user._id, false);
    expect(await asModerator()).toEqual([{ confirmed_at: null }]);
  });

  it('counts the board day by day', async () => {
    test.clock.advance(DAY);
    admin = { ...admin, token: await signIn(test, admin) };
    await ask(test, nextText());
    const { days, board } = await get('/admin/activity?days=7');
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toBe(new Date(test.clock.now()).toISOString().slice(0, 10));
    expect(board.questions.at(-1)).toBe(1);
    expect(board.decisions).toHaveLength(7);
  });

  it('tells what the assistant was asked and did not know, in numbers alone', async () => {
    const { days, languages, topics } = await get('/admin/questions?days=7');
    expect(days).toHaveLength(7);
    expect(languages.map(({ language }: { language: string }) => language)).toEqual(['en', 'sw', 'fr']);
    expect(topics.at(-1).topic).toBe('');
    expect(Object.keys(await get('/admin/unanswered'))).toEqual(['unanswered', 'thumbs']);
    expect(await get('/admin/feedback')).toEqual({ words: [], page: 1, hasMore: false });
  });

  it('names no topic that fewer than five asked about on a day, or rated', async () => {
    const day = dayOf(test.clock.now());
    const asked = { day, language: 'sw', kind: 'unknown' } as const;
    const { db } = test.store.database;
    await db
      .insertInto('chat_question_counts')
      .values([
        { ...asked, topic: 'condoms', count: 4 },
        { ...asked, topic: 'implant', count: 5 },
        { ...asked, topic: '', count: 1 },
      ])
      .execute();
    const rated = {
      rating: 'down',
      reason: 'wrong',
      language: 'sw',
      kind: 'answer',
      written_by: 'library',
    } as const;
    const thumbs = ['condoms', ...Array.from({ length: 5 }, () => 'implant')].map((topic, at) => {
      return { ...rated, topic, mark: `mark-${at}`, sections: '', created_at: test.clock.now() };
    });
    await db.insertInto('chat_feedback').values(thumbs).execute();
    const { topics } = await get('/admin/questions?days=7');
    const named = topics.map((row: { topic: string; counts: number[] }) => [row.topic, row.counts.at(-1)]);
    expect(named).toEqual([
      ['implant', 5],
      ['', 5],
    ]);
    const { unanswered, thumbs: told } = await get('/admin/unanswered');
    expect(unanswered.map((row: { topic: string; count: number }) => [row.topic, row.count])).toEqual([
      ['implant', 5],
      ['', 5],
    ]);
    expect(told.map((row: { topic: string; down: number }) => [row.topic, row.down])).toEqual([
      ['implant', 5],
      ['', 1],
    ]);
    await db.deleteFrom('chat_question_counts').execute();
    await db.deleteFrom('chat_feedback').execute();
  });

  it('lists every account once by following `next`, also when somebody registers meanwhile', async () => {
    for (let count = 0; count < 52; count += 1) await registerPerson(test);
    const first = await get('/admin/users');
    await registerPerson(test);
    const seen = first.users.map(({ _id }: { _id: string }) => _id);
    for (let next = first.next; next; ) {
      const more = await get(`/admin/users?after=${next}`);
      seen.push(...more.users.map(({ _id }: { _id: string }) => _id));
      next = more.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(first.total);
    expect((await get('/admin/users?after=7d8f4d2a-3c56-4b1e-9a53-0c1f6e2b9d41')).users).toEqual([]);
  });
});
