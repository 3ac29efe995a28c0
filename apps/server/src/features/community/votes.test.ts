import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, PASSWORD, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('votes', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => test.close());

  const vote = (path: string, options = {}) =>
    test.call('POST', `/community/questions/${path}/vote`, options);
  const votesOf = async (id: string) => {
    const { question } = (await test.call('GET', `/community/questions/${id}`)).body.data;
    const rows = await test.store.database.db
      .selectFrom('community_votes')
      .select('voter')
      .where('item_id', '=', id)
      .execute();
    return { shown: question.votes, kept: rows.length };
  };

  it('count once for a visitor and answer with the truth', async () => {
    const id = await published(test);
    const headers = await newVisitor(test);
    for (const _ of [1, 2]) {
      const { status, body } = await vote(id, { headers });
      expect(status).toBe(200);
      expect(body.data.question).toMatchObject({ _id: id, votes: 1, hasVoted: true });
    }
    const list = await test.call('GET', '/community/questions', { headers });
    expect(list.body.data.questions[0]).toMatchObject({ _id: id, votes: 1, hasVoted: true });
    const stranger = await test.call('GET', '/community/questions', { headers: await newVisitor(test) });
    expect(stranger.body.data.questions[0]).toMatchObject({ votes: 1, hasVoted: false });
  });

  it('count for an account wherever it signs in, and apart from its anonymous session', async () => {
    const id = await published(test);
    const { token, username } = await registerPerson(test);
    const second = await test.call('POST', '/auth/login', { body: { username, password: PASSWORD } });
    const headers = await newVisitor(test);
    await vote(id, { token, headers });
    await vote(id, { token: second.body.data.token });
    expect((await vote(id, { headers })).body.data.question.votes).toBe(2);
  });

  it('from one /48 of IPv6 are a hundred a post and day; a vote said twice takes none of them', async () => {
    const limited = await createTestApp(kind, { environment: { TRUST_PROXY: '127.0.0.1' } });
    const id = await published(limited);
    const from = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await limited.call('POST', `/community/questions/${id}/vote`, { headers })).status;
    };
    for (const _ of [1, 2, 3]) expect(await from('2001:db8:7:ff::1')).toBe(200);
    const site = Array.from({ length: 105 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`);
    const answers: number[] = [];
    for (const address of site) answers.push(await from(address));
    expect(answers.filter((status) => status === 200)).toHaveLength(99);
    expect(answers.slice(99)).toEqual(Array(6).fill(429));
    expect(await from('2001:db8:8::1')).toBe(200);
    expect(await from('198.51.100.7')).toBe(200);
    await limited.close();
  });

  it('of 200 at once by one visitor are one', async () => {
    const id = await published(test);
    const headers = await newVisitor(test);
    const answers = await Promise.all(Array.from({ length: 200 }, () => vote(id, { headers })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await votesOf(id)).toEqual({ shown: 1, kept: 1 });
  });

  it('of 200 visitors at once are 200', async () => {
    const id = await published(test);
    const visitors = await Promise.all(Array.from({ length: 200 }, () => newVisitor(test)));
    const answers = await Promise.all(visitors.map((headers) => vote(id, { headers })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await votesOf(id)).toEqual({ shown: 200, kept: 200 });
  });

  it('on an answer count there, once, and belong to its question', async () => {
    const id = await published(test);
    const answered = await answer(test, id, nextText());
    const { answerId } = answered.body.data;
    const headers = await newVisitor(test);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => vote(`${id}/answers/${answerId}`, { headers })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const last = await vote(`${id}/answers/${answerId}`, { headers: await newVisitor(test) });
    expect(last.body.data.question).toMatchObject({ votes: 0, answers: [{ votes: 2, hasVoted: true }] });
    const other = await published(test);
    expect((await vote(`${other}/answers/${answerId}`)).status).toBe(404);
    expect((await vote(`${id}/answers/${randomUUID()}`)).status).toBe(404);
  });

  it('of a visitor on two questions have nothing in common', async () => {
    const headers = await newVisitor(test);
    const [one, other] = [await published(test), await published(test)];
    const { token, user } = await registerPerson(test);
    for (const id of [one, other]) {
      await vote(id, { headers });
      await vote(id, { token });
    }
    const rows = await test.store.database.db
      .selectFrom('community_votes')
      .selectAll()
      .where('item_id', 'in', [one, other])
      .execute();
    expect(new Set(rows.map(({ voter }) => voter)).size).toBe(4);
    expect(JSON.stringify(rows)).not.toContain(user._id);
  });
});
