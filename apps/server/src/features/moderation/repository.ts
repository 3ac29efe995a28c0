import type { AuthorMessage, ReportReason } from '@salama/contract/moderation/schemas.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { CaseTable, DecisionTable, ReportTable } from '../../platform/database/tables/moderation.ts';

export type CaseRow = Selectable<CaseTable>;
export type DecisionRow = Selectable<DecisionTable>;
export type ReportRow = Selectable<ReportTable>;

/** The case of a locked item, made or opened again. */
export async function openCase(db: Db, opened: Insertable<CaseTable>): Promise<CaseRow> {
  return db
    .insertInto('moderation_cases')
    .values(opened)
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet({
        status: 'open',
        severity: sql`case when moderation_cases.severity < excluded.severity then moderation_cases.severity
          else excluded.severity end`,
        opened_at: sql`case when moderation_cases.status = 'open' then moderation_cases.opened_at
          else excluded.opened_at end`,
        covered: sql`case when moderation_cases.status = 'open' then moderation_cases.covered else 0 end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setCaseStatus(db: Db, id: string, status: CaseRow['status']): Promise<void> {
  await db.updateTable('moderation_cases').set({ status }).where('id', '=', id).execute();
}

export function findCase(db: Db, id: string): Promise<CaseRow | undefined> {
  return db.selectFrom('moderation_cases').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of each of these items that has a case, the case. */
export function findCasesOf(db: Db, itemIds: readonly string[]): Promise<CaseRow[]> {
  if (itemIds.length === 0) return Promise.resolve([]);
  return db.selectFrom('moderation_cases').selectAll().where('item_id', 'in', itemIds).execute();
}

/** Open ones most severe and longest waiting first; decided ones newest first. */
export function listCases(
  db: Db,
  status: CaseRow['status'],
  page: { limit: number; offset: number },
): Promise<CaseRow[]> {
  const query = db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('status', '=', status)
    .limit(page.limit)
    .offset(page.offset);
  if (status === 'decided') return query.orderBy('opened_at', 'desc').orderBy('seq', 'desc').execute();
  return query.orderBy('severity').orderBy('opened_at').orderBy('seq').execute();
}

export interface Waiting {
  open: number;
  /** Of these, of severity 1. */
  severe: number;
  /** Since when the first of them waits. */
  oldest: number | null;
}

export async function countOpen(db: Db): Promise<Waiting> {
  const rows = await db
    .selectFrom('moderation_cases')
    .select((select) => [
      'severity',
      select.fn.countAll<number>().as('open'),
      select.fn.min('opened_at').as('oldest'),
    ])
    .where('status', '=', 'open')
    .groupBy('severity')
    .execute();
  return {
    open: rows.reduce((sum, row) => sum + Number(row.open), 0),
    severe: Number(rows.find(({ severity }) => severity === 1)?.open ?? 0),
    oldest: rows.length === 0 ? null : Math.min(...rows.map(({ oldest }) => oldest)),
  };
}

/** What the author of each of these items is told; nothing for the others. */
export async function findMessages(db: Db, itemIds: readonly string[]): Promise<Map<string, AuthorMessage>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('moderation_cases')
    .select(['item_id', 'message'])
    .where('item_id', 'in', itemIds)
    .where('message', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ item_id, message }) => (message ? [[item_id, message] as const] : [])));
}

export async function setMessage(db: Db, caseId: string, message: AuthorMessage | null): Promise<void> {
  await db.updateTable('moderation_cases').set({ message }).where('id', '=', caseId).execute();
}

export async function deleteCases(db: Db, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await db.deleteFrom('moderation_cases').where('item_id', 'in', itemIds).execute();
}

/** False when this visitor has reported the item before. */
export async function insertReport(db: Db, report: Insertable<ReportTable>): Promise<boolean> {
  const result = await db
    .insertInto('moderation_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Networks from which somebody credible reported since `since`, decisions before left out. */
export async function countReporters(db: Db, caseId: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('moderation_reports')
    .select((select) => select.fn.count<number>('network').distinct().as('networks'))
    .where('case_id', '=', caseId)
    .where('weight', '>', 0)
    .where('decision_id', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.networks);
}

export async function countHiddenBy(db: Db, networkDay: string): Promise<number> {
  const row = await db
    .selectFrom('moderation_reports')
    .select((select) => select.fn.countAll<number>().as('hidden'))
    .where('hidden_by', '=', networkDay)
    .executeTakeFirstOrThrow();
  return Number(row.hidden);
}

export async function markAsHiding(
  db: Db,
  caseId: string,
  reporter: string,
  networkDay: string,
): Promise<void> {
  await db
    .updateTable('moderation_reports')
    .set({ hidden_by: networkDay })
    .where('case_id', '=', caseId)
    .where('reporter', '=', reporter)
    .execute();
}

export async function countReasons(
  db: Db,
  caseIds: readonly string[],
): Promise<{ case_id: string; reason: ReportReason; count: number }[]> {
  if (caseIds.length === 0) return [];
  const rows = await db
    .selectFrom('moderation_reports')
    .select((select) => ['case_id', 'reason', select.fn.countAll<number>().as('count')])
    .where('case_id', 'in', caseIds)
    .groupBy(['case_id', 'reason'])
    .orderBy('reason')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Reports that no decision has settled, or those that this one did. */
export function listReports(db: Db, caseId: string, decisionId: string | null): Promise<ReportRow[]> {
  return db
    .selectFrom('moderation_reports')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('decision_id', decisionId === null ? 'is' : '=', decisionId)
    .execute();
}

export async function settleReports(
  db: Db,
  caseId: string,
  from: string | null,
  to: string | null,
): Promise<void> {
  await db
    .updateTable('moderation_reports')
    .set({ decision_id: to })
    .where('case_id', '=', caseId)
    .where('decision_id', from === null ? 'is' : '=', from)
    .execute();
}

export async function insertDecision(db: Db, decision: Insertable<DecisionTable>): Promise<void> {
  await db.insertInto('moderation_decisions').values(decision).execute();
}

/** Of each case the last decision that was not taken back, newest first. */
export function listDecisions(db: Db, caseIds: readonly string[]): Promise<DecisionRow[]> {
  if (caseIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('moderation_decisions')
    .selectAll()
    .where('case_id', 'in', caseIds)
    .where('undone_at', 'is', null)
    .orderBy('seq', 'desc')
    .execute();
}

/** Ids of whatever moderators decided on since then. */
export function itemsDecidedSince(db: Db, time: number) {
  return db.selectFrom('moderation_decisions').select('item_id').where('decided_at', '>=', time);
}

export async function markUndone(db: Db, id: string, by: string, at: number): Promise<void> {
  await db
    .updateTable('moderation_decisions')
    .set({ undone_at: at, undone_by: by })
    .where('id', '=', id)
    .execute();
}

export async function lastDecisionTime(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('moderation_decisions')
    .select('decided_at')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.decided_at;
}

/** Ended pauses, sealed reporters and reporters' records after `identities`, decisions after `audit`. */
export async function deleteOldTraces(
  db: Db,
  before: { now: number; identities: number; audit: number },
): Promise<void> {
  await db.deleteFrom('visitor_pauses').where('until', '<=', before.now).execute();
  await db
    .updateTable('moderation_reports')
    .set({ sealed_reporter: null, hidden_by: null })
    .where('created_at', '<', before.identities)
    .where('sealed_reporter', 'is not', null)
    .execute();
  await db.deleteFrom('moderation_reporters').where('changed_at', '<', before.identities).execute();
  await db.deleteFrom('moderation_decisions').where('decided_at', '<', before.audit).execute();
}
