import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/clock.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, nextName, PASSWORD, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';

describeDatabases('accounts', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind);
  });
  afterAll(() => test.close());

  async function register(body: unknown) {
    return test.call('POST', '/auth/register', { body, headers: await newVisitor(test) });
  }
  const login = (username: string, password: string) =>
    test.call('POST', '/auth/login', { body: { username, password } });

  it('registers, shows the recovery code once and signs in', async () => {
    const username = nextName();
    const { status, body } = await register({ username, password: PASSWORD, isAnonymous: true });
    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({ username, role: 'USER', isAnonymous: true, email: null });
    expect(body.data.recoveryCode).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    const me = await test.call('GET', '/auth/me', { token: body.data.token });
    expect(me.status).toBe(200);
    expect(me.body.data.user).toEqual(body.data.user);
    const again = await login(username.toUpperCase(), PASSWORD);
    expect(again.status).toBe(200);
    expect(Object.keys(again.body.data).sort()).toEqual(['token', 'user']);
    expect(again.body.data.token).not.toBe(body.data.token);
  });

  it.each([
    [{}, 'FIELDS_REQUIRED'],
    [{ username: 'zawadi' }, 'FIELDS_REQUIRED'],
    [{ username: '   ', password: PASSWORD }, 'FIELDS_REQUIRED'],
    [{ username: 'ab', password: PASSWORD }, 'USERNAME_LENGTH'],
    [{ username: 'a'.repeat(31), password: PASSWORD }, 'USERNAME_LENGTH'],
    [{ username: 'za wadi', password: PASSWORD }, 'USERNAME_CHARACTERS'],
    [{ username: "x'; drop table users", password: PASSWORD }, 'USERNAME_CHARACTERS'],
    [{ username: 'me@mail.org', password: PASSWORD }, 'USERNAME_CONTACT'],
    [{ username: 'z0712345678', password: PASSWORD }, 'USERNAME_CONTACT'],
    [{ username: 'refuse-insult', password: PASSWORD }, 'USERNAME_REFUSED'],
    [{ username: 'hold-grooming', password: PASSWORD }, 'USERNAME_REFUSED'],
    [{ username: 'zawadi', password: 'seven77' }, 'PASSWORD_LENGTH'],
    [{ username: 'zawadi', password: 'a b '.repeat(33) }, 'PASSWORD_LENGTH'],
    [{ username: 'zawadi', password: 'Nakupenda123' }, 'PASSWORD_COMMON'],
    [{ username: 'zawadi-zawadi', password: 'Zawadi-Zawadi' }, 'PASSWORD_IS_USERNAME'],
    [{ username: 5, password: PASSWORD }, 'INVALID_INPUT'],
  ])('refuses %j', async (body, error) => {
    const answer = await register(body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ success: false, error });
  });

  it.each([3, 30])('accepts a username of %i characters', async (length) => {
    expect((await register({ username: 'z'.repeat(length), password: PASSWORD })).status).toBe(201);
  });

  it('refuses a name that differs from another only in case and accents', async () => {
    expect((await register({ username: 'Amélie', password: PASSWORD })).status).toBe(201);
    const answer = await register({ username: 'amelie', password: PASSWORD });
    expect(answer.status).toBe(409);
    expect(answer.body.error).toBe('USERNAME_TAKEN');
  });

  it('gives one of twenty simultaneous registrations the name', async () => {
    const username = nextName();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register({ username, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it('ignores role and every other field nobody may choose', async () => {
    const chosen = {
      role: 'ADMIN',
      isAdmin: true,
      _id: 'x',
      id: 'x',
      createdAt: '2000-01-01',
      email: 'a@b.c',
    };
    const { body } = await register({ ...chosen, username: nextName(), password: PASSWORD });
    expect(body.data.user).toMatchObject({ role: 'USER', email: null });
    expect(body.data.user._id).not.toBe('x');
    const roles = await test.store.database.db.selectFrom('users').select('role').distinct().execute();
    expect(roles).toEqual([{ role: 'USER' }]);
  });

  it('answers an unknown name and a wrong password alike', async () => {
    const { username } = await registerPerson(test);
    const wrong = await login(username, 'not the password');
    const unknown = await login('nobody-here', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body.error).toBe('INVALID_CREDENTIALS');
  });

  it('does the same work for an unknown name as for a wrong password', async () => {
    const runs: string[] = [];
    const real = createPasswordHasher();
    const hash: PasswordHasher['hash'] = (password, salt) => {
      runs.push(`${password} with ${salt.length} bytes of salt`);
      return real.hash(password, salt);
    };
    const watched = await createTestApp(kind, { hasher: { hash } });
    const { username } = await registerPerson(watched);
    runs.length = 0;
    for (const name of [username, 'nobody-here', 'no@name']) {
      const body = { username: name, password: 'not the password' };
      expect((await watched.call('POST', '/auth/login', { body })).status).toBe(401);
    }
    await watched.close();
    expect(runs).toEqual(Array.from({ length: 3 }, () => 'not the password with 16 bytes of salt'));
  });

  it('asks for the missing fields of a sign-in in the language of the request', async () => {
    const answer = await test.call('POST', '/auth/login', {
      body: {},
      headers: { 'accept-language': 'fr-CD,fr;q=0.9' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      error: 'FIELDS_REQUIRED',
      message: 'Remplis tous les champs obligatoires',
    });
  });

  it('refuses the sixth wrong password in a minute, then also the right one, until the minute is over', async () => {
    const { username } = await registerPerson(test);
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await login(username, 'wrong wrong')).status).toBe(401);
    const right = await login(username, PASSWORD);
    expect(right.status).toBe(429);
    expect(right.body.error).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(right.headers['retry-after'])).toBe(60);
    const { username: other } = await registerPerson(test);
    expect((await login(other, PASSWORD)).status).toBe(200);
    test.clock.advance(59 * SECOND);
    expect((await login(username, PASSWORD)).status).toBe(429);
    test.clock.advance(SECOND);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it('refuses the eleventh wrong password in a quarter of an hour', async () => {
    const { username } = await registerPerson(test);
    for (let tries = 1; tries <= 10; tries += 1) {
      if (tries === 6) test.clock.advance(MINUTE);
      expect((await login(username, 'wrong wrong')).status).toBe(401);
    }
    test.clock.advance(2 * MINUTE);
    expect((await login(username, PASSWORD)).status).toBe(429);
    test.clock.advance(12 * MINUTE);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it('does not count right passwords', async () => {
    const { username } = await registerPerson(test);
    for (let times = 0; times < 12; times += 1) expect((await login(username, PASSWORD)).status).toBe(200);
  });

  it('lets no more than five of fifty simultaneous guesses through', async () => {
    const { username } = await registerPerson(test);
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(username, 'wrong wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it('refuses the token from the moment of logging out', async () => {
    const { token } = await registerPerson(test);
    expect((await test.call('POST', '/auth/logout', { token })).body).toEqual({ success: true, data: {} });
    const answer = await test.call('GET', '/auth/me', { token });
    expect(answer.status).toBe(401);
    expect(answer.body.error).toBe('UNAUTHENTICATED');
  });

  it.each([undefined, '', 'short', 'a'.repeat(43), 'a'.repeat(10_240), 'x y', '"'])(
    'refuses the token %j',
    async (token) => {
      const answer = await test.call('GET', '/auth/me', token === undefined ? {} : { token });
      expect(answer.status).toBe(401);
      expect(answer.body.error).toBe('UNAUTHENTICATED');
    },
  );

  it('ends a session 14 days after its last use, not after its first', async () => {
    const { token } = await registerPerson(test);
    test.clock.advance(13 * DAY);
    expect((await test.call('GET', '/auth/me', { token })).status).toBe(200);
    test.clock.advance(13 * DAY);
    expect((await test.call('GET', '/auth/me', { token })).status).toBe(200);
    test.clock.advance(14 * DAY);
    expect((await test.call('GET', '/auth/me', { token })).status).toBe(401);
  });

  it('ends an administrator’s session 8 hours after its last use', async () => {
    const { token, username } = await registerPerson(test);
    await test.store.database.db
      .updateTable('users')
      .set({ role: 'ADMIN' })
      .where('username', '=', username)
      .execute();
    test.clock.advance(7 * HOUR);
    expect((await test.call('GET', '/auth/me', { token })).body.data.user.role).toBe('ADMIN');
    test.clock.advance(8 * HOUR);
    expect((await test.call('GET', '/auth/me', { token })).status).toBe(401);
  });

  it('keeps nothing in the database that a token or recovery code could be read from', async () => {
    const person = await registerPerson(test);
    const { db } = test.store.database;
    const rows = [
      ...(await db.selectFrom('users').selectAll().execute()),
      ...(await db.selectFrom('sessions').selectAll().execute()),
    ];
    const dump = JSON.stringify(rows);
    expect(dump).toContain(person.username);
    for (const secret of [
      person.token,
      person.recoveryCode,
      person.recoveryCode.replaceAll('-', ''),
      PASSWORD,
    ]) {
      expect(dump).not.toContain(secret);
    }
  });

  it('signs a visitor id and stores nothing for it', async () => {
    const { status, body } = await test.call('POST', '/auth/anonymous-session');
    expect(status).toBe(201);
    expect(body.data.sessionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.keys(body.data).sort()).toEqual(['sessionId', 'signature']);
  });
});
