import { expect, it } from 'vitest';
import { describeDatabases } from '../../testing/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

describeDatabases('impact', (kind) => {
  it('counts what was answered and what is listed, and begins at nought', async () => {
    const test = await createTestApp(kind);
    const impact = async () => (await test.call('GET', '/impact')).body.data;
    expect(await impact()).toEqual({ questionsAnswered: 0, servicesListed: 0 });
    const count = (day: string, name: string, added: number) =>
      test.store.database.db.insertInto('daily_counts').values({ day, name, count: added }).execute();
    await count('2026-11-19', 'chat messages', 40);
    await count('2026-11-20', 'chat messages', 2);
    await count('2026-11-20', 'something else', 7);
    expect(await impact()).toEqual({ questionsAnswered: 42, servicesListed: 0 });
    await test.close();
  });
});
