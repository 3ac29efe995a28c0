import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, registerAdmin, registerPerson } from '../../testing/people.ts';
import { nextStory, stories, tell, told } from '../../testing/stories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { tidyStories } from './retention.ts';

describeDatabases('testimonials', (kind) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' } });
  });
  afterEach(() => test.close());

  it('show a clean anonymous story at once, without anything that leads to its author', async () => {
    const { status, body } = await tell(test, 'It helped me a lot.', { headers: await newVisitor(test) });
    expect(status).toBe(201);
    expect(body.data.testimonial).toEqual({
      _id: expect.any(String),
      rating: 5,
      story: 'It helped me a lot.',
      lang: 'en',
      createdAt: expect.stringMatching(/:00:00\.000Z$/),
      isOwn: true,
    });
    expect(body.data.receipt).toMatch(/^(?:\w{4}-){5}\w{4}$/);
    expect((await test.call('GET', '/testimonials')).body.data).toEqual([
      { ...body.data.testimonial, isOwn: false },
    ]);
  });

  it('takes five stars for granted', async () => {
    const { body } = await test.call('POST', '/testimonials', { body: { story: nextStory() } });
    expect(body.data.testimonial.rating).toBe(5);
  });

  it('lists the newest first, thirty at most', async () => {
    for (let count = 0; count < 31; count += 1) await told(test, `Story number ${count} of many.`);
    const listed = await stories(test);
    expect(listed).toHaveLength(30);
    expect(listed[0]).toBe('Story number 30 of many.');
    expect(listed).not.toContain('Story number 0 of many.');
  });

  it('holds every story with a name, and shows it to its author alone', async () => {
    const [author, other] = [await newVisitor(test), await newVisitor(test)];
    const story = nextStory();
    const named = { name: 'Amina', location: 'Mombasa' };
    const { body } = await tell(test, story, { headers: author, more: named });
    expect(body.data.notice).toBe('Thank you. A moderator reads it first.');
    expect(body.data.testimonial).toMatchObject({ ...named, moderation: 'held', isOwn: true });
    expect(await stories(test, { headers: author })).toEqual([story]);
    expect(await stories(test, { headers: other })).toEqual([]);
    expect(await stories(test)).toEqual([]);
  });

  it.each([
    [{ story: '  ' }, 'STORY_EMPTY'],
    [{ story: undefined }, 'STORY_EMPTY'],
    [{ story: 'a'.repeat(1_001) }, 'STORY_TOO_LONG'],
    [{ rating: 0 }, 'RATING_RANGE'],
    [{ rating: 'five' }, 'INVALID_INPUT'],
    [{ name: 'Amina' }, 'FIELDS_REQUIRED'],
    [{ name: 'a'.repeat(41), location: 'Mombasa' }, 'NAME_TOO_LONG'],
    [{ name: 'Amina', location: 'a'.repeat(61) }, 'LOCATION_TOO_LONG'],
    [{ story: 'It is refuse-phone that helped.' }, 'MODERATION_PHONE'],
    [{ name: 'refuse-handle', location: 'Nairobi' }, 'MODERATION_HANDLE'],
    [{ name: 'Amina', location: 'refuse-link' }, 'MODERATION_LINK'],
  ])('refuse %j with %s', async (more, code) => {
    const { status, body } = await tell(test, nextStory(), { more });
    expect([status, body.error]).toEqual([422, code]);
    expect(await stories(test)).toEqual([]);
  });

  it('help an author who tells of danger, whether or not the story is taken', async () => {
    const danger = 'I am bleeding heavily and I feel faint';
    const headers = await newVisitor(test);
    const taken = await tell(test, danger, { headers, more: { country: 'KE' } });
    expect(taken.status).toBe(201);
    expect(taken.body.help.kind).toBe('emergency');
    const refused = await tell(test, danger, { headers, more: { rating: 9 } });
    expect([refused.status, refused.body.help.kind]).toEqual([422, 'emergency']);
  });

  it('refuses the same story twice from one visitor', async () => {
    const limited = await createTestApp(kind);
    const headers = await newVisitor(limited);
    const story = nextStory();
    await tell(limited, story, { headers });
    expect((await tell(limited, story, { headers })).body.error).toBe('MODERATION_DUPLICATE');
    expect((await tell(limited, nextStory(), { headers })).status).toBe(429);
    await limited.close();
  });

  it('go when their author takes them back, by session, account or receipt', async () => {
    const visitor = await newVisitor(test);
    const { token } = await registerPerson(test);
    const bySession = await tell(test, nextStory(), { headers: visitor });
    const byAccount = await tell(test, nextStory(), { token });
    const byReceipt = await tell(test, nextStory());
    const idOf = (answer: typeof bySession) => answer.body.data.testimonial._id;
    expect(byAccount.body.data.receipt).toBeUndefined();

    expect((await test.call('DELETE', `/testimonials/${idOf(bySession)}`, { token })).body.error).toBe(
      'NOT_YOURS',
    );
    expect((await test.call('DELETE', `/testimonials/${idOf(byReceipt)}`)).body.error).toBe('NOT_YOURS');
    await test.call('DELETE', `/testimonials/${idOf(bySession)}`, { headers: visitor });
    await test.call('DELETE', `/testimonials/${idOf(byAccount)}`, { token });
    const typed = byReceipt.body.data.receipt.toLowerCase().replaceAll('-', ' ');
    const take = (receipt: string) => test.call('DELETE', '/testimonials', { body: { receipt } });
    expect((await take(typed)).status).toBe(200);
    expect((await take(typed)).body.error).toBe('RECEIPT_UNKNOWN');
    expect((await take(' ')).body.error).toBe('FIELDS_REQUIRED');
    expect(await stories(test)).toEqual([]);
  });

  it('keep two stories of one author apart', async () => {
    const { token } = await registerPerson(test);
    await Promise.all([tell(test, nextStory(), { token }), tell(test, nextStory(), { token })]);
    const rows = await test.store.database.db.selectFrom('testimonials').selectAll().execute();
    expect(new Set(rows.map(({ author }) => author)).size).toBe(2);
    expect((await test.call('GET', '/testimonials', { token })).body.data).toMatchObject([
      { isOwn: true },
      { isOwn: true },
    ]);
  });

  it('hide after three reports from three networks, and say thanks to each', async () => {
    const id = await told(test);
    for (const [network, left] of [
      ['10.0.0.1', 1],
      ['10.0.1.1', 1],
      ['10.0.2.1', 0],
    ] as const) {
      const headers = { ...(await newVisitor(test)), 'x-forwarded-for': network };
      const report = await test.call('POST', `/testimonials/${id}/reports`, {
        body: { reason: 'spam' },
        headers,
      });
      expect([report.status, report.body.data.notice]).toEqual([201, expect.stringContaining('Thank you')]);
      expect(await stories(test)).toHaveLength(left);
    }
  });

  it('forget who wrote them after 30 days, and drop what was never published', async () => {
    const headers = await newVisitor(test);
    await tell(test, nextStory(), { headers });
    await tell(test, nextStory(), { headers, more: { name: 'Amina', location: 'Mombasa' } });
    const tidyAfter = (days: number) =>
      tidyStories({
        ...test.store.database,
        clock: createTestClock(test.clock.now() + days * DAY),
      });
    await tidyAfter(29);
    expect(await stories(test, { headers })).toHaveLength(2);
    await tidyAfter(31);
    const rows = await test.store.database.db.selectFrom('testimonials').selectAll().execute();
    expect(rows.map(({ state, writer }) => [state, writer])).toEqual([['published', null]]);
    expect(await test.store.database.db.selectFrom('moderation_cases').selectAll().execute()).toEqual([]);
  });
});

