import { cleanText } from '@salama/contract/characters.ts';
import type { BodyOf, DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import { limits } from '@salama/contract/limits.ts';
import type { createTestimonial, reviewTestimonials } from '@salama/contract/testimonials/endpoints.ts';
import { type TestimonialDraft, testimonialFault } from '@salama/contract/testimonials/rules.ts';
import type { ReviewedTestimonial, Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { type Clock, hourOf } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database/connect.ts';
import { digest } from '../../platform/encryption.ts';
import type { Result } from '../../platform/endpoint-binding.ts';
import { Refusal } from '../../platform/errors.ts';
import { readPrintedCode } from '../../platform/printed-code.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import { findCasesOf, findMessages } from '../moderation/service.ts';
import type { Caller, CaseAction, ModerationDesk, Sending, Store, Submission } from '../moderation/types.ts';
import { placeOfWriter } from './moderated-items.ts';
import { freeMarks, ownTestimonials } from './own-marks.ts';
import { presentOwn, presentReviewed, presentTestimonial } from './present.ts';
import {
  countHeld,
  findTestimonials,
  insertTestimonial,
  listTestimonials,
  type TestimonialRow,
} from './repository.ts';
import { eraseStories } from './retention.ts';

export interface TestimonialsDependencies {
  db: Db;
  eraseTraces: Database['eraseTraces'];
  clock: Clock;
  marks: VisitorMarks;
  desk: Pick<ModerationDesk, 'submit' | 'tries' | 'report' | 'decideItem'>;
}

/** The newest published stories, and before them the caller's own that others do not see. */
export async function list(caller: Caller, { db, marks }: TestimonialsDependencies): Promise<Testimonial[]> {
  const own = await ownTestimonials(db, caller, marks);
  const ids = own.map(({ id }) => id);
  const messages = await findMessages(db, ids);
  const shown = await listTestimonials(db, 'published', { limit: limits.testimonials.listed, offset: 0 });
  return [...own.filter(({ state }) => state !== 'published'), ...shown].map((row) =>
    ids.includes(row.id) ? presentOwn(row, messages.get(row.id)) : presentTestimonial(row),
  );
}

export async function findByReceipt(
  typed: string,
  dependencies: TestimonialsDependencies,
): Promise<Testimonial> {
  const { db } = dependencies;
  const row = await requireByReceipt(typed, db);
  return presentOwn(row, (await findMessages(db, [row.id])).get(row.id));
}

export async function takeBack(
  id: string,
  caller: Caller,
  dependencies: TestimonialsDependencies,
): Promise<void> {
  const { db, marks } = dependencies;
  const own = await ownTestimonials(db, caller, marks);
  if (own.some((row) => row.id === id)) return eraseStories([id], dependencies);
  const [foreign] = await findTestimonials(db, 'id', [id]);
  throw new Refusal(foreign?.state === 'published' ? 'NOT_YOURS' : 'NOT_FOUND');
}

export async function takeBackByReceipt(
  typed: string,
  dependencies: TestimonialsDependencies,
): Promise<void> {
  const { id } = await requireByReceipt(typed, dependencies.db);
  await eraseStories([id], dependencies);
}

async function requireByReceipt(typed: string, db: Db): Promise<TestimonialRow> {
  if (typed.trim() === '') throw new Refusal('FIELDS_REQUIRED');
  const [row] = await findTestimonials(db, 'receipt', [digest(readPrintedCode(typed))]);
  if (!row) throw new Refusal('RECEIPT_UNKNOWN');
  return row;
}

type NewTestimonial = Omit<TestimonialRow, 'seq' | 'author'>;

export async function tell(
  { body, caller, language }: Sending<BodyOf<typeof createTestimonial>>,
  dependencies: TestimonialsDependencies,
): Promise<Result<DataOf<typeof createTestimonial>>> {
  const { desk } = dependencies;
  const draft = clean(body);
  const { story, name, location, rating } = draft;
  const draws = desk.tries(caller, 'testimonial', String(rating), name, location, story);
  const id = draws.uuid();
  const submission: Submission = {
    kind: 'testimonial',
    texts: [
      { name: 'story', text: draft.story },
      { name: 'name', text: draft.name },
      { name: 'location', text: draft.location },
    ],
    ...{ caller, language, country: body.country },
    fault: async () => testimonialFault(draft),
    spends: ['testimonial'],
    item: { kind: 'testimonial', id },
    draws,
    // A name in public is read by a person first.
    isReadFirst: draft.name !== '',
  };
  const findTold = async (db: Db) => (await findTestimonials(db, 'id', [id]))[0];
  const store: Store<TestimonialRow> = async (db, columns) => {
    const row = { id, ...draft, ...columns, ...columnsOf(id, caller, dependencies) };
    await insertAs(db, row, caller, dependencies);
    const told = await findTold(db);
    if (!told) throw new Error('a stored story was not found');
    return told;
  };
  const { stored, said, help } = await desk.submit(submission, store, findTold);
  return { data: { testimonial: presentOwn(stored), ...said }, help };
}

function clean({ rating, story, name, location }: BodyOf<typeof createTestimonial>): TestimonialDraft {
  const line = (text: string | null) => cleanText(text ?? '').replace(/\s+/gu, ' ');
  return { rating, story: cleanText(story), name: line(name), location: line(location) };
}

function columnsOf(id: string, caller: Caller, { clock, marks }: TestimonialsDependencies) {
  return {
    writer: marks.seal(marks.of(caller).everywhere(), placeOfWriter(id)),
    created_at: hourOf(clock.now()),
    approved_at: null,
  };
}

/** Under the first of the author's marks that is free. @returns the mark. */
async function insertAs(
  db: Db,
  row: NewTestimonial,
  caller: Caller,
  { marks }: TestimonialsDependencies,
): Promise<string> {
  for (const author of await freeMarks(db, marks.of(caller)))
    if (await insertTestimonial(db, { ...row, author })) return author;
  throw new Error('no mark was free');
}

export async function review(
  { state, page }: QueryOf<typeof reviewTestimonials>,
  { db }: TestimonialsDependencies,
): Promise<DataOf<typeof reviewTestimonials>> {
  const size = limits.deskPage;
  const rows = await listTestimonials(db, state, { limit: size + 1, offset: (page - 1) * size });
  const shown = rows.slice(0, size);
  const cases = await findCasesOf(
    db,
    shown.map(({ id }) => id),
  );
  return {
    testimonials: shown.map((row) => presentReviewed(row, cases.find((one) => one.item_id === row.id)?.id)),
    page,
    hasMore: rows.length > size,
    held: await countHeld(db),
  };
}

export async function decide(
  id: string,
  action: CaseAction,
  { db, desk }: TestimonialsDependencies,
): Promise<ReviewedTestimonial> {
  const { _id: caseId } = await desk.decideItem({ kind: 'testimonial', id }, action);
  const [row] = await findTestimonials(db, 'id', [id]);
  if (!row) throw new Refusal('NOT_FOUND');
  return presentReviewed(row, caseId);
}
