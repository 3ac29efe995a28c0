import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../platform/clock.ts';
import { forgetFingerprint } from '../../platform/secret-key-repository.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { PASSWORD, type Person, registerAdmin, registerPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const HALF_MINUTE = 30 * SECOND;

describeDatabases('the second factor', (kind) => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await createTestApp(kind);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.advance(31 * MINUTE);
    const person = await registerAdmin(test);
    admin = { ...person, token: await signIn(test, person) };
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', step = '', body?: object, token = admin.token) =>
    test.call(method, `/auth/second-factor${step}`, { token, ...(body && { body }) });
  const codeOf = (secret: string) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: test.clock.now() });
  const stats = async (token = admin.token) => {
    const { status, body } = await test.call('GET', '/admin/stats', { token });
    return [status, body.error];
  };
  /** Sets one up. @returns its secret and the spare codes. */
  async function setUp(): Promise<{ secret: string; spareCodes: string[] }> {
    const { secret } = (await call('POST')).body.data;
    const { body } = await call('POST', '/enable', { code: codeOf(secret) });
    test.clock.advance(HALF_MINUTE);
    return { secret, spareCodes: body.data.spareCodes };
  }

  it('changes nothing before a first code of it was given', async () => {
    const begun = await call('POST');
    expect(begun.status).toBe(201);
    expect(begun.body.data.uri).toMatch(/^otpauth:\/\/totp\/Salama/);
    const wrong = await call('POST', '/enable', { code: '000000' });
    expect([wrong.status, wrong.body.error]).toEqual([403, 'WRONG_CODE']);
    expect((await call('GET')).body.data).toEqual({
      enabled: false,
      required: false,
      passed: true,
      spareCodes: 0,
    });
    expect(await stats()).toEqual([200, undefined]);
  });

  it('closes the desk to every other session, and opens it to a code of this moment, once', async () => {
    const other = await signIn(test, admin);
    const { secret, spareCodes } = await setUp();
    expect(spareCodes).toHaveLength(8);
    expect(await stats()).toEqual([200, undefined]);
    expect((await test.call('GET', '/auth/me', { token: other })).status).toBe(401);
    const token = await signIn(test, admin);
    expect(await stats(token)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await call('POST', '/pass', { code: '12345' }, token)).body.error).toBe('WRONG_CODE');
    const code = codeOf(secret);
    expect(
      (await call('POST', '/pass', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, token)).status,
    ).toBe(200);
    expect(await stats(token)).toEqual([200, undefined]);
    const third = await signIn(test, admin);
    expect((await call('POST', '/pass', { code }, third)).body.error).toBe('WRONG_CODE');
  });

  it('leaves everything but the desk alone', async () => {
    await setUp();
    const token = await signIn(test, admin);
    expect((await test.call('GET', '/auth/me', { token })).body.data.user.role).toBe('ADMIN');
    expect((await test.call('GET', '/chat', { token })).status).toBe(200);
  });

  it('shows drafts to nobody who has not given the code', async () => {
    const draft = { title: 'A draft', description: 'B', url: 'https://a.example' };
    const { _id } = (await test.call('POST', '/learning-materials', { token: admin.token, body: draft })).body
      .data;
    await setUp();
    const token = await signIn(test, admin);
    const see = async (as: string) =>
      (await test.call('GET', `/learning-materials/${_id}`, { token: as })).status;
    expect([await see(admin.token), await see(token)]).toEqual([200, 404]);
  });

  it('takes each spare code once, however it is typed', async () => {
    const { spareCodes } = await setUp();
    const [spare = ''] = spareCodes;
    const token = await signIn(test, admin);
    const typed = spare.toLowerCase().replaceAll('-', ' ');
    expect((await call('POST', '/pass', { code: typed }, token)).status).toBe(200);
    expect((await call('GET', '', undefined, token)).body.data.spareCodes).toBe(7);
    const next = await signIn(test, admin);
    expect((await call('POST', '/pass', { code: spare }, next)).body.error).toBe('WRONG_CODE');
  });

  it('cannot be guessed', async () => {
    await setUp();
    const token = await signIn(test, admin);
    const tries = [];
    for (let at = 0; at < 7; at += 1) tries.push(await call('POST', '/pass', { code: `11111${at}` }, token));
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });

  it('is renewed and removed only by whoever has it, with the password of the last quarter of an hour', async () => {
    await setUp();
    const token = await signIn(test, admin);
    for (const method of ['POST', 'DELETE'] as const)
      expect((await call(method, '', undefined, token)).body.error).toBe('SECOND_FACTOR_REQUIRED');
    const renewed = await call('POST', '/enable', { code: '123456' }, token);
    expect(renewed.body.error).toBe('SECOND_FACTOR_REQUIRED');
    test.clock.advance(16 * MINUTE);
    for (const method of ['POST', 'DELETE'] as const)
      expect((await call(method)).body.error).toBe('REAUTH_REQUIRED');
    await test.call('POST', '/auth/confirm', { token: admin.token, body: { password: admin.password } });
    expect((await call('DELETE')).status).toBe(200);
    expect(await stats(await signIn(test, admin))).toEqual([200, undefined]);
    const { body } = await test.call('GET', '/admin/audit?area=protection', { token: admin.token });
    expect(body.data.entries.slice(0, 2)).toMatchObject([
      { action: 'second-factor-off', by: admin.username },
      { action: 'second-factor-on', by: admin.username },
    ]);
  });

  it('is for the desk: readers have nothing to set up', async () => {
    const { token } = await registerPerson(test);
    await test.call('POST', '/auth/confirm', { token, body: { password: PASSWORD } });
    for (const method of ['POST', 'DELETE'] as const)
      expect((await call(method, '', undefined, token)).body.error).toBe('FORBIDDEN');
    expect((await call('POST', '/pass', { code: '123456' }, token)).body.error).toBe('CONFLICT');
  });

  it('stands on the trail once, however often it is taken away', async () => {
    await setUp();
    for (let times = 0; times < 3; times += 1) expect((await call('DELETE')).status).toBe(200);
    await call('POST');
    expect((await call('DELETE')).status).toBe(200);
    const { body } = await test.call('GET', '/admin/audit?area=protection', { token: admin.token });
    const own = body.data.entries.filter(({ by }: { by: string }) => by === admin.username);
    expect(own.map(({ action }: { action: string }) => action)).toEqual([
      'second-factor-off',
      'second-factor-on',
    ]);
  });

  it('that was sealed under a lost key lets nobody in', async () => {
    const { secret, spareCodes } = await setUp();
    const environment = { SECRET_KEY: 'k'.repeat(32) };
    await forgetFingerprint(test.store.database.db);
    const after = await createTestApp(kind, { environment, store: test.store });
    const token = await signIn(after, admin);
    after.clock.advance(test.clock.monotonic());
    for (const code of [codeOf(secret), spareCodes[0]]) {
      const answer = await after.call('POST', '/auth/second-factor/pass', { token, body: { code } });
      expect([answer.status, answer.body.error]).toEqual([403, 'WRONG_CODE']);
    }
    await after.close();
  });

  it('keeps no secret that opens without the server', async () => {
    const { secret, spareCodes } = await setUp();
    const { db } = test.store.database;
    const rows = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('second_factor_codes').selectAll().execute(),
    ]);
    for (const text of [secret, ...spareCodes]) expect(rows).not.toContain(text);
  });
});

describe('where the second factor is required', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp('SQLite', { environment: { ADMIN_TOTP: 'required' } });
  });
  afterEach(() => test.close());

  it('shows nothing of the desk before one is set up, and never lets it go', async () => {
    const person = await registerAdmin(test);
    const token = await signIn(test, person);
    const closed = await test.call('GET', '/admin/stats', { token });
    expect([closed.status, closed.body.error]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    const { secret } = (await test.call('POST', '/auth/second-factor', { token })).body.data;
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: test.clock.now() });
    await test.call('POST', '/auth/second-factor/enable', { token, body: { code } });
    expect((await test.call('GET', '/admin/stats', { token })).status).toBe(200);
    const kept = await test.call('DELETE', '/auth/second-factor', { token });
    expect([kept.status, kept.body.error]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  });
});
