import { limits } from '@salama/contract/limits.ts';
import type { Case, Decision, History, ItemState } from '@salama/contract/moderation/schemas.ts';
import { DAY } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import { addToHistory } from './history-repository.ts';
import { presentOne } from './queue.ts';
import { addToReporter, endPause, pauseVisitor } from './record-repository.ts';
import { placeOfReporter } from './reports.ts';
import {
  type CaseRow,
  insertDecision,
  listDecisions,
  listReports,
  markUndone,
  setCaseStatus,
  setMessage,
  settleReports,
} from './repository.ts';
import type { CaseAction, DeskDependencies, ModeratedItem } from './types.ts';

const AFTER: Record<Decision, { from: readonly ItemState[]; to: ItemState }> = {
  approve: { from: ['published', 'held', 'hidden'], to: 'published' },
  remove: { from: ['published', 'held', 'hidden'], to: 'removed' },
  restore: { from: ['removed'], to: 'published' },
  pause: { from: ['published', 'held', 'hidden', 'removed'], to: 'removed' },
};

/** Whether an item in this state may be decided on like this. */
export function allows(action: Decision, state: ItemState): boolean {
  return AFTER[action].from.includes(state);
}

/** @throws Refusal NOT_FOUND; CONFLICT when the item's state does not allow it or its author is not known any more. */
export async function decide(
  caseId: string,
  caseAction: CaseAction,
  dependencies: DeskDependencies,
): Promise<Case> {
  const { db, clock, items } = dependencies;
  const { action, pauseDays, message = null } = caseAction;
  await db.transaction().execute(async (transaction) => {
    const { row, item } = await lockCase(transaction, caseId, 'decided', dependencies);
    const { from, to } = AFTER[action];
    if (!from.includes(item.state)) throw new Refusal('CONFLICT');
    const now = clock.now();
    const approvedAt = to === 'published' ? now : item.approvedAt;
    if (action === 'pause') await pause(transaction, item, now + pauseDays * DAY, dependencies);
    await items.setState(transaction, item, to, approvedAt);
    await setMessage(transaction, caseId, message);
    const id = await writeDown(transaction, { row, item }, { ...caseAction, to, now }, dependencies);
    await settle(transaction, caseId, { from: null, to: id, rejected: to === 'published' }, dependencies);
    await remember(transaction, item, { action, now, step: 1 }, dependencies);
  });
  items.changed();
  return presentOne(caseId, dependencies);
}

/** The decision as undoing needs it, and as the trail tells it. @returns its id. */
async function writeDown(
  db: Db,
  { row, item }: { row: CaseRow; item: ModeratedItem },
  { action, pauseDays, by, to, now }: CaseAction & { to: ItemState; now: number },
  { randomness, trail }: DeskDependencies,
): Promise<string> {
  const id = randomness.uuid();
  await insertDecision(db, {
    id,
    case_id: row.id,
    kind: row.kind,
    item_id: row.item_id,
    action,
    user_id: by.id,
    username: by.username,
    decided_at: now,
    state_before: item.state,
    state_after: to,
    approved_before: item.approvedAt,
    message_before: row.message,
    undone_at: null,
    undone_by: null,
  });
  const subject = { kind: row.kind, id: row.item_id };
  const detail = action === 'pause' ? { detail: String(pauseDays) } : {};
  await trail.write(db, { by, area: 'moderation', action, subject, ...detail });
  return id;
}

/** @throws Refusal NOT_FOUND; CONFLICT when nothing can be taken back: too late, or the item has moved on. */
export async function undo(
  caseId: string,
  by: CaseAction['by'],
  dependencies: DeskDependencies,
): Promise<Case> {
  const { db, clock, items } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const { row, item } = await lockCase(transaction, caseId, 'decided', dependencies);
    const [last] = await listDecisions(transaction, [caseId]);
    const now = clock.now();
    if (!last || last.decided_at < now - limits.undoDays * DAY || item.state !== last.state_after)
      throw new Refusal('CONFLICT');
    if (last.action === 'pause') {
      const writer = items.writerOf(item);
      if (writer) await endPause(transaction, writer);
    }
    await items.setState(transaction, item, last.state_before, last.approved_before);
    await setMessage(transaction, caseId, last.message_before);
    await markUndone(transaction, last.id, by.username, now);
    const subject = { kind: row.kind, id: row.item_id };
    await dependencies.trail.write(transaction, { by, area: 'moderation', action: 'undo', subject });
    await remember(transaction, item, { action: last.action, now, step: -1 }, dependencies);
    const rejected = last.state_after === 'published';
    await settle(transaction, caseId, { from: last.id, to: null, rejected }, dependencies);
    const waits = last.state_before === 'held' || last.state_before === 'hidden';
    const reported = (await listReports(transaction, caseId, null)).length > 0;
    if (waits || reported) await setCaseStatus(transaction, caseId, 'open');
  });
  items.changed();
  return presentOne(caseId, dependencies);
}

async function lockCase(
  db: Db,
  caseId: string,
  status: CaseRow['status'],
  { items }: DeskDependencies,
): Promise<{ row: CaseRow; item: ModeratedItem }> {
  const row = await setCaseStatus(db, caseId, status);
  const [item] = row ? await items.find(db, [{ kind: row.kind, id: row.item_id }]) : [];
  if (!row || !item) throw new Refusal('NOT_FOUND');
  return { row, item };
}

async function pause(db: Db, item: ModeratedItem, until: number, { items }: DeskDependencies): Promise<void> {
  const writer = items.writerOf(item);
  if (!writer) throw new Refusal('CONFLICT');
  await pauseVisitor(db, writer, until);
}

/** Goes onto the record of whoever wrote the item, or from it again. */
async function remember(
  db: Db,
  item: ModeratedItem,
  { action, now, step }: { action: Decision; now: number; step: 1 | -1 },
  { items }: DeskDependencies,
): Promise<void> {
  const writer = items.writerOf(item);
  if (!writer) return;
  for (const event of REMEMBERED[action]) await addToHistory(db, writer, event, now, step);
}

const REMEMBERED: Record<Decision, readonly (keyof History)[]> = {
  approve: [],
  remove: ['removed'],
  restore: [],
  pause: ['removed', 'paused'],
};

/** Puts the verdict on the records of those who reported, or takes it back, and moves their reports along. */
async function settle(
  db: Db,
  caseId: string,
  { from, to, rejected }: { from: string | null; to: string | null; rejected: boolean },
  { marks }: DeskDependencies,
): Promise<void> {
  const step = from === null ? 1 : -1;
  for (const { sealed_reporter } of await listReports(db, caseId, from)) {
    if (sealed_reporter === null) continue;
    const mark = marks.unseal(sealed_reporter, placeOfReporter(caseId));
    if (mark === undefined) continue;
    await addToReporter(db, mark, { decided: step, rejected: rejected ? step : 0 });
  }
  await settleReports(db, caseId, from, to);
}
