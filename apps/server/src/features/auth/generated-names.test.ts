import { expect, it } from 'vitest';
import { ask, nextText } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, PASSWORD, registerPerson, signIn } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

describeDatabases('registration', (kind) => {
  it('gives nobody a name like those of people who post without one, and leaves it to whoever has it', async () => {
    const test = await createTestApp(kind);
    const asked = await ask(test, nextText(), { headers: await newVisitor(test) });
    const { username } = asked.body.data.question;
    const refused = await test.call('POST', '/auth/register', { body: { username, password: PASSWORD } });
    expect([refused.status, refused.body.error]).toEqual([422, 'USERNAME_GENERATED']);
    const { user } = await registerPerson(test);
    const old = { username: 'WarmZebra7', username_key: 'warmzebra7' };
    await test.store.database.db.updateTable('users').set(old).where('id', '=', user._id).execute();
    expect(await signIn(test, { username: 'WarmZebra7', password: PASSWORD })).toMatch(/./);
    await test.close();
  });
});
