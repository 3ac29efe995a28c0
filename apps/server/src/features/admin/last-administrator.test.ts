import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { type Person, registerAdmin, registerPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeDatabases('the last administrator', (kind) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterEach(() => test.close());

  async function freshAdmin(): Promise<Person> {
    const person = await registerAdmin(test);
    return { ...person, token: await signIn(test, person) };
  }
  const demote = (id: string, token: string) =>
    test.call('PATCH', `/admin/users/${id}/role`, { token, body: { role: 'USER' } });
  const leave = (person: Person) =>
    test.call('DELETE', '/auth/me', { token: person.token, body: { password: person.password } });
  const admins = async () =>
    (await test.store.database.db.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute())
      .length;

  it('cannot be demoted, not even by herself, nor leave', async () => {
    const admin = await freshAdmin();
    for (const refused of [await demote(admin.user._id, admin.token), await leave(admin)])
      expect([refused.status, refused.body.error]).toEqual([409, 'LAST_ADMIN']);
    expect(await admins()).toBe(1);
  });

  it('stays when two demote each other at the same moment, fifty times', async () => {
    const [one, other] = [await freshAdmin(), await freshAdmin()];
    for (let round = 0; round < 50; round += 1) {
      await test.store.database.db.updateTable('users').set({ role: 'ADMIN' }).execute();
      const both = await Promise.all([demote(other.user._id, one.token), demote(one.user._id, other.token)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await admins()).toBe(1);
    }
  });

  it('stays when one leaves while the other is demoted', async () => {
    const other = await freshAdmin();
    for (let round = 0; round < 5; round += 1) {
      const one = await freshAdmin();
      await test.store.database.db.updateTable('users').set({ role: 'ADMIN' }).execute();
      await Promise.all([leave(one), demote(other.user._id, other.token)]);
      expect(await admins()).toBeGreaterThanOrEqual(1);
    }
  });

  it('refuses a demoted administrator on the next request, also with twenty on their way', async () => {
    const [admin, other] = [await freshAdmin(), await freshAdmin()];
    const { user } = await registerPerson(test);
    await demote(other.user._id, admin.token);
    const late = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.call('PATCH', `/admin/users/${user._id}/role`, {
          token: other.token,
          body: { role: 'ADMIN' },
        }),
      ),
    );
    expect(late.map(({ status }) => status)).toEqual(late.map(() => 403));
    expect(await admins()).toBe(1);
  });
});
