import type { Help } from '@salama/contract/help.ts';
import { CHILD_SAFETY_REASONS, type ReportReason } from '@salama/contract/moderation/schemas.ts';
import { DAY, hourOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import { type Hiding, hideOrCover } from './brake.ts';
import { addToHistory } from './history-repository.ts';
import { findReporter } from './record-repository.ts';
import {
  countHiddenBy,
  countReporters,
  findCasesOf,
  insertReport,
  markAsHiding,
  openCase,
} from './repository.ts';
import type { DeskDependencies, ModeratedItem, NewReport } from './types.ts';

/** So many reporters from different networks hide an item. */
const REPORTERS_TO_HIDE = 3;
/** Child-safety reports from one network that hide at once, a day; later ones only queue. */
const CHILD_SAFETY_HIDES = 3;
/** What a moderator approved rests for a day before reports count again. */
const REST_AFTER_APPROVAL = DAY;
/** From so many decided reports on, a reporter who is nearly always wrong counts for nothing. */
const RECORD_FROM = 5;
const MOST_REJECTED = 0.8;
/** Whose reports were confirmed so often, and rarely rejected, is proven: no brake holds what she hides. */
const PROVEN_FROM = 3;
const MOST_REJECTED_OF_PROVEN = 0.25;

const WORRYING: ReadonlySet<ReportReason> = new Set([...CHILD_SAFETY_REASONS, 'self-harm']);

export async function report(one: NewReport, dependencies: DeskDependencies): Promise<Help | undefined> {
  const { db, items, logger } = dependencies;
  const hiding = await db.transaction().execute(async (transaction): Promise<Hiding | undefined> => {
    const item = await items.lock(transaction, one);
    // Somebody who still sees what others have just hidden is thanked like everybody.
    const known = item?.state === 'published' || item?.state === 'hidden';
    if (!item || !known || item.questionId !== one.questionId) throw new Refusal('NOT_FOUND');
    const { caseId, reporter, counts } = await record(transaction, one, dependencies);
    if (!counts) return undefined;
    const hides = await hidesNow(transaction, { caseId, reporter }, one, item, dependencies);
    const done =
      hides && item.state === 'published'
        ? await hideOrCover(transaction, item, { caseId, reporter }, dependencies)
        : undefined;
    const writer = items.writerOf(item);
    if (writer) await addToHistory(transaction, writer, 'reported', dependencies.clock.now());
    return done;
  });
  if (hiding) items.changed();
  if (hiding?.brakeUntil) logger.warn({ until: hiding.brakeUntil }, 'many posts are being hidden by reports');
  return WORRYING.has(one.reason) ? dependencies.helpFor(one.language, one.country) : undefined;
}

/** @returns the case, and whether the report counts: it is the first of somebody credible. */
async function record(
  db: Db,
  { kind, id, reason, caller }: NewReport,
  { clock, randomness, marks }: DeskDependencies,
): Promise<{ caseId: string; reporter: string; counts: boolean }> {
  // As of posts: when somebody reported is nobody's to know to the minute.
  const now = hourOf(clock.now());
  const severity = WORRYING.has(reason) ? 1 : 2;
  const opened = { id: randomness.uuid(), kind, item_id: id, labels: '', opened_at: now };
  const open = () => openCase(db, { ...opened, status: 'open', severity });
  const [known] = await findCasesOf(db, [id]);
  const wasDecided = known?.status === 'decided';
  const found = wasDecided ? known : await open();
  const mine = marks.of(caller);
  const weight = await weightOf(db, mine.everywhere());
  const reporter = mine.on('report', id);
  const added = await insertReport(db, {
    case_id: found.id,
    reason,
    reporter,
    network: marks.network(caller.visitor, id),
    weight,
    sealed_reporter: marks.seal(mine.everywhere(), placeOfReporter(found.id)),
    created_at: now,
  });
  // Whoever says again what was decided opens nothing.
  if (wasDecided && added) await open();
  return { caseId: found.id, reporter, counts: added && weight > 0 };
}

/** Whether this report, just counted, hides the item. */
async function hidesNow(
  db: Db,
  { caseId, reporter }: { caseId: string; reporter: string },
  { reason, caller }: NewReport,
  { approvedAt }: ModeratedItem,
  { clock, marks }: DeskDependencies,
): Promise<boolean> {
  const since = approvedAt === null ? 0 : approvedAt + REST_AFTER_APPROVAL;
  if (clock.now() < since) return false;
  if (approvedAt === null && CHILD_SAFETY_REASONS.includes(reason)) {
    const networkDay = marks.network(caller.visitor, 'child safety');
    if (await hidesAtOnce(db, caseId, reporter, networkDay)) return true;
  }
  return (await countReporters(db, caseId, hourOf(since))) >= REPORTERS_TO_HIDE;
}

async function hidesAtOnce(db: Db, caseId: string, reporter: string, networkDay: string): Promise<boolean> {
  if ((await countHiddenBy(db, networkDay)) >= CHILD_SAFETY_HIDES) return false;
  await markAsHiding(db, caseId, reporter, networkDay);
  return true;
}

async function weightOf(db: Db, mark: string): Promise<0 | 1 | 2> {
  const record = await findReporter(db, mark);
  if (!record) return 1;
  const { decided, rejected } = record;
  if (decided >= RECORD_FROM && rejected / decided > MOST_REJECTED) return 0;
  const isProven = decided - rejected >= PROVEN_FROM && rejected / decided <= MOST_REJECTED_OF_PROVEN;
  return isProven ? 2 : 1;
}

/** Where a sealed reporter stands. */
export function placeOfReporter(caseId: string): string {
  return `moderation_reports.sealed_reporter ${caseId}`;
}
