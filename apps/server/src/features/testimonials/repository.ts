import type { ItemState } from '@salama/contract/moderation/schemas.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { lockRows } from '../../platform/database/lock-rows.ts';
import type { TestimonialTable } from '../../platform/database/tables/testimonials.ts';
import { itemsDecidedSince } from '../moderation/service.ts';

export type TestimonialRow = Selectable<TestimonialTable>;

/** False when the author's mark is taken. */
export async function insertTestimonial(db: Db, row: Insertable<TestimonialTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('testimonials')
    .values(row)
    .onConflict((conflict) => conflict.column('author').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findTestimonials(
  db: Db,
  column: 'id' | 'author' | 'receipt',
  values: readonly string[],
): Promise<TestimonialRow[]> {
  if (values.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('testimonials')
    .selectAll()
    .where(column, 'in', values)
    .orderBy('seq', 'desc')
    .execute();
}

/** These stories as they are now. Until this transaction ends nobody else changes them or their cases. */
export async function lockTestimonials(db: Db, ids: readonly string[]): Promise<TestimonialRow[]> {
  await lockRows(db, 'testimonials', ids);
  return findTestimonials(db, 'id', ids);
}

/** Held ones as they came, so that nobody is passed over; all others newest first. */
export function listTestimonials(
  db: Db,
  state: ItemState,
  page: { limit: number; offset: number },
): Promise<TestimonialRow[]> {
  return db
    .selectFrom('testimonials')
    .selectAll()
    .where('state', '=', state)
    .orderBy('seq', state === 'held' ? 'asc' : 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countHeld(db: Db): Promise<number> {
  const { held } = await db
    .selectFrom('testimonials')
    .select((select) => select.fn.countAll<number>().as('held'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(held);
}

/** Nothing happens when somebody else has just changed the state. */
export async function setTestimonialState(
  db: Db,
  { id, state: before }: { id: string; state: ItemState },
  state: ItemState,
  approvedAt: number | null,
): Promise<void> {
  await db
    .updateTable('testimonials')
    .set({ state, approved_at: approvedAt })
    .where('id', '=', id)
    .where('state', '=', before)
    .execute();
}

export async function deleteTestimonials(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('testimonials').where('id', 'in', ids).execute();
}

/** They stay, and nobody reads in them who told them or where. */
export async function unnameTestimonials(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('testimonials').set({ name: '', location: '' }).where('id', 'in', ids).execute();
}

/** Stories told before `time` forget who wrote them. */
export async function forgetWriters(db: Db, time: number): Promise<void> {
  await db
    .updateTable('testimonials')
    .set({ writer: null })
    .where('created_at', '<', time)
    .where('writer', 'is not', null)
    .execute();
}

/** Some that were never published, or taken away, told and decided on before these times. */
export function listUnpublished(
  db: Db,
  { told, decided }: { told: number; decided: number },
  most: number,
): Promise<Pick<TestimonialRow, 'id' | 'state'>[]> {
  return db
    .selectFrom('testimonials')
    .select(['id', 'state'])
    .where('state', 'in', ['held', 'removed'])
    .where('created_at', '<', told)
    .where('id', 'not in', itemsDecidedSince(db, decided))
    .limit(most)
    .execute();
}
