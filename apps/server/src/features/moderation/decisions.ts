import { limits } from '@salama/contract/limits.ts';
import type { Case, Decision, History, ItemState } from '@salama/contract/moderation/schemas.ts';
import { DAY, hourOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import { presentOne } from './cases.ts';
import { addToHistory } from './history-repository.ts';
import { versionOf } from './present.ts';
import { addToReporter, endPause, pauseVisitor } from './record-repository.ts';
import { placeOfReporter } from './reports.ts';
import {
  type CaseRow,
  findCase,
  findCasesOf,
  insertDecision,
  listDecisions,
  listReports,
  markUndone,
  openCase,
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

/** A case and its item, locked until the transaction ends. */
interface LockedCase {
  row: CaseRow;
  item: ModeratedItem;
}

/** @throws Refusal NOT_FOUND; CONFLICT when the item's state does not allow it or its author is not known any more. */
export async function decide(
  caseId: string,
  action: CaseAction,
  dependencies: DeskDependencies,
): Promise<Case> {
  const { db, items } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId, dependencies);
    await decideOn(transaction, locked, action, dependencies);
  });
  items.changed();
  return presentOne(caseId, dependencies);
}

/**
 * Decides on an item that perhaps nobody has reported: it gets a case with the decision, or neither, so that the trail
 * and undo are the same for all. @throws Refusal NOT_FOUND, CONFLICT.
 */
export async function decideItem(
  wanted: Pick<ModeratedItem, 'kind' | 'id'>,
  action: CaseAction,
  dependencies: DeskDependencies,
): Promise<Case> {
  const { db, clock, randomness, items } = dependencies;
  const caseId = await db.transaction().execute(async (transaction) => {
    const item = await items.lock(transaction, wanted);
    if (!item) throw new Refusal('NOT_FOUND');
    const { id, kind } = item;
    const fresh = { id: randomness.uuid(), kind, item_id: id, labels: '', opened_at: hourOf(clock.now()) };
    const [known] = await findCasesOf(transaction, [id]);
    const row = known ?? (await openCase(transaction, { ...fresh, status: 'open', severity: 2 }));
    await decideOn(transaction, { row, item }, action, dependencies);
    return row.id;
  });
  items.changed();
  return presentOne(caseId, dependencies);
}

/** @throws Refusal CONFLICT, as above. */
async function decideOn(
  db: Db,
  { row, item }: LockedCase,
  caseAction: CaseAction,
  dependencies: DeskDependencies,
): Promise<void> {
  const { clock, items } = dependencies;
  const { action, pauseDays, message = null, version } = caseAction;
  const { from, to } = AFTER[action];
  if (!from.includes(item.state)) throw new Refusal('CONFLICT');
  await requireSeen(db, { row, item }, version);
  const now = clock.now();
  const id = await writeDown(db, { row, item }, { ...caseAction, to, now }, dependencies);
  if (action === 'pause') await pause(db, item, { decision: id, until: now + pauseDays * DAY }, dependencies);
  await items.setState(db, item, to, to === 'published' ? now : item.approvedAt);
  await setCaseStatus(db, row.id, 'decided');
  await setMessage(db, row.id, message);
  await settle(db, row.id, { from: null, to: id, rejected: to === 'published', now }, dependencies);
  await remember(db, item, { action, now, step: 1 }, dependencies);
}

/** The item is locked, so of two who saw the same one is first. @throws Refusal CONFLICT for the other. */
async function requireSeen(db: Db, { row, item }: LockedCase, version: string | undefined): Promise<void> {
  if (version === undefined) return;
  const [last] = await listDecisions(db, [row.id]);
  if (version !== versionOf(item.state, last)) throw new Refusal('CONFLICT');
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
  { by, version }: Pick<CaseAction, 'by' | 'version'>,
  dependencies: DeskDependencies,
): Promise<Case> {
  const { db, clock, items } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const { row, item } = await lockCase(transaction, caseId, dependencies);
    await requireSeen(transaction, { row, item }, version);
    const [last] = await listDecisions(transaction, [caseId]);
    const now = clock.now();
    if (!last || last.decided_at < now - limits.undoDays * DAY || item.state !== last.state_after)
      throw new Refusal('CONFLICT');
    if (last.action === 'pause') await endPause(transaction, pausesOf(last.id, item, dependencies));
    await items.setState(transaction, item, last.state_before, last.approved_before);
    await setMessage(transaction, caseId, last.message_before);
    await markUndone(transaction, last.id, by.username, now);
    const subject = { kind: row.kind, id: row.item_id };
    await dependencies.trail.write(transaction, { by, area: 'moderation', action: 'undo', subject });
    const rejected = last.state_after === 'published';
    await settle(transaction, caseId, { from: last.id, to: null, rejected, now }, dependencies);
    await remember(transaction, item, { action: last.action, now, step: -1 }, dependencies);
    const waits = last.state_before === 'held' || last.state_before === 'hidden';
    const reported = (await listReports(transaction, caseId, null)).length > 0;
    await setCaseStatus(transaction, caseId, waits || reported ? 'open' : 'decided');
  });
  items.changed();
  return presentOne(caseId, dependencies);
}

/** The item first: decision record 45. */
async function lockCase(db: Db, caseId: string, { items }: DeskDependencies): Promise<LockedCase> {
  const known = await findCase(db, caseId);
  const item = known && (await items.lock(db, { kind: known.kind, id: known.item_id }));
  // Somebody else may have decided in the meantime.
  const row = item && (await findCase(db, caseId));
  if (!row) throw new Refusal('NOT_FOUND');
  return { row, item };
}

async function pause(
  db: Db,
  item: ModeratedItem,
  { decision, until }: { decision: string; until: number },
  { items, marks }: DeskDependencies,
): Promise<void> {
  const mark = items.writerOf(item);
  if (!mark) throw new Refusal('CONFLICT');
  await pauseVisitor(db, { pause: marks.ofDecision(decision), mark, until });
}

/** By which the pause of a decision is found. Those made before each had a row of its own bear the writer's mark. */
function pausesOf(decision: string, item: ModeratedItem, { items, marks }: DeskDependencies): string[] {
  const writer = items.writerOf(item);
  return [marks.ofDecision(decision), ...(writer ? [writer] : [])];
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

/**
 * Puts the verdict on the records of those who reported, or takes it back, and moves their reports along. Records are
 * changed in the order of their marks, and before that of whoever wrote the item: decision record 45.
 */
async function settle(
  db: Db,
  caseId: string,
  { from, to, rejected, now }: { from: string | null; to: string | null; rejected: boolean; now: number },
  { marks }: DeskDependencies,
): Promise<void> {
  const step = from === null ? 1 : -1;
  const reporters = (await listReports(db, caseId, from)).flatMap(({ sealed_reporter }) =>
    sealed_reporter === null ? [] : (marks.unseal(sealed_reporter, placeOfReporter(caseId)) ?? []),
  );
  for (const mark of reporters.toSorted())
    await addToReporter(db, mark, { decided: step, rejected: rejected ? step : 0 }, hourOf(now));
  await settleReports(db, caseId, from, to);
}
