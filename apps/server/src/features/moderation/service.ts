import { DAY } from '../../platform/clock.ts';
import { createInTurn } from '../../platform/in-turn.ts';
import { findCovered } from './brake-repository.ts';
import { listPage } from './cases.ts';
import { decide, decideItem, undo } from './decisions.ts';
import { deleteOldHistories } from './history-repository.ts';
import { createJudge } from './judge.ts';
import { report } from './reports.ts';
import {
  countOpen,
  deleteCases,
  deleteOldTraces,
  findCasesOf,
  findMessages,
  itemsDecidedSince,
} from './repository.ts';
import { submit } from './submit.ts';
import type { DeskDependencies, ModerationDesk } from './types.ts';

export const KEEP_IDENTITIES = 30 * DAY;
const KEEP_DECISIONS = 180 * DAY;

export function createModerationDesk(dependencies: DeskDependencies): ModerationDesk {
  const { db, clock } = dependencies;
  const { judge, isAway, forgetAway } = createJudge(dependencies);
  const inTurn = createInTurn();
  return {
    submit: (submission, store) => submit(submission, store, { ...dependencies, judge }),
    isAway,
    waiting: () => countOpen(db),
    messages: findMessages,
    covered: findCovered,
    forget: deleteCases,
    decidedSince: itemsDecidedSince,
    report: (one) => inTurn(one.id, () => report(one, dependencies)),
    list: (status, page) => listPage(status, page, dependencies),
    decide: (caseId, action) => decide(caseId, action, dependencies).finally(forgetAway),
    decideItem: (item, action) => decideItem(item, action, dependencies).finally(forgetAway),
    casesOf: async (itemIds) =>
      new Map((await findCasesOf(db, itemIds)).map(({ id, item_id }) => [item_id, id])),
    undo: (caseId, by) => undo(caseId, by, dependencies).finally(forgetAway),
    tidy: async () => {
      const now = clock.now();
      await deleteOldTraces(db, { now, identities: now - KEEP_IDENTITIES, audit: now - KEEP_DECISIONS });
      await deleteOldHistories(db, now);
    },
  };
}
