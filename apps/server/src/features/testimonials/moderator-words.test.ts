import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { nextStory, tell } from '../../testing/stories.ts';
import type { CallOptions } from '../../testing/test-app.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('a moderator’s word on a story', (kind) => {
  let test: TestApp;
  let admin: Person;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    admin = await registerAdmin(test);
  });
  afterEach(() => test.close());

  /** A story that waits because it bears a name. */
  async function held(who: CallOptions = {}): Promise<{ id: string; receipt: string; story: string }> {
    const story = nextStory();
    const { body } = await tell(test, story, { ...who, more: { name: 'Amina', location: 'Mombasa' } });
    return { id: body.data.testimonial._id, receipt: body.data.receipt, story };
  }
  const decide = (id: string, body: object) =>
    test.call('PATCH', `/admin/testimonials/${id}`, { token: admin.token, body });
  const listed = async (who: CallOptions = {}) => (await test.call('GET', '/testimonials', who)).body.data;
  const find = (receipt: string) => test.call('POST', '/testimonials/receipts', { body: { receipt } });

  it.each([
    ['a visitor', async () => ({ headers: await newVisitor(test) })],
    ['an account', async () => ({ token: (await registerPerson(test)).token })],
  ])('is read by its author alone, %s', async (_, somebody) => {
    const author = await somebody();
    const { id } = await held(author);
    await decide(id, { action: 'approve', message: 'thanks' });
    expect(await listed(author)).toMatchObject([{ _id: id, isOwn: true, moderatorMessage: 'thanks' }]);
    for (const other of [{}, { headers: await newVisitor(test) }, { token: admin.token }]) {
      const [seen] = await listed(other);
      expect(seen).toMatchObject({ _id: id, isOwn: false });
      expect(seen).not.toHaveProperty('moderatorMessage');
    }
  });

  it('stands under a removed story, and goes when the decision is taken back', async () => {
    const author = { headers: await newVisitor(test) };
    const { id } = await held(author);
    const { body } = await decide(id, { action: 'remove', message: 'private-details' });
    const [own] = await listed(author);
    expect(own).toMatchObject({ moderation: 'removed', moderatorMessage: 'private-details' });
    expect(await listed()).toEqual([]);
    const { caseId } = body.data.testimonial;
    await test.call('POST', `/admin/reports/${caseId}/undo`, { token: admin.token });
    const [again] = await listed(author);
    expect(again).toMatchObject({ moderation: 'held' });
    expect(again).not.toHaveProperty('moderatorMessage');
  });

  it('comes from the queue of reports as well', async () => {
    const author = { headers: await newVisitor(test) };
    await held(author);
    const queue = await test.call('GET', '/admin/reports', { token: admin.token });
    const { _id } = queue.body.data.reports[0];
    await test.call('PATCH', `/admin/reports/${_id}`, {
      token: admin.token,
      body: { action: 'remove', message: 'kindness' },
    });
    expect(await listed(author)).toMatchObject([{ moderation: 'removed', moderatorMessage: 'kindness' }]);
  });

  it('is found with the story by its receipt, on any device', async () => {
    const { id, receipt, story } = await held();
    expect((await find(receipt)).body.data.testimonial).toMatchObject({ _id: id, story, moderation: 'held' });
    await decide(id, { action: 'remove', message: 'worried' });
    const found = await find(receipt.toLowerCase().replaceAll('-', ' '));
    expect([found.status, found.body.data.testimonial]).toMatchObject([
      200,
      { moderation: 'removed', moderatorMessage: 'worried', isOwn: true },
    ]);
    expect((await find('AAAA-AAAA-AAAA-AAAA-AAAA-AAAA')).body.error).toBe('RECEIPT_UNKNOWN');
    expect((await find(' ')).body.error).toBe('FIELDS_REQUIRED');
  });

  it('is one of those chosen beforehand', async () => {
    const { id } = await held();
    expect((await decide(id, { action: 'remove', message: 'you fool' })).status).toBe(422);
  });
});
