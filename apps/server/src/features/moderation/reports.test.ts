import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { answer, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, registerAdmin } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('reports', (kind) => {
  let test: TestApp;
  let admin: string;
  beforeEach(async () => {
    const environment = { RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' };
    test = await createTestApp(kind, { environment });
    admin = (await registerAdmin(test)).token;
  });
  afterEach(() => test.close());

  let networks = 0;
  /** Somebody new on a network of her own, unless one is given. */
  const somebody = async (network?: string) => {
    networks += 1;
    return { ...(await newVisitor(test)), 'x-forwarded-for': network ?? `10.0.${networks}.1` };
  };
  const report = async (path: string, reason: string, headers?: Record<string, string>) =>
    test.call('POST', `/community/questions/${path}/reports`, {
      body: { reason },
      headers: headers ?? (await somebody()),
    });
  const isShown = async (id: string) => (await test.call('GET', `/community/questions/${id}`)).status === 200;
  const queue = async (status = 'open') =>
    (await test.call('GET', `/admin/reports?status=${status}`, { token: admin })).body.data;
  const decide = async (id: string, action: string) => {
    const [found] = [...(await queue()).reports, ...(await queue('decided')).reports].filter(
      ({ itemId }: { itemId: string }) => itemId === id,
    );
    return test.call('PATCH', `/admin/reports/${found._id}`, { token: admin, body: { action } });
  };

  it('thank, offer nothing that names a reporter, and queue the item', async () => {
    const id = await published(test);
    const { status, body } = await report(id, 'wrong-advice');
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, data: { notice: expect.stringContaining('Thank you') } });
    expect(await isShown(id)).toBe(true);
    const { reports, open } = await queue();
    expect(open).toBe(1);
    expect(reports).toMatchObject([
      { itemId: id, severity: 2, state: 'published', reports: [{ reason: 'wrong-advice', count: 1 }] },
    ]);
  });

  it('hide at the third reporter, and not before', async () => {
    const id = await published(test);
    for (const shown of [true, true, false]) {
      expect((await report(id, 'spam')).status).toBe(201);
      expect(await isShown(id)).toBe(shown);
    }
  });

  it('of one visitor are one, a hundred at once', async () => {
    const id = await published(test);
    const headers = await somebody();
    await Promise.all(Array.from({ length: 100 }, () => report(id, 'spam', headers)));
    expect((await queue()).reports).toMatchObject([{ reports: [{ reason: 'spam', count: 1 }] }]);
    expect(await isShown(id)).toBe(true);
  });

  it('of what was decided open it again, but not those of somebody who has said it before', async () => {
    const id = await published(test);
    const headers = await somebody();
    await report(id, 'spam', headers);
    await decide(id, 'approve');
    expect((await report(id, 'grooming', headers)).status).toBe(201);
    expect((await queue()).open).toBe(0);
    await report(id, 'spam');
    expect((await queue()).open).toBe(1);
  });

  it('of three visitors at once hide', async () => {
    const id = await published(test);
    const visitors = [await somebody(), await somebody(), await somebody()];
    await Promise.all(visitors.map((headers) => report(id, 'harassment', headers)));
    expect(await isShown(id)).toBe(false);
  });

  it('from one network count once', async () => {
    const id = await published(test);
    for (const _ of [1, 2, 3, 4]) await report(id, 'spam', await somebody('192.0.2.7'));
    expect(await isShown(id)).toBe(true);
    await report(id, 'spam');
    expect(await isShown(id)).toBe(true);
    await report(id, 'spam');
    expect(await isShown(id)).toBe(false);
  });

  it('from one /48 of IPv6 count as from one network, and hide three items a day for child safety', async () => {
    const id = await published(test);
    for (const n of [1, 2, 3, 4]) await report(id, 'spam', await somebody(`2001:db8:9:${n}::1`));
    expect(await isShown(id)).toBe(true);
    for (const n of [1, 2]) await report(id, 'spam', await somebody(`2001:db8:${n}::1`));
    expect(await isShown(id)).toBe(false);
    const ids: string[] = [];
    for (const _ of [1, 2, 3, 4]) ids.push(await published(test));
    for (const [n, item] of ids.entries())
      await report(item, 'child-safety', await somebody(`2001:db8:5:${n}00::1`));
    expect(await Promise.all(ids.map(isShown))).toEqual([false, false, false, true]);
  });

  it.each(['child-safety', 'grooming'])('of %s hide at once and top the queue', async (reason) => {
    const [other, id] = [await published(test), await published(test)];
    await report(other, 'spam');
    await report(id, reason);
    expect(await isShown(id)).toBe(false);
    const { reports } = await queue();
    expect(reports.map(({ itemId }: { itemId: string }) => itemId)).toEqual([id, other]);
    expect(reports[0]).toMatchObject({ severity: 1, state: 'hidden' });
  });

  it('of child safety hide three items a network and day; later ones only queue', async () => {
    const ids: string[] = [];
    for (const _ of [1, 2, 3, 4]) ids.push(await published(test));
    for (const id of ids) await report(id, 'child-safety', await somebody('192.0.2.8'));
    expect(await Promise.all(ids.map(isShown))).toEqual([false, false, false, true]);
    expect((await queue()).open).toBe(4);
    test.clock.advance(DAY);
    const next = await published(test);
    await report(next, 'child-safety', await somebody('192.0.2.8'));
    expect(await isShown(next)).toBe(false);
  });

  it('hide what a moderator approved only by three new reporters after a day', async () => {
    const id = await published(test);
    const first = await somebody();
    await report(id, 'child-safety', first);
    await decide(id, 'approve');
    expect(await isShown(id)).toBe(true);
    for (const _ of [1, 2, 3]) await report(id, 'child-safety');
    expect(await isShown(id)).toBe(true);
    test.clock.advance(DAY);
    await report(id, 'child-safety', first);
    await report(id, 'spam');
    await report(id, 'spam');
    expect(await isShown(id)).toBe(true);
    await report(id, 'spam');
    expect(await isShown(id)).toBe(false);
  });

  it('of somebody who was nearly always wrong count for nothing, until undoing takes the verdicts back', async () => {
    const crier = await somebody();
    const rejected: string[] = [];
    for (const _ of [1, 2, 3, 4, 5]) {
      const id = await published(test);
      await report(id, 'child-safety', { ...crier, 'x-forwarded-for': `10.200.0.${rejected.length}` });
      expect(await isShown(id)).toBe(false);
      await decide(id, 'approve');
      rejected.push(id);
    }
    const id = await published(test);
    await report(id, 'child-safety', crier);
    expect(await isShown(id)).toBe(true);
    const { reports } = await queue('decided');
    const last = reports.find(({ itemId }: { itemId: string }) => itemId === rejected[0]);
    await test.call('POST', `/admin/reports/${last._id}/undo`, { token: admin });
    const other = await published(test);
    await report(other, 'child-safety', crier);
    expect(await isShown(other)).toBe(false);
  });

  it('reach an answer under its own question alone', async () => {
    const [id, other] = [await published(test), await published(test)];
    const { answerId } = (await answer(test, id, nextText())).body.data;
    expect((await report(`${other}/answers/${answerId}`, 'spam')).status).toBe(404);
    expect((await report(`${id}/answers/${answerId}`, 'child-safety')).status).toBe(201);
    const { question } = (await test.call('GET', `/community/questions/${id}`)).body.data;
    expect(question).toMatchObject({ answers: [], answerCount: 0 });
  });

  it.each([{ reason: 'because' }, {}, { reason: ['spam'] }])('refuse %j', async (body) => {
    const id = await published(test);
    const { status } = await test.call('POST', `/community/questions/${id}/reports`, { body });
    expect(status).toBe(422);
  });
});
