import { cleanText } from '@salama/contract/community/rules.ts';
import type { BodyOf } from '@salama/contract/endpoint.ts';
import type { createTestimonial } from '@salama/contract/testimonials/endpoints.ts';
import { type TestimonialDraft, testimonialFault } from '@salama/contract/testimonials/rules.ts';
import { hourOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Caller, Sending, Submission } from '../moderation/types.ts';
import { placeOfWriter } from './moderated-items.ts';
import { freeMarks } from './own-marks.ts';
import { presentOwn } from './present.ts';
import { findTestimonials, insertTestimonial, type TestimonialRow } from './repository.ts';
import type { TestimonialsDependencies, Told } from './types.ts';

type NewTestimonial = Omit<TestimonialRow, 'seq' | 'author'>;

export async function tellStory(
  { body, caller, language }: Sending<BodyOf<typeof createTestimonial>>,
  dependencies: TestimonialsDependencies,
): Promise<Told> {
  const { desk, randomness } = dependencies;
  const draft = clean(body);
  const id = randomness.uuid();
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
    // A name in public is read by a person first.
    isReadFirst: draft.name !== '',
  };
  const { stored, said, help } = await desk.submit(submission, async (db, columns) => {
    const row = { id, ...draft, ...columns, ...columnsOf(id, caller, dependencies) };
    const author = await store(db, row, caller, dependencies);
    const [told] = await findTestimonials(db, 'author', [author]);
    if (!told) throw new Error('a stored story was not found');
    return presentOwn(told);
  });
  return { data: { testimonial: stored, ...said }, help };
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
async function store(
  db: Db,
  row: NewTestimonial,
  caller: Caller,
  { marks }: TestimonialsDependencies,
): Promise<string> {
  for (const author of await freeMarks(db, marks.of(caller)))
    if (await insertTestimonial(db, { ...row, author })) return author;
  throw new Error('no mark was free');
}
