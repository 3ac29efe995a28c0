import { DAY } from '../../platform/clock.ts';
import { createInTurn } from '../../platform/in-turn.ts';
import { listPage } from './cases.ts';
import { decide, decideItem, undo } from './decisions.ts';
import { deleteOldHistories } from './history-repository.ts';
import { createJudge } from './judge.ts';
import { report } from './reports.ts';
import { deleteOldTraces } from './repository.ts';
import { submit } from './submit.ts';
import type { DeskDependencies, ModerationDesk } from './types.ts';

/** What features ask of the cases of their own posts. */
export { casesToTell, findCovered } from './brake-repository.ts';
export { countReportsOf } from './reports-repository.ts';
export {
  countOpen,
  deleteCases,
  findCasesOf,
  findMessages,
  itemsDecidedSince,
} from './repository.ts';
export { isNewcomer } from './valve.ts';

export const KEEP_IDENTITIES = 30 * DAY;
const KEEP_DECISIONS = 180 * DAY;

export function createModerationDesk(dependencies: DeskDependencies): ModerationDesk {
  const { judge, isAway, forgetAway } = createJudge(dependencies);
  const inTurn = createInTurn();
  return {
    submit: (submission, store, again) =>
      submit(submission, store, again, { ...dependencies, judge, inTurn }),
    tries: dependencies.tries,
    isAway,
    report: (one) => inTurn(one.id, () => report(one, dependencies)),
    list: (status, page) => listPage(status, page, dependencies),
    decide: (caseId, action) => decide(caseId, action, dependencies).finally(forgetAway),
    decideItem: (item, action) => decideItem(item, action, dependencies).finally(forgetAway),
    undo: (caseId, seen) => undo(caseId, seen, dependencies).finally(forgetAway),
  };
}

/** Ends pauses; forgets who wrote and reported, and what became of it, after 30 days, decisions after 180. */
export async function tidyModeration({ db, clock }: Pick<DeskDependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteOldTraces(db, { now, identities: now - KEEP_IDENTITIES, audit: now - KEEP_DECISIONS });
  await deleteOldHistories(db, now);
}
