import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, nextText } from '../../testing/board.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { newVisitor, registerPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { DAY } from '../clock.ts';
import { digest } from '../encryption.ts';
import { createErasureJournal, type ErasureJournal } from './journal.ts';
import { readJournal } from './journal-file.ts';
import { listErasures } from './repository.ts';

describeDatabases('what is written down of an erasure', (kind) => {
  let test: TestApp;
  let clock: TestClock;
  let path: string;
  let journal: ErasureJournal;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    clock = createTestClock(Date.now());
    path = join(test.store.dataDir, 'erasures.log');
    journal = createErasureJournal(test.store.database.db, path, clock);
  });
  afterEach(() => test.close());

  const db = () => test.store.database.db;
  const known = async () =>
    (await listErasures(db())).map(({ area, deed, digest: row }) => [area, deed, row]);
  /** A question that its author takes back. @returns its id. */
  async function takenBack(): Promise<string> {
    const headers = await newVisitor(test);
    const { body } = await ask(test, nextText(), { headers });
    const id = body.data.question._id;
    expect((await test.call('DELETE', `/community/questions/${id}`, { headers })).status).toBe(200);
    return id;
  }

  it('is its table, a digest and the day, whoever erased and whatever it was', async () => {
    const { token, password, user, username } = await registerPerson(test);
    const { body } = await ask(test, nextText(), { token });
    await test.call('DELETE', '/auth/me', { token, body: { password, posts: 'delete' } });
    expect((await known()).toSorted()).toEqual([
      ['community_questions', 'delete', digest(body.data.question._id)],
      ['sessions', 'delete', expect.any(String)],
      ['users', 'delete', digest(user._id)],
    ]);
    await journal.write();
    const text = readFileSync(path, 'utf8');
    expect([username, user._id, body.data.question._id].filter((word) => text.includes(word))).toEqual([]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('does not say what went together on one day', async () => {
    for (let made = 0; made < 5; made += 1) await takenBack();
    await journal.write();
    const digests = (readJournal(path) ?? []).map((one) => one.digest);
    expect(digests).toHaveLength(5);
    expect(digests).toEqual(digests.toSorted());
    expect(await listErasures(db())).toEqual(readJournal(path));
  });

  it('is nothing when the erasing itself came to nothing', async () => {
    await registerPerson(test);
    const failing = db()
      .transaction()
      .execute(async (transaction) => {
        await transaction.deleteFrom('users').execute();
        throw new Error('on second thoughts');
      });
    await expect(failing).rejects.toThrow('on second thoughts');
    expect(await known()).toEqual([]);
  });

  it('outlives the database in the file beside it', async () => {
    const id = await takenBack();
    await journal.write();
    await db().deleteFrom('erasures').execute();
    const next = await takenBack();
    await createErasureJournal(db(), path, clock).write();
    expect((readJournal(path) ?? []).map((one) => one.digest).toSorted()).toEqual(
      [digest(id), digest(next)].toSorted(),
    );
  });

  it('is forgotten after 90 days, of sign-ins after 15', async () => {
    const { token } = await registerPerson(test);
    await test.call('POST', '/auth/logout', { token });
    await takenBack();
    await journal.tidy();
    expect(await known()).toHaveLength(2);
    clock.advance(16 * DAY);
    await journal.tidy();
    expect((await known()).map(([area]) => area)).toEqual(['community_questions']);
    expect(readJournal(path)).toHaveLength(1);
    clock.advance(75 * DAY);
    await journal.tidy();
    expect([await known(), readJournal(path)]).toEqual([[], []]);
  });
});
