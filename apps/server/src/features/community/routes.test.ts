import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '../../platform/clock.ts';
import { answer, ask, listed, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('the board', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => test.close());

  it('shows a new question to everybody, newest first, with what the server gave it', async () => {
    test.clock.advance(17 * MINUTE);
    const older = nextText();
    await published(test, older);
    const content = 'Naweza kupata mimba nikiwa kwenye hedhi? Tafadhali nisaidieni, sijui nimuulize nani.';
    const { status, body } = await ask(test, content, { more: { tags: [' #Hedhi ', 'mimba', 'hedhi'] } });
    expect(status).toBe(201);
    const { question, receipt, notice } = body.data;
    expect(question).toMatchObject({
      title: 'Naweza kupata mimba nikiwa kwenye hedhi? Tafadhali',
      content,
      tags: ['Hedhi', 'mimba'],
      lang: 'sw',
      answers: [],
      answerCount: 0,
      votes: 0,
      hasVoted: false,
      isOwn: true,
    });
    expect(question.username).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d{1,3}$/);
    expect(question.createdAt).toBe('2026-11-20T09:00:00.000Z');
    expect(receipt).toMatch(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
    expect(notice).toBeUndefined();
    expect((await listed(test)).slice(0, 2)).toEqual([content, older]);
    const stranger = await test.call('GET', `/community/questions/${question._id}`, {
      headers: await newVisitor(test),
    });
    expect(stranger.body.data.question).toMatchObject({ content, isOwn: false });
  });

  it('takes nothing from a body but what a question is made of', async () => {
    const content = nextText();
    const { body } = await ask(test, content, {
      more: {
        votes: 99,
        role: 'ADMIN',
        _id: randomUUID(),
        createdAt: '2000-01-01T00:00:00Z',
        title: 'Call me',
        username: 'Doctor Amina',
        state: 'removed',
      },
    });
    expect(body.data.question).toMatchObject({ title: content, votes: 0 });
    expect(body.data.question.username).not.toBe('Doctor Amina');
    expect(body.data.question.createdAt).toMatch(/^2026-11-20/);
  });

  it.each([
    ['', {}, 'QUESTION_EMPTY'],
    ['é'.repeat(281), {}, 'QUESTION_TOO_LONG'],
    ['Six tags?', { tags: ['1', '2', '3', '4', '5', '6'] }, 'QUESTION_TAGS'],
    ['A long tag?', { tags: ['t'.repeat(31)] }, 'TAG_TOO_LONG'],
    ['Odd tags?', { tags: 'hiv' }, 'INVALID_INPUT'],
  ])('refuses the question %j with %j', async (content, more, error) => {
    const before = await listed(test);
    const { status, body } = await ask(test, content, { more });
    expect([status, body.error]).toEqual([422, error]);
    expect(await listed(test)).toEqual(before);
  });

  it('accepts 280 characters, five tags and any text that a person can write', async () => {
    const odd = `${'😀'.repeat(200)} ' " % _ \\ \u0000 <b>x</b>`;
    expect((await ask(test, '😀'.repeat(280), { more: { tags: ['1', '2', '3', '4', '5'] } })).status).toBe(
      201,
    );
    const { body } = await ask(test, odd);
    expect(body.data.question.content).toBe(odd.replace('\u0000', '').replace(/ {2}/, '  '));
    expect(await listed(test, `?search=${encodeURIComponent('\' " % _ \\')}`)).toHaveLength(1);
  });

  it('answers a question, under one name for each visitor', async () => {
    const asker = await newVisitor(test);
    const asked = await ask(test, nextText(), { headers: asker });
    const { _id, username } = asked.body.data.question;
    const other = await newVisitor(test);
    const first = await answer(test, _id, nextText(), { headers: other });
    expect(first.status).toBe(201);
    expect(first.body.data.answerId).toBe(first.body.data.question.answers[0]._id);
    await answer(test, _id, nextText(), { headers: asker });
    const last = await answer(test, _id, nextText(), { headers: other });
    const { answers, answerCount } = last.body.data.question;
    const names = answers.map((one: { username: string }) => one.username);
    expect(names).toEqual([names[0], username, names[0]]);
    expect(names[0]).not.toBe(username);
    expect(answers.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([true, false, true]);
    expect(answerCount).toBe(3);
    const list = await test.call('GET', '/community/questions');
    expect(list.body.data.questions[0]).toMatchObject({ _id, answers: [], answerCount: 3 });
  });

  it('takes answers of thirty people at once, each under a name of its own, and counts them right', async () => {
    const id = await published(test);
    const people = await Promise.all(Array.from({ length: 30 }, () => newVisitor(test)));
    const all = await Promise.all(people.map((headers) => answer(test, id, nextText(), { headers })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    const { question } = (await test.call('GET', `/community/questions/${id}`)).body.data;
    expect(question.answerCount).toBe(30);
    const names = question.answers.map(({ username }: { username: string }) => username);
    expect(new Set(names).size).toBe(30);
  });

  it('signs with the account’s name only by choice', async () => {
    const { token, username } = await registerPerson(test);
    const anonymous = await ask(test, nextText(), { token });
    expect(anonymous.body.data.question.username).not.toBe(username);
    expect(anonymous.body.data.receipt).toBeUndefined();
    test.clock.advance(1);
    const signed = await ask(test, nextText(), { token, more: { isAnonymous: false } });
    expect(signed.body.data.question.username).toBe(username);
    expect(signed.body.data.question.createdAt).toBe(new Date(test.clock.now()).toISOString());
    const visitor = await ask(test, nextText(), { more: { isAnonymous: false, username } });
    expect(visitor.body.data.question.username).not.toBe(username);
  });

  it.each([
    ['  ', 422, 'ANSWER_EMPTY'],
    ['a'.repeat(1_001), 422, 'ANSWER_TOO_LONG'],
  ])('refuses the answer %#', async (content, status, error) => {
    const answered = await answer(test, await published(test), content);
    expect([answered.status, answered.body.error]).toEqual([status, error]);
  });

  it('answers 404 for every id that names nothing', async () => {
    const id = await published(test);
    for (const wrong of [randomUUID(), 'nothing', '%00', "'%20or%201=1"]) {
      for (const [method, path, body] of [
        ['GET', `/community/questions/${wrong}`, undefined],
        ['POST', `/community/questions/${wrong}/vote`, undefined],
        ['POST', `/community/questions/${wrong}/answers`, { content: nextText() }],
        ['POST', `/community/questions/${id}/answers/${wrong}/vote`, undefined],
        ['POST', `/community/questions/${wrong}/reports`, { reason: 'spam' }],
        ['DELETE', `/community/questions/${wrong}`, undefined],
      ] as const) {
        const { status, body: refusal } = await test.call(method, path, { body });
        expect([method, path, status, refusal.error]).toEqual([method, path, 404, 'NOT_FOUND']);
      }
    }
  });

  it('refuses what moderation refuses, with its sentence and without storing it', async () => {
    const { status, body } = await ask(test, 'My number, refuse-phone');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'MODERATION_PHONE',
      message: expect.stringContaining('phone number'),
    });
    const tagged = await ask(test, nextText(), { more: { tags: ['refuse-handle'] } });
    expect(tagged.body.error).toBe('MODERATION_HANDLE');
    expect(await listed(test, '?search=refuse-')).toEqual([]);
  });

  it('shows help to an author in danger, whether the post is taken or refused', async () => {
    const help = { kind: 'emergency', contacts: [{ number: '112' }] };
    expect((await ask(test, `${nextText()} I am bleeding`)).body).toMatchObject({ success: true, help });
    const refused = await ask(test, `I am bleeding ${'a'.repeat(280)}`);
    expect(refused.body).toMatchObject({ error: 'QUESTION_TOO_LONG', help });
    const disclosed = await ask(test, 'I am bleeding, refuse-insult');
    expect(disclosed.body).toMatchObject({ success: true, help, data: { notice: expect.any(String) } });
    const id = await published(test);
    expect((await answer(test, id, 'I am bleeding too')).body).toMatchObject({ success: true, help });
  });

  it('suggests what is already answered, and the article, and stores nothing', async () => {
    const id = await published(test, 'Does the contraceptive implant change periods?');
    await published(test, 'Does the contraceptive implant hurt?');
    await answer(test, id, nextText());
    const content = 'My contraceptive implants: are they safe?';
    const { body } = await test.call('POST', '/community/questions/similar', { body: { content } });
    expect(body.data.questions).toEqual([
      { _id: id, title: 'Does the contraceptive implant change periods?', lang: 'en', answerCount: 1 },
    ]);
    expect(await listed(test, '?search=my%20contraceptive')).toEqual([]);
  });
});
