import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/clock.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { countries, directories } from '../../testing/directory.ts';
import { type Person, registerAdmin, registerPerson, signIn } from '../../testing/people.ts';
import { type Answer, createTestApp, type TestApp } from '../../testing/test-app.ts';

const inThree = (text: string) => ({ en: text, sw: text, fr: text });
const source = { name: 'The ministry', url: 'https://ministry.example', read: '2026-11-19' };
const value = {
  kind: 'gbv',
  answeredBy: 'counsellors',
  name: inThree('ke-gbv'),
  number: '0800 720 100',
  hours: inThree('24 hours, 08:00-18:00 at weekends'),
  languages: ['sw'],
};
const change = { action: 'change', country: 'KE', line: 'ke-gbv', value, source };

interface Admin extends Person {
  secret: string;
}

describeDatabases('corrections of the directory', (kind) => {
  let test: TestApp;
  let author: Admin;
  let other: Admin;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' }, directories, countries });
    author = await adminWithFactor(test);
    other = await adminWithFactor(test);
    await passDays(1);
  });
  afterEach(() => test.close());

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { token }: Person,
    body?: unknown,
  ) => test.call(method, `/admin/corrections${path}`, { token, ...(body !== undefined && { body }) });
  const codeOf = ({ secret }: Admin) => {
    test.clock.advance(MINUTE);
    return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: test.clock.now() });
  };
  /** A session at the desk does not outlive a day: both come back. */
  const passDays = async (days: number) => {
    test.clock.advance(days * DAY);
    for (const admin of [author, other]) {
      admin.token = await signIn(test, admin);
      const { token } = admin;
      await test.call('POST', '/auth/second-factor/pass', { token, body: { code: codeOf(admin) } });
    }
  };
  const propose = async (proposal: object = change, by = author): Promise<Answer> =>
    call('POST', '', by, proposal);
  const draft = async (proposal: object = change, by = author) => (await propose(proposal, by)).body.data;
  const publish = ({ _id, version }: { _id: string; version: number }, by: Admin, code = codeOf(by)) =>
    call('POST', `/${_id}/publish`, by, { version, code });
  const numbers = async () => {
    const { body } = await test.call('GET', '/directory?country=KE');
    return body.data.contacts.map(({ id, number }: { id: string; number: string }) => `${id} ${number}`);
  };
  const BUILT = ['ke-emergency 999', 'ke-child 116', 'ke-gbv 1195'];

  it('change nothing before another administrator publishes them, with a code of that moment', async () => {
    const written = await propose();
    expect([written.status, written.body.data.state]).toEqual([201, 'draft']);
    expect(await numbers()).toEqual(BUILT);
    const correction = written.body.data;
    expect((await publish(correction, author)).body.error).toBe('CORRECTION_OWN');
    expect((await publish(correction, other, '000000')).body.error).toBe('WRONG_CODE');
    expect(await numbers()).toEqual(BUILT);
    expect((await publish(correction, other)).body.data).toMatchObject({
      state: 'published',
      publishedBy: other.username,
    });
    expect(await numbers()).toEqual(['ke-emergency 999', 'ke-child 116', 'ke-gbv 0800 720 100']);
    const { body } = await test.call('GET', '/directory/corrections');
    expect(body.data.corrections).toEqual([change]);
  });

  it('bring the old line back with one tap, without a code', async () => {
    const first = await draft();
    await publish(first, other);
    const second = await draft({ ...change, value: { ...value, number: '0800 720 101' } });
    await publish(second, other);
    expect(await numbers()).toContain('ke-gbv 0800 720 101');
    expect((await call('POST', `/${second._id}/undo`, author)).body.data.state).toBe('undone');
    expect(await numbers()).toContain('ke-gbv 0800 720 100');
    await call('POST', `/${first._id}/undo`, author);
    expect(await numbers()).toEqual(BUILT);
    expect((await call('POST', `/${first._id}/undo`, author)).body.error).toBe('CONFLICT');
  });

  it('add and withdraw lines, and never change one for emergencies in its place', async () => {
    const emergency = { ...value, kind: 'emergency', answeredBy: 'any', number: '112' };
    const inPlace = { ...change, line: 'ke-emergency', value: { ...emergency, answeredBy: 'police' } };
    const last = { action: 'withdraw', country: 'KE', line: 'ke-emergency', source };
    for (const proposal of [inPlace, last, { ...change, value: { ...value, kind: 'mental' } }])
      expect((await propose(proposal)).body.error).toBe('CORRECTION_EMERGENCY');
    await publish(await draft({ action: 'add', country: 'KE', value: emergency, source }), other);
    await publish(await draft(last), other);
    expect(await numbers()).toEqual(['ke-child 116', 'ke-gbv 1195', 'ke-emergency-112 112']);
  });

  it('refuse numbers that are not of the country or cost extra, links, hidden numbers and days to come', async () => {
    const refused = async (some: object) =>
      (await propose({ ...change, value: { ...value, ...some } })).body.error;
    for (const number of ['+1 202 555 0100', '+254 900 123 456', '0791 234 567', '40404'])
      expect([number, await refused({ number })]).toEqual([number, 'CORRECTION_NUMBER']);
    for (const number of ['+254 722 178 177', '0722 178 177', '0800 730 999', '1195', '116 006'])
      expect([number, await refused({ number })]).toEqual([number, undefined]);
    for (const text of ['see salama.example', 'or call 0722 178 177', 'write to me@here'])
      expect(await refused({ note: inThree(text) })).toBe('CORRECTION_WORDS');
    const late = { ...change, source: { ...source, read: '2027-01-01' } };
    expect((await propose(late)).body.error).toBe('CORRECTION_SOURCE');
  });

  it('wait a day, seen by everybody at the desk, where there is one administrator alone', async () => {
    await demote(test, other);
    const correction = await draft();
    const waiting = (await publish(correction, author)).body.data;
    expect(waiting).toMatchObject({ state: 'waiting', comesAt: expect.any(String) });
    await passDays(1 - HOUR / DAY);
    await call('GET', '', author);
    expect(await numbers()).toEqual(BUILT);
    await passDays(HOUR / DAY);
    await call('GET', '', author);
    expect(await numbers()).toContain('ke-gbv 0800 720 100');
    const again = await draft({ ...change, value: { ...value, number: '0800 720 102' } });
    await publish(again, author);
    expect((await call('DELETE', `/${again._id}`, author)).status).toBe(200);
    await passDays(2);
    await call('GET', '', author);
    expect(await numbers()).toContain('ke-gbv 0800 720 100');
  });

  it('are published as they were seen, once, and by nobody whose authenticator is younger than a day', async () => {
    const correction = await draft();
    const young = await adminWithFactor(test);
    expect((await publish(correction, young)).body.error).toBe('CORRECTION_YOUNG_FACTOR');
    const plain = await registerAdmin(test);
    const asPlain = { ...plain, secret: author.secret };
    expect((await publish(correction, asPlain)).body.error).toBe('SECOND_FACTOR_NEEDED');
    const revised = {
      version: correction.version,
      proposal: { ...change, value: { ...value, number: '1196' } },
    };
    expect((await call('PATCH', `/${correction._id}`, author, revised)).body.data.version).toBe(2);
    expect((await publish(correction, other)).body.error).toBe('CONFLICT');
    const now = { ...correction, version: 2 };
    const codes = [codeOf(other), codeOf(other)];
    const tries = await Promise.all(codes.map((code) => publish(now, other, code)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await numbers()).toContain('ke-gbv 1196');
  });

  it('hold in another process, and after a start', async () => {
    await publish(await draft(), other);
    const second = await createTestApp(kind, { store: test.store, directories, countries });
    await second.app.ready();
    const { body } = await second.call('GET', '/directory?country=KE');
    expect(body.data.contacts.at(-1)).toMatchObject({ number: '0800 720 100', checked: source.read });
    await second.close();
  });

  it('go home in the form of the content, and stand on the trail', async () => {
    await publish(await draft(), other);
    await publish(await draft({ action: 'withdraw', country: 'KE', line: 'ke-child', source }), other);
    const { text } = (await call('GET', '/export', author)).body.data;
    expect(text).toContain('# content/countries/ke/directory.yaml\n# withdrawn: ke-child\n- ');
    expect(text).toContain('number: 0800 720 100');
    expect(text).not.toContain('confirmed');
    const trail = await test.call('GET', '/admin/audit?area=corrections', { token: author.token });
    expect(trail.body.data.entries.map(({ action }: { action: string }) => action)).toEqual([
      ...['publish', 'create', 'publish', 'create'],
    ]);
  });

  it('are for administrators alone', async () => {
    const member = await registerPerson(test);
    expect((await call('GET', '', member)).body.error).toBe('FORBIDDEN');
    expect((await call('POST', '', member, change)).body.error).toBe('FORBIDDEN');
  });
});

/** An administrator with an authenticator. */
async function adminWithFactor(test: TestApp): Promise<Admin> {
  const person = await registerAdmin(test);
  const token = await signIn(test, person);
  const { secret } = (await test.call('POST', '/auth/second-factor', { token })).body.data;
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: test.clock.now() });
  await test.call('POST', '/auth/second-factor/enable', { token, body: { code } });
  test.clock.advance(30 * SECOND);
  return { ...person, token, secret };
}

async function demote(test: TestApp, { user }: Person): Promise<void> {
  await test.store.database.db
    .updateTable('users')
    .set({ role: 'USER' })
    .where('id', '=', user._id)
    .execute();
}
