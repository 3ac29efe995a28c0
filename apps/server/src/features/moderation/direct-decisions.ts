import type { Case } from '@salama/contract/moderation/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { decideOn } from './decisions.ts';
import { presentOne } from './queue.ts';
import { findCasesOf, openCase } from './repository.ts';
import type { CaseAction, DeskDependencies, ModeratedItem } from './types.ts';

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
    const fresh = { id: randomness.uuid(), kind, item_id: id, labels: '', opened_at: clock.now() };
    const [known] = await findCasesOf(transaction, [id]);
    const row = known ?? (await openCase(transaction, { ...fresh, status: 'open', severity: 2 }));
    await decideOn(transaction, { row, item }, action, dependencies);
    return row.id;
  });
  items.changed();
  return presentOne(caseId, dependencies);
}
