import type { Category, MaterialStatus } from '@salama/contract/learning/schemas.ts';
import { type Expression, type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { likePattern } from '../../platform/database/dialect.ts';
import type { LibraryTable, MaterialTable } from '../../platform/database/tables/learning.ts';

export type MaterialRow = Omit<Selectable<MaterialTable>, 'search_text' | 'changed_at'>;
export type NewMaterial = Insertable<MaterialTable>;
export type LibraryRow = Selectable<LibraryTable>;

export interface Wanted {
  status?: MaterialStatus | undefined;
  category?: Category | undefined;
  /** Folded. */
  search?: string | undefined;
}

const COLUMNS = [
  'seq',
  'id',
  'title',
  'description',
  'category',
  'icon',
  'featured',
  'url',
  'read_time',
  'status',
  'lang',
] as const;

/** Added materials: `featured` ones first, else all newest first. No `limit` means all. */
export function listAdded(
  db: Db,
  wanted: Wanted,
  { first, limit, offset = 0 }: { first: 'featured' | 'newest'; limit?: number | undefined; offset?: number },
): Promise<MaterialRow[]> {
  return matching(db, wanted)
    .select(COLUMNS)
    .$if(first === 'featured', (query) => query.orderBy('featured', 'desc'))
    .orderBy('seq', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
}

export async function countAdded(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await matching(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countPublished(db: Db): Promise<{ category: Category; count: number }[]> {
  const rows = await matching(db, { status: 'PUBLISHED' })
    .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute();
  return rows.map(({ category, count }) => ({ category, count: Number(count) }));
}

function matching(db: Db, { status, category, search }: Wanted) {
  return db.selectFrom('learning_materials').where(({ and, eb }) => {
    const conditions: Expression<SqlBool>[] = [];
    if (status) conditions.push(eb('status', '=', status));
    if (category) conditions.push(eb('category', '=', category));
    if (search) conditions.push(sql`search_text like ${likePattern(search)} escape '\\'`);
    return and(conditions);
  });
}

export function findAdded(db: Db, id: string): Promise<MaterialRow | undefined> {
  return db.selectFrom('learning_materials').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Keeps the row for this transaction, so that two changes of it follow each other. */
export function lockAdded(db: Db, id: string, now: number): Promise<MaterialRow | undefined> {
  return db
    .updateTable('learning_materials')
    .set({ changed_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function insertAdded(db: Db, material: NewMaterial): Promise<void> {
  await db.insertInto('learning_materials').values(material).execute();
}

export async function updateAdded(db: Db, id: string, changes: Partial<NewMaterial>): Promise<void> {
  await db.updateTable('learning_materials').set(changes).where('id', '=', id).execute();
}

export function deleteAdded(db: Db, id: string): Promise<MaterialRow | undefined> {
  return db.deleteFrom('learning_materials').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

export function listLibraryRows(db: Db): Promise<LibraryRow[]> {
  return db.selectFrom('learning_library').selectAll().execute();
}

/** Changes only what is named. */
export async function setLibraryRow(
  db: Db,
  slug: string,
  changes: Partial<Omit<LibraryRow, 'slug'>>,
): Promise<void> {
  await db
    .insertInto('learning_library')
    .values({ slug, status: 'PUBLISHED', featured: 0, ...changes })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug, ...changes }))
    .execute();
}
