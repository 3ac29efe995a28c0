import type { Material } from '@salama/contract/learning/schemas.ts';
import type { Actor } from '../../platform/actor.ts';

/** Drafts are for administrators alone. */
export function canSee(
  { status }: Pick<Material, 'status'>,
  actor: Pick<Actor, 'powers'> | undefined,
): boolean {
  return status === 'PUBLISHED' || seesDrafts(actor);
}

export function seesDrafts(actor: Pick<Actor, 'powers'> | undefined): boolean {
  return actor?.powers === 'administer';
}
