import type { SuggestionState, SuggestionType } from '@salama/contract/suggestions/schemas.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { likePattern } from '../../platform/database/dialect.ts';
import type { SuggestionChangeTable, SuggestionTable } from '../../platform/database/tables/suggestions.ts';

export type SuggestionRow = Selectable<SuggestionTable>;
export type ChangeRow = Selectable<SuggestionChangeTable>;

export async function insertSuggestion(db: Db, suggestion: Insertable<SuggestionTable>): Promise<void> {
  await db.insertInto('suggestions').values(suggestion).execute();
}

export interface WantedSuggestions {
  type?: SuggestionType | undefined;
  state?: SuggestionState | undefined;
  /** Folded. */
  search?: string | undefined;
}

/** Newest first. */
export function listSuggestions(
  db: Db,
  { type, state, search }: WantedSuggestions,
  page: { limit: number; offset: number },
): Promise<SuggestionRow[]> {
  let query = db.selectFrom('suggestions').selectAll();
  if (type) query = query.where('type', '=', type);
  if (state) query = query.where('state', '=', state);
  if (search) query = query.where(sql<boolean>`search_text like ${likePattern(search)} escape '\\'`);
  return query.orderBy('seq', 'desc').limit(page.limit).offset(page.offset).execute();
}

export function findSuggestion(db: Db, id: string): Promise<SuggestionRow | undefined> {
  return db.selectFrom('suggestions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countNew(db: Db): Promise<number> {
  const { unread } = await db
    .selectFrom('suggestions')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Undefined when the suggestion is gone or somebody else has just changed its state. */
export function setSuggestionState(
  db: Db,
  { id, state: before }: Pick<SuggestionRow, 'id' | 'state'>,
  state: SuggestionState,
): Promise<SuggestionRow | undefined> {
  return db
    .updateTable('suggestions')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', before)
    .returningAll()
    .executeTakeFirst();
}

export async function insertChange(db: Db, change: Insertable<SuggestionChangeTable>): Promise<void> {
  await db.insertInto('suggestion_changes').values(change).execute();
}

/** Of these suggestions, newest first. */
export function listChanges(db: Db, ids: readonly string[]): Promise<ChangeRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('suggestion_changes')
    .selectAll()
    .where('suggestion_id', 'in', ids)
    .orderBy('seq', 'desc')
    .execute();
}

/** Suggestions sent before `texts`, and the trail before `trail`. @returns whether any text went. */
export async function deleteOld(db: Db, before: { texts: number; trail: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('suggestions')
    .where('created_at', '<', before.texts)
    .executeTakeFirst();
  await db.deleteFrom('suggestion_changes').where('changed_at', '<', before.trail).execute();
  return numDeletedRows > 0n;
}
