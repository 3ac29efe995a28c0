import type { AuditAction } from '@salama/contract/admin/audit.ts';
import { cleanText } from '@salama/contract/characters.ts';
import type { BodyOf } from '@salama/contract/endpoint.ts';
import type { createMaterial, updateMaterial } from '@salama/contract/learning/endpoints.ts';
import { materialFault } from '@salama/contract/learning/rules.ts';
import { type Material, NEW_MATERIAL } from '@salama/contract/learning/schemas.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import { materialText, readOne } from './materials.ts';
import { presentAdded } from './present.ts';
import {
  deleteAdded,
  insertAdded,
  lockAdded,
  type NewMaterial,
  setLibraryRow,
  updateAdded,
} from './repository.ts';
import type { Editor, Learning } from './types.ts';

type Fields = Omit<Material, '_id' | 'builtIn'>;
type Changes = BodyOf<typeof updateMaterial>;

/** @throws Refusal with the first rule that the material breaks. */
export async function create(
  body: BodyOf<typeof createMaterial>,
  editor: Editor,
  dependencies: Learning,
): Promise<Material> {
  const { db, clock, randomness } = dependencies;
  const id = randomness.uuid();
  const material = accepted(body);
  await db.transaction().execute(async (transaction) => {
    await insertAdded(transaction, { id, ...columnsOf(material), changed_at: clock.now() });
    await recordChange(transaction, { id, after: material }, editor, dependencies);
  });
  dependencies.changed();
  return readOne(id, editor, dependencies);
}

/** @throws Refusal NOT_FOUND, MATERIAL_BUILT_IN, or the first rule that the changed material breaks. */
export async function update(
  id: string,
  changes: Changes,
  editor: Editor,
  dependencies: Learning,
): Promise<Material> {
  const { db, clock, library } = dependencies;
  if (library.has(id)) return updateArticle(id, changes, editor, dependencies);
  await db.transaction().execute(async (transaction) => {
    const row = await lockAdded(transaction, id, clock.now());
    if (!row) throw new Refusal('NOT_FOUND');
    const before = presentAdded(row);
    const after = accepted({ ...before, ...changes });
    await updateAdded(transaction, id, columnsOf(after));
    await recordChange(transaction, { id, before, after }, editor, dependencies);
  });
  dependencies.changed();
  return readOne(id, editor, dependencies);
}

async function updateArticle(
  slug: string,
  { status, featured, ...others }: Changes,
  editor: Editor,
  dependencies: Learning,
): Promise<Material> {
  if (Object.keys(others).length > 0) throw new Refusal('MATERIAL_BUILT_IN');
  const before = await readOne(slug, editor, dependencies);
  const after = { ...before, ...(status && { status }), ...(featured !== undefined && { featured }) };
  await dependencies.db.transaction().execute(async (transaction) => {
    await setLibraryRow(transaction, slug, {
      ...(status && { status }),
      ...(featured !== undefined && { featured: Number(featured) }),
    });
    await recordChange(transaction, { id: slug, before, after }, editor, dependencies);
  });
  dependencies.changed();
  return readOne(slug, editor, dependencies);
}

/** @throws Refusal NOT_FOUND, MATERIAL_BUILT_IN. */
export async function remove(id: string, editor: Editor, dependencies: Learning): Promise<void> {
  if (dependencies.library.has(id)) throw new Refusal('MATERIAL_BUILT_IN');
  await dependencies.db.transaction().execute(async (transaction) => {
    const deleted = await deleteAdded(transaction, id);
    if (!deleted) throw new Refusal('NOT_FOUND');
    await recordChange(transaction, { id, before: presentAdded(deleted) }, editor, dependencies);
  });
  dependencies.changed();
}

/** The material as it is stored. */
function accepted(material: Fields): Fields {
  const cleaned = {
    ...material,
    title: cleanText(material.title).replace(/\s+/gu, ' '),
    description: cleanText(material.description),
    url: material.url.trim(),
    readTime: cleanText(material.readTime) || NEW_MATERIAL.readTime,
  };
  const fault = materialFault(cleaned);
  if (fault) throw new Refusal(fault);
  return cleaned;
}

function columnsOf(material: Fields): Omit<NewMaterial, 'id' | 'changed_at'> {
  const { title, description, category, icon, featured, url, readTime, status, lang } = material;
  return {
    ...{ title, description, category, icon, url, status, lang },
    featured: Number(featured),
    read_time: readTime,
    search_text: materialText(material),
  };
}

/** What was done to one material; `before` is absent when it is new, `after` when it is gone. */
interface MaterialChange {
  id: string;
  before?: Fields;
  after?: Fields;
}

/** Onto the trail: one entry for each thing that was done, so that a publication can be found as one. */
async function recordChange(
  db: Db,
  { id, before, after }: MaterialChange,
  { actor }: Pick<Editor, 'actor'>,
  { trail }: Learning,
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
