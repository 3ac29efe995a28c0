import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../platform/clock.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { PASSWORD, type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const WRONG = 'not the password';

describeDatabases('a browser on which somebody with a place at the desk has signed in', (kind) => {
  let test: TestApp;
  let admin: Person;
  beforeEach(async () => {
    test = await createTestApp(kind);
    admin = await registerAdmin(test);
  });
  afterEach(() => test.close());

  const login = (password: string, deviceMark?: string, { on = test, username = admin.username } = {}) =>
    on.call('POST', '/auth/login', { body: { username, password, ...(deviceMark && { deviceMark }) } });
  const statusOf = async (...tried: Parameters<typeof login>) => (await login(...tried)).status;
  const newMark = async (who: Pick<Person, 'username'> = admin): Promise<string> =>
    (await login(PASSWORD, undefined, who)).body.data.deviceMark;
  /** As many as strangers may try within a quarter of an hour. */
  async function tryTenTimes(deviceMark?: string): Promise<void> {
    for (let tried = 0; tried < 10; tried += 1) {
      if (tried === 5) test.clock.advance(MINUTE);
      expect(await statusOf(WRONG, deviceMark)).toBe(401);
    }
  }
  const devices = () => test.store.database.db.selectFrom('known_devices').selectAll().execute();

  it('signs in while strangers who have tried ten wrong passwords are refused', async () => {
    const mark = await newMark();
    await tryTenTimes();
    test.clock.advance(MINUTE);
    expect((await login(PASSWORD)).body.error).toBe('TOO_MANY_ATTEMPTS');
    const known = await login(PASSWORD, mark);
    expect([known.status, Object.keys(known.body.data).sort()]).toEqual([200, ['token', 'user']]);
  });

  it('is refused after ten wrong passwords of its own, and lets its owner in elsewhere', async () => {
    const [mark, other] = [await newMark(), await newMark()];
    await tryTenTimes(mark);
    test.clock.advance(MINUTE);
    expect((await login(PASSWORD, mark)).body.error).toBe('TOO_MANY_ATTEMPTS');
    expect([await statusOf(PASSWORD, other), await statusOf(PASSWORD)]).toEqual([200, 200]);
  });

  it('has no counter of its own with a made-up mark, nor for another name', async () => {
    const mark = await newMark();
    const { username } = await registerPerson(test);
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await statusOf(WRONG, Buffer.alloc(32, tried).toString('base64url'))).toBe(401);
      expect(await statusOf(WRONG, mark, { username })).toBe(401);
    }
    expect(await statusOf(PASSWORD, `${mark.slice(0, -1)}`)).toBe(429);
    expect(await statusOf(PASSWORD, mark, { username })).toBe(429);
    expect(await statusOf(PASSWORD, mark)).toBe(200);
  });

  it('is remembered for moderators too, and for nobody else', async () => {
    const person = await registerPerson(test);
    expect(await newMark(person)).toBeUndefined();
    await test.store.database.db
      .updateTable('users')
      .set({ is_moderator: 1 })
      .where('id', '=', person.user._id)
      .execute();
    expect(await newMark(person)).toMatch(/^[\w-]{43}$/);
  });

  it('answers a stranger alike, whether the name is an administrator’s, a reader’s or nobody’s', async () => {
    const mark = await newMark();
    const { username } = await registerPerson(test);
    const answers = [];
    for (const name of [admin.username, username, 'nobody-here'])
      answers.push(await login(WRONG, Buffer.alloc(32).toString('base64url'), { username: name }));
    answers.push(await login(WRONG, mark, { username: 'nobody-here' }), await login(WRONG, mark));
    for (const { status, body } of answers)
      expect([status, { ...body, requestId: '' }]).toEqual([401, { ...answers[0]?.body, requestId: '' }]);
  });

  it('opens nothing by its mark: that is no token and no password', async () => {
    const mark = await newMark();
    expect((await test.call('GET', '/auth/me', { token: mark })).status).toBe(401);
    expect(await statusOf(mark, mark)).toBe(401);
  });

  it('is known by a digest and the day, and its mark stands in no log', async () => {
    const mark = await newMark();
    await login(WRONG, mark);
    const rows = await devices();
    expect(rows).toMatchObject([{ user_id: admin.user._id, mark_hash: expect.not.stringContaining(mark) }]);
    expect((rows[0]?.used_at ?? 1) % DAY).toBe(0);
    expect(test.logLines.join('')).not.toContain(mark);
  });

  it('is forgotten after half a year unused, and never while it is used', async () => {
    const [used, unused] = [await newMark(), await newMark()];
    for (let months = 0; months < 3; months += 1) {
      test.clock.advance(61 * DAY);
      expect((await login(PASSWORD, used)).body.data.deviceMark).toBeUndefined();
    }
    expect((await login(PASSWORD, unused)).body.data.deviceMark).toMatch(/^[\w-]{43}$/);
  });

  it('gives way to the eleventh, the longest unused first', async () => {
    const marks: string[] = [];
    for (let device = 0; device < 11; device += 1) marks.push(await newMark());
    expect(await devices()).toHaveLength(10);
    await tryTenTimes();
    const [first, second] = marks;
    expect([await statusOf(PASSWORD, first), await statusOf(PASSWORD, second)]).toEqual([429, 200]);
  });

  it('is forgotten when the password is changed, but for the one that changes it', async () => {
    const mark = await newMark();
    const token = (await login(PASSWORD, mark)).body.data.token;
    const body = { password: PASSWORD, newPassword: 'another mango river' };
    const changed = await test.call('POST', '/auth/password', { token, body });
    expect(await devices()).toHaveLength(1);
    await tryTenTimes();
    expect(await statusOf(body.newPassword, mark)).toBe(429);
    expect(await statusOf(body.newPassword, changed.body.data.deviceMark)).toBe(200);
  });

  it('is forgotten when the account is recovered, but for the one that recovers it', async () => {
    const mark = await newMark();
    const body = { username: admin.username, recoveryCode: admin.recoveryCode, password: 'another river' };
    const recovered = await test.call('POST', '/auth/recover', { body });
    expect(await devices()).toHaveLength(1);
    await tryTenTimes();
    expect(await statusOf(body.password, mark)).toBe(429);
    expect(await statusOf(body.password, recovered.body.data.deviceMark)).toBe(200);
  });

  it('goes with the account, and stands in its export until then', async () => {
    await registerAdmin(test);
    const { token, deviceMark } = (await login(PASSWORD)).body.data;
    const exported = await test.call('GET', '/auth/me/export', { token });
    const day = new Date(Math.floor(test.clock.now() / DAY) * DAY).toISOString();
    expect(exported.body.data.desk.knownDevices).toEqual([{ usedAt: day }]);
    expect(exported.text).not.toContain(deviceMark);
    await test.call('DELETE', '/auth/me', { token, body: { password: PASSWORD } });
    expect(await devices()).toEqual([]);
  });

  it('is known to every process of the database, which count its tries together', async () => {
    const second = await createTestApp(kind, { store: test.store });
    const mark = await newMark();
    await tryTenTimes();
    second.clock.advance(test.clock.monotonic());
    expect(await statusOf(PASSWORD, mark, { on: second, ...admin })).toBe(200);
    for (let tried = 0; tried < 5; tried += 1)
      expect(await statusOf(WRONG, mark, { on: tried % 2 ? second : test, ...admin })).toBe(401);
    // On SQLite there is one process, which counts in its own memory.
    if (kind === 'PostgreSQL')
      for (const on of [test, second]) expect(await statusOf(PASSWORD, mark, { on, ...admin })).toBe(429);
    await second.close();
  });

  it('lets its owner prove the password in her session while strangers try it', async () => {
    await tryTenTimes();
    const confirm = (password: string) =>
      test.call('POST', '/auth/confirm', { token: admin.token, body: { password } });
    expect((await confirm(PASSWORD)).status).toBe(200);
    for (let tried = 0; tried < 5; tried += 1) expect((await confirm(WRONG)).status).toBe(403);
    expect((await confirm(PASSWORD)).body.error).toBe('TOO_MANY_ATTEMPTS');
  });
});
