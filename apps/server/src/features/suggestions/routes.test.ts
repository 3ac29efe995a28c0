import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, registerAdmin, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOld } from './repository.ts';

describeDatabases('suggestions', (kind) => {
  let test: TestApp;
  let admin: string;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    admin = (await registerAdmin(test)).token;
  });
  afterEach(() => test.close());

  const suggest = async (suggestion: unknown, more: Record<string, unknown> = {}) =>
    test.call('POST', '/suggestions', { body: { suggestion, ...more }, headers: await newVisitor(test) });
  const inbox = async (query = '') =>
    (await test.call('GET', `/admin/suggestions${query}`, { token: admin })).body.data;
  const contents = async (query = '') =>
    (await inbox(query)).suggestions.map(({ suggestion }: { suggestion: string }) => suggestion);

  it('arrive in the inbox, newest first, as improvements unless they say otherwise', async () => {
    const { status, body } = await suggest('  Larger letters, please  ');
    expect([status, body.data.suggestion.type]).toEqual([201, 'IMPROVEMENT']);
    await suggest('A page for fathers', { type: 'FEATURE REQUEST' });
    await suggest('Le bouton ne répond pas', { type: 'BUG REPORT' });
    const { suggestions, unread } = await inbox();
    expect(unread).toBe(3);
    expect(suggestions).toMatchObject([
      { suggestion: 'Le bouton ne répond pas', type: 'BUG REPORT', lang: 'fr', state: 'new' },
      { suggestion: 'A page for fathers', type: 'FEATURE REQUEST' },
      { suggestion: 'Larger letters, please', type: 'IMPROVEMENT' },
    ]);
    expect(Object.keys(suggestions[0]).sort()).toEqual(
      ['_id', 'createdAt', 'lang', 'state', 'suggestion', 'type'].sort(),
    );
  });

  it.each([
    ['   ', {}, 'SUGGESTION_EMPTY'],
    [undefined, {}, 'SUGGESTION_EMPTY'],
    ['a'.repeat(2_001), {}, 'SUGGESTION_TOO_LONG'],
    ['Something', { type: 'PRAISE' }, 'INVALID_INPUT'],
    ['Write to me: refuse-email', {}, 'MODERATION_EMAIL'],
  ])('refuse %j with %j: %s', async (suggestion, more, code) => {
    const { status, body } = await suggest(suggestion, more);
    expect([status, body.error]).toEqual([422, code]);
    expect((await inbox()).unread).toBe(0);
  });

  it('arrive even where others would wait, since only administrators read them', async () => {
    expect((await suggest('hold-insult this page')).status).toBe(201);
    expect(await contents()).toEqual(['hold-insult this page']);
    expect((await test.call('GET', '/admin/reports', { token: admin })).body.data.open).toBe(0);
  });

  it('help whoever tells of danger, taken or not', async () => {
    expect((await suggest('Please help, I am bleeding')).body.help.kind).toBe('emergency');
    const refused = await suggest(`I am bleeding ${'a'.repeat(2_000)}`);
    expect([refused.status, refused.body.help.kind]).toEqual([422, 'emergency']);
  });

  it('are found by type, state and any part of a word', async () => {
    await suggest('Écran trop petit 100% du temps', { type: 'BUG REPORT' });
    await suggest('A page for fathers');
    expect(await contents('?search=ecran')).toEqual(['Écran trop petit 100% du temps']);
    expect(await contents('?search=100%25')).toEqual(['Écran trop petit 100% du temps']);
    expect(await contents('?search=0_%25')).toEqual([]);
    expect(await contents('?type=IMPROVEMENT')).toEqual(['A page for fathers']);
    expect(await contents('?state=done')).toEqual([]);
    expect((await test.call('GET', '/admin/suggestions?type=PRAISE', { token: admin })).status).toBe(422);
  });

  it('are paged by twenty', async () => {
    for (let count = 0; count < 21; count += 1) await suggest(`Idea number ${count}`);
    const first = await inbox();
    expect([first.suggestions.length, first.hasMore]).toEqual([20, true]);
    const second = await inbox('?page=2');
    expect([second.suggestions.length, second.hasMore]).toEqual([1, false]);
  });

  it('change their state, and the trail says who did it and when', async () => {
    await suggest('A page for fathers');
    const [{ _id: id }] = (await inbox()).suggestions;
    const change = (state: string, token = admin) =>
      test.call('PATCH', `/admin/suggestions/${id}`, { token, body: { state } });
    const { body } = await change('planned');
    expect(body.data.suggestion).toMatchObject({ state: 'planned', changed: { by: expect.any(String) } });
    await change('planned');
    await change('done');
    const trail = await test.store.database.db.selectFrom('suggestion_changes').selectAll().execute();
    expect(trail.map(({ state_before, state_after }) => [state_before, state_after])).toEqual([
      ['new', 'planned'],
      ['planned', 'done'],
    ]);
    expect((await inbox()).unread).toBe(0);
    expect((await change('lost')).status).toBe(422);
    expect((await change('done', (await registerPerson(test)).token)).status).toBe(403);
  });

  it('go after a year', async () => {
    await suggest('A page for fathers');
    const { db } = test.store.database;
    const after = (days: number) => ({ texts: test.clock.now() + (days - 365) * DAY, trail: 0 });
    expect(await deleteOld(db, after(364))).toBe(false);
    expect(await deleteOld(db, after(366))).toBe(true);
    expect(await contents()).toEqual([]);
  });
});

describeDatabases('limits on suggestions', (kind) => {
  it('refuse the second within five seconds and the same words twice', async () => {
    const test = await createTestApp(kind);
    const headers = await newVisitor(test);
    const suggest = (suggestion: string) =>
      test.call('POST', '/suggestions', { body: { suggestion }, headers });
    expect((await suggest('A page for fathers')).status).toBe(201);
    expect((await suggest('A page for mothers')).status).toBe(429);
    test.clock.advance(5_000);
    expect((await suggest('A page for fathers')).body.error).toBe('MODERATION_DUPLICATE');
    expect((await suggest('A page for mothers')).status).toBe(201);
    await test.close();
  });
});
