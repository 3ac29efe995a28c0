import { type Kysely, sql } from 'kysely';
import { type Dialect, timeType } from '../dialect.ts';

/** Each pause has a row of its own, a reporter's record its age, and no case is without its post. */
export async function letModerationForget(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await separatePauses(db, dialect);
  await dateReporters(db, dialect);
  await dropLooseCases(db);
}

async function separatePauses(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('visitor_pauses')
    .addColumn('pause', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('until', timeType(dialect), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('visitor_pauses_mark').on('visitor_pauses').column('mark').execute();
  await sql`insert into visitor_pauses (pause, mark, until)
    select mark, mark, until from paused_visitors`.execute(db);
  await db.schema.dropTable('paused_visitors').execute();
}

/** None has changed since the last decision, or its undoing. */
async function dateReporters(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .alterTable('moderation_reporters')
    .addColumn('changed_at', timeType(dialect), (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update moderation_reporters set changed_at = coalesce((
    select max(case when undone_at > decided_at then undone_at else decided_at end) from moderation_decisions
  ), 0)`.execute(db);
}

/** A post that was deleted while it was reported could leave a case behind, which nobody saw and all waited for. */
async function dropLooseCases(db: Kysely<unknown>): Promise<void> {
  await sql`delete from moderation_cases where
    item_id not in (select id from community_questions)
    and item_id not in (select id from community_answers)
    and item_id not in (select id from testimonials)`.execute(db);
}