describeDatabases('the desk for testimonials', (kind) => {
  let test: TestApp;
  let admin: string;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    admin = (await registerAdmin(test)).token;
  });
  afterEach(() => test.close());

  const named = { name: 'Amina', location: 'Mombasa' };
  const review = async (query = '') =>
    (await test.call('GET', `/admin/testimonials${query}`, { token: admin })).body.data;
  const decide = (id: string, action: string, token = admin) =>
    test.call('PATCH', `/admin/testimonials/${id}`, { token, body: { action } });

  it('lists the held ones oldest first, with their cases', async () => {
    const [first, second] = [nextStory(), nextStory()];
    for (const story of [first, second])
      await tell(test, story, { headers: await newVisitor(test), more: named });
    const { testimonials, held, hasMore } = await review();
    expect([held, hasMore]).toEqual([2, false]);
    expect(testimonials.map(({ story }: { story: string }) => story)).toEqual([first, second]);
    expect(Object.keys(testimonials[0]).sort()).toEqual(
      ['_id', 'caseId', 'createdAt', 'lang', 'location', 'name', 'rating', 'state', 'story'].sort(),
    );
    const { body } = await test.call('GET', '/admin/reports', { token: admin });
    expect(body.data.reports.map((one: { kind: string; _id: string }) => [one.kind, one._id])).toEqual(
      testimonials.map(({ caseId }: { caseId: string }) => ['testimonial', caseId]),
    );
  });

  it('publishes what is approved, and takes that back through its case', async () => {
    const story = nextStory();
    const { body } = await tell(test, story, { headers: await newVisitor(test), more: named });
    const decided = await decide(body.data.testimonial._id, 'approve');
    expect(decided.body.data.testimonial).toMatchObject({ state: 'published', ...named });
    expect(await stories(test)).toEqual([story]);
    await test.call('POST', `/admin/reports/${decided.body.data.testimonial.caseId}/undo`, { token: admin });
    expect(await stories(test)).toEqual([]);
    expect((await review()).held).toBe(1);
  });

  it('removes a story that nobody reported, leaving a trail', async () => {
    const id = await told(test);
    expect((await decide(id, 'remove')).body.data.testimonial.state).toBe('removed');
    expect(await stories(test)).toEqual([]);
    expect((await decide(id, 'remove')).body.error).toBe('CONFLICT');
    expect((await decide(id, 'restore')).body.data.testimonial.state).toBe('published');
    const trail = await test.store.database.db
      .selectFrom('moderation_decisions')
      .select(['kind', 'item_id', 'action'])
      .orderBy('seq')
      .execute();
    expect(trail).toEqual([
      { kind: 'testimonial', item_id: id, action: 'remove' },
      { kind: 'testimonial', item_id: id, action: 'restore' },
    ]);
  });

  it('pauses whoever wrote it', async () => {
    const headers = await newVisitor(test);
    const { body } = await tell(test, nextStory(), { headers });
    await decide(body.data.testimonial._id, 'pause');
    expect((await tell(test, nextStory(), { headers })).body.error).toBe('POSTING_PAUSED');
  });

  it('opens no case with a decision that it refuses', async () => {
    const { db } = test.store.database;
    const id = await told(test);
    await db.updateTable('testimonials').set({ writer: null }).execute();
    expect((await decide(id, 'pause')).body.error).toBe('CONFLICT');
    expect(await db.selectFrom('moderation_cases').selectAll().execute()).toEqual([]);
  });

  it('is an administrator’s alone', async () => {
    const id = await told(test);
    const { token } = await registerPerson(test);
    expect((await decide(id, 'remove', token)).status).toBe(403);
    expect((await test.call('GET', '/admin/testimonials', { token })).status).toBe(403);
    expect((await decide('00000000-0000-4000-8000-000000000000', 'remove')).status).toBe(404);
  });
});
