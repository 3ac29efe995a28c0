import type { DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import { limits } from '@salama/contract/limits.ts';
import type { reviewTestimonials } from '@salama/contract/testimonials/endpoints.ts';
import type { ReviewedTestimonial, Testimonial } from '@salama/contract/testimonials/schemas.ts';
import type { Db } from '../../platform/database/connect.ts';
import { digest } from '../../platform/encryption.ts';
import { Refusal } from '../../platform/errors.ts';
import { readPrintedCode } from '../../platform/printed-code.ts';
import type { Caller, CaseAction } from '../moderation/types.ts';
import { ownTestimonials } from './own-marks.ts';
import { presentOwn, presentReviewed, presentTestimonial } from './present.ts';
import { countHeld, findTestimonials, listTestimonials, type TestimonialRow } from './repository.ts';
import { eraseStories, tidyStories } from './retention.ts';
import { tellStory } from './telling.ts';
import type { Testimonials, TestimonialsDependencies } from './types.ts';

export function createTestimonials(dependencies: TestimonialsDependencies): Testimonials {
  return {
    list: (caller) => list(caller, dependencies),
    tell: (telling) => tellStory(telling, dependencies),
    findByReceipt: (receipt) => findByReceipt(receipt, dependencies),
    takeBack: (id, caller) => takeBack(id, caller, dependencies),
    takeBackByReceipt: (receipt) => takeBackByReceipt(receipt, dependencies),
    review: (query) => review(query, dependencies),
    decide: (id, action) => decide(id, action, dependencies),
    tidy: () => tidyStories(dependencies, dependencies.clock.now()),
  };
}

/** The newest published stories, and before them the caller's own that others do not see. */
async function list(caller: Caller, { db, marks, desk }: TestimonialsDependencies): Promise<Testimonial[]> {
  const own = await ownTestimonials(db, caller, marks);
  const ids = own.map(({ id }) => id);
  const messages = await desk.messages(db, ids);
  const shown = await listTestimonials(db, 'published', { limit: limits.testimonials.listed, offset: 0 });
  return [...own.filter(({ state }) => state !== 'published'), ...shown].map((row) =>
    ids.includes(row.id) ? presentOwn(row, messages.get(row.id)) : presentTestimonial(row),
  );
}

async function findByReceipt(typed: string, dependencies: TestimonialsDependencies): Promise<Testimonial> {
  const { db, desk } = dependencies;
  const row = await requireByReceipt(typed, db);
  return presentOwn(row, (await desk.messages(db, [row.id])).get(row.id));
}

async function takeBack(id: string, caller: Caller, dependencies: TestimonialsDependencies): Promise<void> {
  const { db, marks } = dependencies;
  const own = await ownTestimonials(db, caller, marks);
  if (own.some((row) => row.id === id)) return eraseStories([id], dependencies);
  const [foreign] = await findTestimonials(db, 'id', [id]);
  throw new Refusal(foreign?.state === 'published' ? 'NOT_YOURS' : 'NOT_FOUND');
}

async function takeBackByReceipt(typed: string, dependencies: TestimonialsDependencies): Promise<void> {
  const { id } = await requireByReceipt(typed, dependencies.db);
  await eraseStories([id], dependencies);
}

async function requireByReceipt(typed: string, db: Db): Promise<TestimonialRow> {
  if (typed.trim() === '') throw new Refusal('FIELDS_REQUIRED');
  const [row] = await findTestimonials(db, 'receipt', [digest(readPrintedCode(typed))]);
  if (!row) throw new Refusal('RECEIPT_UNKNOWN');
  return row;
}

async function review(
  { state, page }: QueryOf<typeof reviewTestimonials>,
  { db, desk }: TestimonialsDependencies,
): Promise<DataOf<typeof reviewTestimonials>> {
  const size = limits.deskPage;
  const rows = await listTestimonials(db, state, { limit: size + 1, offset: (page - 1) * size });
  const shown = rows.slice(0, size);
  const cases = await desk.casesOf(shown.map(({ id }) => id));
  return {
    testimonials: shown.map((row) => presentReviewed(row, cases.get(row.id))),
    page,
    hasMore: rows.length > size,
    held: await countHeld(db),
  };
}

async function decide(
  id: string,
  action: CaseAction,
  { db, desk }: TestimonialsDependencies,
): Promise<ReviewedTestimonial> {
  const { _id: caseId } = await desk.decideItem({ kind: 'testimonial', id }, action);
  const [row] = await findTestimonials(db, 'id', [id]);
  if (!row) throw new Refusal('NOT_FOUND');
  return presentReviewed(row, caseId);
}
