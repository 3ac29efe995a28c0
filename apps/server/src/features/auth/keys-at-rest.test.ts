import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deriveKey, unseal } from '../../platform/encryption.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { askChat, PASSWORD, registerPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { places, recoverySecret, tokenSecret, unwrapKey } from './secrets.ts';

describeDatabases('the account key', (kind) => {
  it('opens with the password, the recovery code and the token, and with nothing that is stored', async () => {
    const hasher = createPasswordHasher();
    const test = await createTestApp(kind, { hasher });
    const { token, recoveryCode } = await registerPerson(test);
    await askChat(test, 'Something private', { token });
    const { db } = test.store.database;
    const user = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    const chatKey = await db.selectFrom('chat_keys').selectAll().executeTakeFirstOrThrow();
    const turn = await db.selectFrom('chat_turns').selectAll().executeTakeFirstOrThrow();
    const serverKey = Buffer.from(
      readFileSync(join(test.store.dataDir, 'secret.key'), 'utf8').trim(),
      'base64url',
    );
    await test.close();

    const salt = Buffer.from(user.password_salt, 'base64url');
    const { wrappingKey } = await hasher.hash(PASSWORD, salt);
    const opened = [
      unwrapKey(user.password_wrap, wrappingKey, places.password(user.id)),
      unwrapKey(user.recovery_wrap, recoverySecret(recoveryCode).wrappingKey, places.recovery(user.id)),
      unwrapKey(session.wrapped_key, tokenSecret(token).wrappingKey, places.session(session.token_hash)),
    ];
    expect(opened[1]).toEqual(opened[0]);
    expect(opened[2]).toEqual(opened[0]);

    const stored = [...Object.values(user), ...Object.values(session), ...Object.values(chatKey)].map(String);
    const material = [
      serverKey,
      ...stored.flatMap((text) => [Buffer.from(text), Buffer.from(text, 'base64url')]),
    ];
    const purposes = ['verify', 'wrap', 'session', 'recovery', 'anonymous session', 'request limits'];
    const keys = material.flatMap((bytes) => [
      bytes,
      ...purposes.map((purpose) => deriveKey(bytes, purpose)),
    ]);
    const sealed: [string, string][] = [
      [user.password_wrap, places.password(user.id)],
      [user.recovery_wrap, places.recovery(user.id)],
      [session.wrapped_key, places.session(session.token_hash)],
      [chatKey.wrapped_key, `chat_keys.wrapped_key ${chatKey.id}`],
      [turn.sealed, `chat_turns.sealed ${turn.id}`],
    ];
    const candidates = keys.filter((key) => key.length === 32);
    expect(candidates.length).toBeGreaterThan(100);
    for (const key of candidates) {
      for (const [text, place] of sealed) expect(() => unseal(key, text, place)).toThrow();
    }
  });

  it('does not open a copy that was moved to another row', async () => {
    const test = await createTestApp(kind);
    const [one, other] = [await registerPerson(test), await registerPerson(test)];
    const { db } = test.store.database;
    const stolen = await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', one.user._id)
      .executeTakeFirstOrThrow();
    await test.close();
    expect(() =>
      unwrapKey(stolen.wrapped_key, tokenSecret(one.token).wrappingKey, places.session(stolen.token_hash)),
    ).not.toThrow();
    const elsewhere = places.session(tokenSecret(other.token).digest);
    expect(() => unwrapKey(stolen.wrapped_key, tokenSecret(one.token).wrappingKey, elsewhere)).toThrow();
  });
});
