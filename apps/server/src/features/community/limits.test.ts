import { afterEach, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/clock.ts';
import { answer, ask, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, PASSWORD, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('the limits of the board', (kind) => {
  let test: TestApp;
  afterEach(() => test.close());

  it('let somebody new ask every 15 seconds and three times an hour, while others go on', async () => {
    test = await createTestApp(kind);
    const headers = await newVisitor(test);
    const statusOf = async () => (await ask(test, nextText(), { headers })).status;
    expect(await statusOf()).toBe(201);
    const early = await ask(test, 'Am I too early? I am bleeding', { headers });
    expect(early.status).toBe(429);
    expect(early.headers['retry-after']).toBe('15');
    expect(early.body).toMatchObject({ error: 'TOO_MANY_REQUESTS', help: { kind: 'emergency' } });
    expect((await ask(test, nextText(), { headers: await newVisitor(test) })).status).toBe(201);
    // What was refused does not count: two more within the hour.
    for (const status of [201, 201, 429]) {
      test.clock.advance(15 * SECOND);
      expect(await statusOf()).toBe(status);
    }
    test.clock.advance(HOUR);
    expect(await statusOf()).toBe(201);
  });

  it('let an account older than a day ask ten times a day', async () => {
    test = await createTestApp(kind);
    const { token } = await registerPerson(test);
    test.clock.advance(DAY);
    for (let asked = 1; asked <= 10; asked += 1) {
      test.clock.advance(15 * SECOND);
      expect((await ask(test, nextText(), { token })).status).toBe(201);
    }
    test.clock.advance(MINUTE);
    expect((await ask(test, nextText(), { token })).status).toBe(429);
  });

  it('let somebody new answer every five seconds and ten times a day', async () => {
    test = await createTestApp(kind);
    const id = await published(test);
    const headers = await newVisitor(test);
    for (let sent = 1; sent <= 10; sent += 1) {
      expect((await answer(test, id, nextText(), { headers })).status).toBe(201);
      test.clock.advance(MINUTE);
    }
    expect((await answer(test, id, nextText(), { headers })).status).toBe(429);
  });

  it('refuse the sixty-first vote of an hour and the eleventh report of a day', async () => {
    test = await createTestApp(kind);
    const id = await published(test);
    const headers = await newVisitor(test);
    const call = async (what: string) =>
      (await test.call('POST', `/community/questions/${id}/${what}`, { headers, body: { reason: 'spam' } }))
        .status;
    for (let sent = 1; sent <= 60; sent += 1) expect(await call('vote')).toBe(200);
    expect(await call('vote')).toBe(429);
    for (let sent = 1; sent <= 10; sent += 1) expect(await call('reports')).toBe(201);
    expect(await call('reports')).toBe(429);
    test.clock.advance(HOUR);
    expect(await call('vote')).toBe(200);
  });

  it('do not count a post that was refused for its text', async () => {
    test = await createTestApp(kind);
    const headers = await newVisitor(test);
    expect((await ask(test, 'a'.repeat(281), { headers })).status).toBe(422);
    expect((await ask(test, 'refuse-phone', { headers })).status).toBe(422);
    expect((await ask(test, nextText(), { headers })).status).toBe(201);
  });

  it('refuse the same words by the same visitor for five minutes', async () => {
    test = await createTestApp(kind);
    const { token } = await registerPerson(test);
    const { _id } = (await ask(test, 'Is this said twice?', { token })).body.data.question;
    test.clock.advance(20 * SECOND);
    const again = await ask(test, 'is THIS said... twice', { token });
    expect([again.status, again.body.error]).toEqual([422, 'MODERATION_DUPLICATE']);
    const other = await newVisitor(test);
    expect((await ask(test, 'Is this said twice?', { headers: other })).status).toBe(201);
    expect((await answer(test, _id, 'Thank you!', { headers: other })).status).toBe(201);
    test.clock.advance(5 * MINUTE);
    expect((await ask(test, 'Is this said twice?', { token })).status).toBe(201);
  });

  it('hold a long text from the fourth copy on, whoever sends it', async () => {
    test = await createTestApp(kind);
    const text = 'Buy this wonderful medicine that heals everything in the world';
    for (const moderation of [undefined, undefined, undefined, 'held']) {
      const { body } = await ask(test, text, { headers: await newVisitor(test) });
      expect(body.data.question.moderation).toBe(moderation);
    }
  });

  it('pause a visitor for a day at the third post that a rule calls grooming, not who tells of danger or is held for likeness', async () => {
    test = await createTestApp(kind);
    const { token, username } = await registerPerson(test);
    const tell = async (text: string, who: string) => {
      test.clock.advance(20 * SECOND);
      return (await ask(test, `${text} ${nextText()}`, { token: who })).body.error;
    };
    expect(await tell('refuse-solicitation', token)).toBe('MODERATION_SOLICITATION');
    expect(await tell('hold-grooming', token)).toBeUndefined();
    expect(await tell('refuse-solicitation', token)).toBe('MODERATION_SOLICITATION');
    expect(await tell('An honest question', token)).toBe('POSTING_PAUSED');
    const victim = await registerPerson(test);
    for (const _ of [1, 2, 3, 4]) {
      test.clock.advance(HOUR);
      expect(await tell('I am bleeding, hold-grooming', victim.token)).toBeUndefined();
    }
    const helper = await registerPerson(test);
    for (const _ of [1, 2, 3, 4]) {
      test.clock.advance(HOUR);
      expect(await tell('alike-grooming', helper.token)).toBeUndefined();
    }
    test.clock.advance(DAY);
    const again = await test.call('POST', '/auth/login', { body: { username, password: PASSWORD } });
    expect(await tell('An honest question', again.body.data.token)).toBeUndefined();
  });

  it('never refuse reading', async () => {
    test = await createTestApp(kind);
    const id = await published(test);
    const headers = await newVisitor(test);
    for (let read = 0; read < 400; read += 1) {
      const path = read % 2 ? `/community/questions/${id}` : '/community/questions';
      expect((await test.call('GET', path, { headers })).status).toBe(200);
    }
  });
});
