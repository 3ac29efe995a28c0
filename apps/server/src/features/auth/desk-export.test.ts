import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../platform/clock.ts';
import { ask, nextText } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('the export of whoever works at the desk', (kind) => {
  let test: TestApp;
  let admin: Person;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    admin = await registerAdmin(test);
    await confirm(admin);
  });
  afterEach(() => test.close());

  const confirm = ({ token, password }: Person) =>
    test.call('POST', '/auth/confirm', { token, body: { password } });
  const deskOf = async ({ token }: Pick<Person, 'token'>) =>
    (await test.call('GET', '/auth/me/export', { token })).body.data.desk;
  const now = () => new Date(test.clock.now()).toISOString();
  const change = (user: Person, right: 'role' | 'moderator', body: object) =>
    test.call('PATCH', `/admin/users/${user.user._id}/${right}`, { token: admin.token, body });
  /** A held question, removed by this person. @returns its id and its words. */
  async function removeOne({ token }: Person): Promise<{ id: string; content: string }> {
    const content = `${nextText()} hold-insult`;
    const { body } = await ask(test, content, { headers: await newVisitor(test) });
    const id: string = body.data.question._id;
    const queue = await test.call('GET', '/admin/reports', { token });
    const found = queue.body.data.reports.find((one: { itemId: string }) => one.itemId === id);
    const removed = await test.call('PATCH', `/admin/reports/${found._id}`, {
      token,
      body: { action: 'pause', pauseDays: 7 },
    });
    expect(removed.status).toBe(200);
    return { id, content };
  }

  it('says role, rights and all they did, newest first, and of others nothing', async () => {
    const other = await registerPerson(test, 'somebody-else');
    await change(other, 'moderator', { isModerator: true });
    const made = now();
    test.clock.advance(MINUTE);
    const { id, content } = await removeOne(admin);
    const desk = await deskOf(admin);
    expect(desk).toEqual({
      role: 'ADMIN',
      isModerator: false,
      secondFactor: { enabled: false },
      knownDevices: [],
      actions: [
        { at: now(), area: 'moderation', action: 'pause', on: 'question', detail: '7' },
        { at: made, area: 'people', action: 'make-moderator', on: 'account' },
      ],
    });
    for (const foreign of [other.username, other.user._id, id, content])
      expect(JSON.stringify(desk)).not.toContain(foreign);
  });

  it('of a moderator holds what she did, and nothing that an administrator did to her', async () => {
    const moderator = await registerPerson(test);
    await change(moderator, 'moderator', { isModerator: true });
    await removeOne(moderator);
    expect(await deskOf(moderator)).toMatchObject({
      role: 'USER',
      isModerator: true,
      actions: [{ action: 'pause' }],
    });
  });

  it('says since when an authenticator guards the desk, and nothing that opens it', async () => {
    const begun = await test.call('POST', '/auth/second-factor', { token: admin.token });
    const { secret } = begun.body.data;
    expect((await deskOf(admin)).secondFactor).toEqual({ enabled: false });
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: test.clock.now() });
    const enabled = await test.call('POST', '/auth/second-factor/enable', {
      token: admin.token,
      body: { code },
    });
    const since = now();
    test.clock.advance(5 * MINUTE);
    const desk = await deskOf(admin);
    expect(desk.secondFactor).toEqual({ enabled: true, since });
    expect(desk.actions).toMatchObject([{ action: 'second-factor-on', at: since }]);
    for (const hidden of [secret, ...enabled.body.data.spareCodes])
      expect(JSON.stringify(desk)).not.toContain(hidden);
  });

  it('still holds what somebody did who has no place there any more', async () => {
    const moderator = await registerPerson(test);
    await change(moderator, 'moderator', { isModerator: true });
    await removeOne(moderator);
    await change(moderator, 'moderator', { isModerator: false });
    expect(await deskOf(moderator)).toMatchObject({ isModerator: false, actions: [{ action: 'pause' }] });
  });

  it('of everybody else says nothing of the desk', async () => {
    expect(await deskOf(await registerPerson(test))).toBeUndefined();
  });
});
