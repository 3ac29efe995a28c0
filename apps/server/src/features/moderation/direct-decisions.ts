import type { Case } from '@salama/contract/moderation/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { allows, decide } from './decisions.ts';
import { findCasesOf, openCase } from './repository.ts';
import type { CaseAction, DeskDependencies, ModeratedItem } from './types.ts';

/**
 * Decides on an item that perhaps nobody has reported: it gets a case first, so that the trail and undo are the same
 * for all. @throws Refusal NOT_FOUND, CONFLICT.
 */
export async function decideItem(
  wanted: Pick<ModeratedItem, 'kind' | 'id'>,
  action: CaseAction,
  dependencies: DeskDependencies,
): Promise<Case> {
  const { db, clock, randomness, items } = dependencies;
  const [item] = await items.find(db, [wanted]);
  if (!item) throw new Refusal('NOT_FOUND');
  if (!allows(action.action, item.state)) throw new Refusal('CONFLICT');
  const [known] = await findCasesOf(db, [item.id]);
  if (known) return decide(known.id, action, dependencies);
  const { id, kind } = item;
  const fresh = { id: randomness.uuid(), kind, item_id: id, labels: '', opened_at: clock.now() };
  const opened = await openCase(db, { ...fresh, status: 'open', severity: 2 });
  return decide(opened.id, action, dependencies);
}
