import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { published } from '../../../testing/board.ts';
import { describeDatabases } from '../../../testing/databases.ts';
import { newVisitor } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { letModerationForget } from './0008-what-moderation-forgets.ts';

type AnyDb = Parameters<Migration['up']>[0];

describeDatabases('what moderation kept before it learned to forget', (kind) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(kind);
  });
  afterEach(() => test.close());

  it('keeps its pauses, dates its reporters and loses cases without a post', async () => {
    const { db, dialect } = test.store.database;
    const id = await published(test);
    const headers = await newVisitor(test);
    await test.call('POST', `/community/questions/${id}/reports`, { headers, body: { reason: 'spam' } });
    await db.schema.dropTable('visitor_pauses').execute();
    await db.schema.alterTable('moderation_reporters').dropColumn('changed_at').execute();
    for (const statement of [
      'create table paused_visitors (mark text primary key, until bigint not null)',
      `insert into paused_visitors values ('somebody', 1000)`,
      `insert into moderation_reporters (mark, decided, rejected) values ('reporter', 6, 6)`,
      `insert into moderation_cases (id, kind, item_id, status, severity, labels, opened_at)
        values ('loose', 'question', 'gone', 'open', 2, '', 1)`,
      `insert into moderation_decisions (id, case_id, kind, item_id, action, user_id, username, decided_at,
        state_before, state_after, undone_at)
        values ('d', 'c', 'question', 'q', 'remove', 'u', 'n', 500, 'published', 'removed', 700)`,
    ])
      await sql.raw(statement).execute(db);
    const again = { migrationTableName: 'again', migrationLockTableName: 'again_lock' };
    const getMigrations = async () => ({ again: { up: (old: AnyDb) => letModerationForget(old, dialect) } });
    const { error } = await new Migrator({ db, ...again, provider: { getMigrations } }).migrateToLatest();
    expect(error).toBeUndefined();
    expect(await db.selectFrom('visitor_pauses').selectAll().execute()).toEqual([
      { pause: 'somebody', mark: 'somebody', until: 1000 },
    ]);
    expect(await db.selectFrom('moderation_reporters').selectAll().execute()).toEqual([
      { mark: 'reporter', decided: 6, rejected: 6, changed_at: 700 },
    ]);
    expect(await db.selectFrom('moderation_cases').select('item_id').execute()).toEqual([{ item_id: id }]);
  });
});
