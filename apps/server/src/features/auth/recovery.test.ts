import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, newVisitor, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NEW_PASSWORD = 'green papaya lake';

describeDatabases('recovery', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind);
  });
  afterAll(() => test.close());

  async function recover(username: string, recoveryCode: string, password = NEW_PASSWORD) {
    return test.call('POST', '/auth/recover', {
      body: { username, recoveryCode, password },
      headers: await newVisitor(test),
    });
  }

  it('sets a new password, ends every session, keeps the chat and gives a new code', async () => {
    const { username, token, recoveryCode, password } = await registerPerson(test);
    await askChat(test, 'How long does an implant last?', { token });
    const { status, body } = await recover(username, recoveryCode);
    expect(status).toBe(200);
    expect(body.data.user.username).toBe(username);
    expect(body.data.recoveryCode).not.toBe(recoveryCode);
    expect((await test.call('GET', '/auth/me', { token })).status).toBe(401);
    const oldPassword = await test.call('POST', '/auth/login', { body: { username, password } });
    expect(oldPassword.status).toBe(401);
    const signedIn = await test.call('POST', '/auth/login', { body: { username, password: NEW_PASSWORD } });
    const history = await test.call('GET', '/chat', { token: signedIn.body.data.token });
    expect(history.body.data.messages[0].messages[0].content).toBe('How long does an implant last?');
  });

  it('reads a code typed in lower case, with spaces, and with O for 0 and L for 1', async () => {
    const { username, recoveryCode } = await registerPerson(test);
    const typed = recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await recover(username, typed)).status).toBe(200);
  });

  it('redeems a code once in twenty simultaneous tries', async () => {
    const { username, recoveryCode } = await registerPerson(test);
    const answers = await Promise.all(Array.from({ length: 20 }, () => recover(username, recoveryCode)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 401),
    ]);
    const redeemed = answers.find(({ status }) => status === 200);
    expect((await test.call('GET', '/auth/me', { token: redeemed?.body.data.token })).status).toBe(200);
    expect((await recover(username, recoveryCode)).body.error).toBe('INVALID_RECOVERY_CODE');
  });

  it('answers an unknown name and a wrong code alike', async () => {
    const { username } = await registerPerson(test);
    const wrong = await recover(username, '0000-0000-0000-0000-0000-0000');
    const unknown = await recover('nobody-here', '0000-0000-0000-0000-0000-0000');
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('judges the new password before it spends the code', async () => {
    const { username, recoveryCode } = await registerPerson(test);
    expect((await recover(username, recoveryCode, 'short')).body.error).toBe('PASSWORD_LENGTH');
    expect((await recover(username, recoveryCode, 'motdepasse')).body.error).toBe('PASSWORD_COMMON');
    expect((await recover(username, recoveryCode, username)).body.error).toBe('PASSWORD_IS_USERNAME');
    expect((await recover(username, '', NEW_PASSWORD)).body.error).toBe('FIELDS_REQUIRED');
    expect((await recover(username, recoveryCode)).status).toBe(200);
  });
});
