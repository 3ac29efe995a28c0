import type { AuditAction } from '@salama/contract/admin/audit.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Editor, LearningDependencies } from './types.ts';

type Fields = Omit<Material, '_id' | 'builtIn'>;

/** What was done to one material; `before` is absent when it is new, `after` when it is gone. */
export interface MaterialChange {
  id: string;
  before?: Fields;
  after?: Fields;
}

/** Onto the trail: one entry for each thing that was done, so that a publication can be found as one. */
export async function recordChange(
  db: Db,
  { id, before, after }: MaterialChange,
  { actor }: Pick<Editor, 'actor'>,
  { trail }: LearningDependencies,
): Promise<void> {
  const subject = { kind: 'material', id, name: (after ?? before)?.title ?? '' } as const;
  const edited = before && after ? textsChanged(before, after) : [];
  for (const action of actionsOf(before, after, edited.length > 0)) {
    const detail = action === 'edit' ? { detail: edited.join(' ') } : {};
    await trail.write(db, { by: actor, area: 'materials', action, subject, ...detail });
  }
}

function actionsOf(before: Fields | undefined, after: Fields | undefined, isEdited: boolean): AuditAction[] {
  if (!after) return ['delete'];
  const actions: AuditAction[] = before ? [] : ['create'];
  if (isEdited) actions.push('edit');
  const wasPublished = before?.status === 'PUBLISHED';
  const isPublished = after.status === 'PUBLISHED';
  if (wasPublished !== isPublished) actions.push(isPublished ? 'publish' : 'withdraw');
  if ((before?.featured ?? false) !== after.featured) actions.push(after.featured ? 'feature' : 'unfeature');
  return actions;
}

/** Names of the other fields that differ, in the order of the alphabet. */
function textsChanged(before: Fields, after: Fields): string[] {
  const fields = ['category', 'description', 'icon', 'lang', 'readTime', 'title', 'url'] as const;
  return fields.filter((field) => before[field] !== after[field]);
}
