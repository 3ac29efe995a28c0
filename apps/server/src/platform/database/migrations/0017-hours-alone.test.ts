import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, nextText, published } from '../../../testing/board.ts';
import { describeDatabases } from '../../../testing/databases.ts';
import { newVisitor } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { HOUR, hourOf } from '../../clock.ts';
import { keepHoursAlone } from './0017-hours-alone.ts';

describeDatabases('when somebody was held or reported', (kind) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterEach(() => test.close());

  const times = async () => {
    const { db } = test.store.database;
    const cases = await db.selectFrom('moderation_cases').select('opened_at').execute();
    const reports = await db.selectFrom('moderation_reports').select(['created_at', 'hid_at']).execute();
    return [
      ...cases.map(({ opened_at }) => opened_at),
      ...reports.flatMap(({ created_at, hid_at }) => [created_at, hid_at]),
    ];
  };

  it('is kept to the hour', async () => {
    test.clock.advance(1_234_567);
    const reported = await published(test);
    await ask(test, `${nextText()} hold-grooming`);
    const headers = await newVisitor(test);
    const body = { reason: 'grooming' };
    await test.call('POST', `/community/questions/${reported}/reports`, { headers, body });
    const hour = hourOf(test.clock.now());
    expect(test.clock.now()).not.toBe(hour);
    expect(await times()).toEqual([hour, hour, hour, hour]);
  });

  it('is cut to it where a version before kept more', async () => {
    const id = await published(test);
    const headers = await newVisitor(test);
    const body = { reason: 'grooming' };
    await test.call('POST', `/community/questions/${id}/reports`, { headers, body });
    const { db } = test.store.database;
    const exact = 7 * HOUR + 12_345;
    await db.updateTable('moderation_cases').set({ opened_at: exact }).execute();
    await db.updateTable('moderation_reports').set({ created_at: exact, hid_at: null }).execute();
    const again = { migrationTableName: 'again', migrationLockTableName: 'again_lock' };
    const getMigrations = async () => ({ again: { up: keepHoursAlone } });
    const { error } = await new Migrator({ db, ...again, provider: { getMigrations } }).migrateToLatest();
    expect(error).toBeUndefined();
    expect(await times()).toEqual([7 * HOUR, 7 * HOUR, null]);
  });
});
