import { limits } from '@salama/contract/limits.ts';
import type { Case, History } from '@salama/contract/moderation/schemas.ts';
import { DAY } from '../../platform/clock.ts';
import { Refusal } from '../../platform/errors.ts';
import { readBrake } from './brake-repository.ts';
import { findHistories } from './history-repository.ts';
import { presentCase } from './present.ts';
import { type CaseRow, countOpen, countReasons, findCase, listCases, listDecisions } from './repository.ts';
import type { CasePage, DeskDependencies, ModeratedItem } from './types.ts';
import { valveUntil } from './valve.ts';

/** Whoever looks once a day learns that the brake was on. */
const BRAKE_TOLD = DAY;

export async function listPage(
  status: Case['status'],
  page: number,
  dependencies: DeskDependencies,
): Promise<CasePage> {
  const { db, clock } = dependencies;
  const size = limits.deskPage;
  const rows = await listCases(db, status, { limit: size + 1, offset: (page - 1) * size });
  const told = clock.now() - BRAKE_TOLD;
  const [brake, valve] = [await readBrake(db), await valveUntil(db)];
  return {
    cases: await presentRows(rows.slice(0, size), dependencies),
    hasMore: rows.length > size,
    brakeUntil: brake > told ? brake : undefined,
    valveUntil: valve > told ? valve : undefined,
    ...(await countOpen(db)),
  };
}

export async function presentOne(caseId: string, dependencies: DeskDependencies): Promise<Case> {
  const row = await findCase(dependencies.db, caseId);
  const [presented] = row ? await presentRows([row], dependencies) : [];
  if (!presented) throw new Refusal('NOT_FOUND');
  return presented;
}

async function presentRows(rows: readonly CaseRow[], dependencies: DeskDependencies): Promise<Case[]> {
  const { db, items } = dependencies;
  const ids = rows.map(({ id }) => id);
  const wanted = rows.map(({ kind, item_id }) => ({ kind, id: item_id }));
  const found = await items.find(db, wanted);
  const reasons = await countReasons(db, ids);
  const decisions = await listDecisions(db, ids);
  const historyOf = await readHistories(found, dependencies);
  return rows.flatMap((row) => {
    const item = found.find(({ id }) => id === row.item_id);
    if (!item) return [];
    return presentCase(row, item, {
      reports: reasons.filter(({ case_id }) => case_id === row.id),
      decision: decisions.find(({ case_id }) => case_id === row.id),
      history: historyOf(item),
    });
  });
}

/** Finds what became of a writer's posts. Undefined for whoever is not known any more. */
async function readHistories(
  found: readonly ModeratedItem[],
  { db, clock, items }: DeskDependencies,
): Promise<(item: ModeratedItem) => History | undefined> {
  const writers = new Map(found.map((item) => [item.id, items.writerOf(item)]));
  const marks = [...new Set(writers.values())].filter((mark) => mark !== undefined);
  const histories = await findHistories(db, marks, clock.now());
  return ({ id }) => {
    const mark = writers.get(id);
    return mark === undefined ? undefined : (histories.get(mark) ?? NO_HISTORY);
  };
}

const NO_HISTORY: History = { held: 0, reported: 0, removed: 0, paused: 0 };
