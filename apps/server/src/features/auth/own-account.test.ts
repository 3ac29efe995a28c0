import { afterEach, beforeEach, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../platform/clock.ts';
import { answer, ask, nextText, published } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, newVisitor, type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { tell } from '../../testing/stories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NEXT = 'green papaya lake';

describeDatabases('one’s own account', (kind) => {
  let test: TestApp;
  let person: Person;
  let token: string;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    person = await registerPerson(test);
    token = person.token;
  });
  afterEach(() => test.close());

  const rename = (username: string) => test.call('PATCH', '/auth/me', { token, body: { username } });
  const login = async (password = person.password, username = person.username) =>
    test.call('POST', '/auth/login', { body: { username, password } });
  const isIn = async (other = token) => (await test.call('GET', '/auth/me', { token: other })).status === 200;

  it('takes a new name, on what it signed too', async () => {
    const signed = await ask(test, nextText(), { token, more: { isAnonymous: false } });
    const anonymous = await ask(test, nextText(), { token });
    const { status, body } = await rename('  mango.tree ');
    expect([status, body.data.user.username]).toEqual([200, 'mango.tree']);
    const nameOn = async ({ body: { data } }: typeof signed) =>
      (await test.call('GET', `/community/questions/${data.question._id}`)).body.data.question.username;
    expect(await nameOn(signed)).toBe('mango.tree');
    expect(await nameOn(anonymous)).not.toBe('mango.tree');
    expect((await login(person.password, 'mango.tree')).status).toBe(200);
    expect((await login()).status).toBe(401);
  });

  it.each([
    ['', 'FIELDS_REQUIRED'],
    ['ab', 'USERNAME_LENGTH'],
    ['a b', 'USERNAME_CHARACTERS'],
    ['0712345678', 'USERNAME_CONTACT'],
    ['calm.heron412', 'USERNAME_GENERATED'],
    ['refuse-insult', 'USERNAME_REFUSED'],
  ])('refuses the name %j with %s', async (username, code) => {
    expect((await rename(username)).body.error).toBe(code);
  });

  it('refuses a name that another has, and may change the case of its own', async () => {
    const other = await registerPerson(test);
    const taken = await rename(other.username.toUpperCase());
    expect([taken.status, taken.body.error]).toEqual([409, 'USERNAME_TAKEN']);
    expect((await rename(person.username.toUpperCase())).status).toBe(200);
  });

  it('refuses a name that looks like one of the desk, and lets its owner vary it', async () => {
    const admin = await registerAdmin(test);
    const own = await test.call('PATCH', '/auth/me', { token: admin.token, body: { username: 'Dr_Otieno' } });
    expect(own.status).toBe(200);
    for (const name of ['dr.0tieno', 'Dr-Оtienо', 'drotieno']) {
      expect((await rename(name)).body.error).toBe('USERNAME_TAKEN');
      const body = { username: name, password: person.password };
      expect((await test.call('POST', '/auth/register', { body })).body.error).toBe('USERNAME_TAKEN');
    }
    const varied = await test.call('PATCH', '/auth/me', {
      token: admin.token,
      body: { username: 'Dr.Otieno' },
    });
    expect(varied.status).toBe(200);
  });

  it('takes a new password for the old one, ends other sessions and keeps its conversation', async () => {
    await askChat(test, 'How long does an implant last?', { token });
    const elsewhere = (await login()).body.data.token;
    const change = (password: string, newPassword: string) =>
      test.call('POST', '/auth/password', { token, body: { password, newPassword } });
    const wrong = await change('not this one', NEXT);
    expect([wrong.status, wrong.body.error]).toEqual([403, 'WRONG_PASSWORD']);
    expect((await change('', NEXT)).body.error).toBe('FIELDS_REQUIRED');
    expect((await change(person.password, '')).body.error).toBe('FIELDS_REQUIRED');
    expect((await change(person.password, 'short')).body.error).toBe('PASSWORD_LENGTH');
    expect((await change(person.password, 'motdepasse')).body.error).toBe('PASSWORD_COMMON');
    expect((await change(person.password, NEXT)).status).toBe(200);
    expect([await isIn(), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await login()).status).toBe(401);
    const again = (await login(NEXT)).body.data.token;
    const { body } = await test.call('GET', '/chat', { token: again });
    expect(body.data.messages[0].messages[0].content).toBe('How long does an implant last?');
    const recovered = await test.call('POST', '/auth/recover', {
      body: { username: person.username, recoveryCode: person.recoveryCode, password: person.password },
    });
    expect(recovered.status).toBe(200);
  });

  it('gets a new recovery code for the password, and the old one ends', async () => {
    const renew = (password: string) =>
      test.call('POST', '/auth/recovery-code', { token, body: { password } });
    expect((await renew('not this one')).body.error).toBe('WRONG_PASSWORD');
    const { recoveryCode } = (await renew(person.password)).body.data;
    const recover = (code: string) =>
      test.call('POST', '/auth/recover', {
        body: { username: person.username, recoveryCode: code, password: NEXT },
      });
    expect((await recover(person.recoveryCode)).body.error).toBe('INVALID_RECOVERY_CODE');
    expect((await recover(recoveryCode)).status).toBe(200);
  });

  it('counts wrong passwords here as it does at the door', async () => {
    const limited = await createTestApp(kind);
    const { token: mine } = await registerPerson(limited);
    const confirm = () =>
      limited.call('POST', '/auth/confirm', { token: mine, body: { password: 'guess again' } });
    const codes: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push((await confirm()).body.error);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'WRONG_PASSWORD'), 'TOO_MANY_ATTEMPTS']);
    await limited.close();
  });

  it('confirms the password for fifteen minutes, and keeps the minute only for the desk', async () => {
    const { db } = test.store.database;
    const confirm = async () => {
      const body = { password: person.password };
      const answer = await test.call('POST', '/auth/confirm', { token, body });
      const kept = await db.selectFrom('sessions').select('confirmed_at').executeTakeFirst();
      return [answer.status, Date.parse(answer.body.data.confirmedUntil), kept?.confirmed_at];
    };
    const until = test.clock.now() + 15 * MINUTE;
    expect(await confirm()).toEqual([200, until, null]);
    await db.updateTable('users').set({ is_moderator: 1 }).execute();
    expect(await confirm()).toEqual([200, until, test.clock.now()]);
  });

  it('keeps the minute of a sign-in for administrators alone', async () => {
    const admin = await registerAdmin(test);
    await test.call('POST', '/auth/login', { body: { username: admin.username, password: admin.password } });
    const rows = await test.store.database.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'confirmed_at'])
      .where('confirmed_at', 'is not', null)
      .execute();
    expect(rows).toEqual([{ id: admin.user._id, confirmed_at: test.clock.now() }]);
  });

  it('says where it is signed in, and signs out everywhere', async () => {
    test.clock.advance(3 * HOUR);
    const elsewhere = (await login()).body.data.token;
    const { body } = await test.call('GET', '/auth/sessions', { token });
    expect(body.data.sessions).toEqual([
      { createdAt: expect.stringContaining(':00:00.000Z'), usedAt: expect.any(String), isCurrent: true },
      { createdAt: expect.any(String), usedAt: expect.any(String), isCurrent: false },
    ]);
    expect((await test.call('DELETE', '/auth/sessions', { token })).status).toBe(200);
    expect([await isIn(), await isIn(elsewhere)]).toEqual([false, false]);
  });

  it('hands out everything that is kept of it, and nothing of anybody else', async () => {
    const question = await published(test);
    await askChat(test, 'How long does an implant last?', { token });
    await ask(test, 'My own question?', { token });
    await answer(test, question, 'My own answer.', { token });
    await tell(test, 'My own story.', { token, more: { name: 'Amina', location: 'Mombasa' } });
    const { body, text } = await test.call('GET', '/auth/me/export', { token });
    expect(body.data).toMatchObject({
      account: { username: person.username, email: null },
      sessions: [{ isCurrent: true }],
      kept: {
        chat: [{ role: 'user', content: 'How long does an implant last?' }, { role: 'assistant' }],
        community: {
          questions: [{ content: 'My own question?', state: 'published' }],
          answers: [{ content: 'My own answer.', questionId: question }],
        },
        testimonials: [{ story: 'My own story.', name: 'Amina', state: 'held' }],
      },
      notListed: ['votes', 'reports', 'suggestions'],
    });
    expect(text).not.toMatch(/wrap|verifier|salt|hash|author|writer|receipt/);
  });

  it('hands out messages that are older than those the chat shows', async () => {
    const asked = Array.from({ length: 101 }, (_, number) => `Does implant number ${number} hurt?`);
    for (const question of asked) await askChat(test, question, { token });
    const { body } = await test.call('GET', '/auth/me/export', { token });
    const chat: { role: string; content: string }[] = body.data.kept.chat;
    expect(chat.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(asked);
    const shown = await test.call('GET', '/chat', { token });
    expect(shown.body.data.messages[0].messages).toHaveLength(200);
  });

  it('is not to be renamed, emptied or left by a visitor', async () => {
    const headers = await newVisitor(test);
    for (const [method, path] of [
      ['PATCH', '/auth/me'],
      ['DELETE', '/auth/me'],
      ['GET', '/auth/me/export'],
      ['POST', '/auth/password'],
      ['POST', '/auth/recovery-code'],
      ['POST', '/auth/confirm'],
      ['GET', '/auth/sessions'],
      ['DELETE', '/auth/sessions'],
    ] as const)
      expect([path, (await test.call(method, path, { headers })).status]).toEqual([path, 401]);
  });
});
