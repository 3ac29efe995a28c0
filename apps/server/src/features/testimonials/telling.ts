import { detectLanguage } from '@salama/assistant/language/detect-language.ts';
import { cleanText } from '@salama/contract/community/rules.ts';
import { type TestimonialDraft, testimonialFault } from '@salama/contract/testimonials/rules.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import { hourOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { digest } from '../../platform/encryption.ts';
import { Refusal } from '../../platform/errors.ts';
import { newPrintedCode, readPrintedCode } from '../../platform/printed-code.ts';
import type { Caller, Judged } from '../moderation/types.ts';
import { placeOfWriter } from './moderated-items.ts';
import { freeMarks } from './own-marks.ts';
import { presentOwn } from './present.ts';
import { findTestimonials, insertTestimonial, type TestimonialRow } from './repository.ts';
import type { Telling, TestimonialsDependencies, Told } from './types.ts';

type NewTestimonial = Omit<TestimonialRow, 'seq' | 'author'>;

export async function tellStory(
  { body, caller, language }: Telling,
  dependencies: TestimonialsDependencies,
): Promise<Told> {
  const { db, desk, limits, assistant, randomness } = dependencies;
  const draft = clean(body);
  const fault = testimonialFault(draft);
  if (fault) throw new Refusal(fault);
  const words = [draft.story, draft.name, draft.location].join('\n');
  const help = assistant.danger(words, { language, country: body.country });
  const judged = await desk.judge({
    kind: 'testimonial',
    texts: [
      { name: 'story', text: draft.story },
      { name: 'name', text: draft.name },
      { name: 'location', text: draft.location },
    ],
    caller,
    disclosure: help !== undefined,
  });
  const receipt = caller.actor ? undefined : newPrintedCode(randomness);
  try {
    await limits.spend('testimonial', caller.visitor);
    const row = rowOf(draft, { caller, language, judged, receipt }, dependencies);
    const testimonial = await db.transaction().execute(async (transaction) => {
      const author = await store(transaction, row, caller, dependencies);
      const { id } = row;
      if (row.state === 'held') await desk.hold(transaction, { kind: 'testimonial', id }, judged.labels);
      const [stored] = await findTestimonials(transaction, 'author', [author]);
      if (!stored) throw new Error('a stored story was not found');
      return presentOwn(stored);
    });
    const notice = row.state === 'held' ? texts[language].postHeld : undefined;
    return { data: { testimonial, ...(receipt && { receipt }), ...(notice && { notice }) }, help };
  } catch (error) {
    await judged.release();
    throw error;
  }
}

function clean({ rating, story, name, location }: Telling['body']): TestimonialDraft {
  const line = (text: string | null) => cleanText(text ?? '').replace(/\s+/gu, ' ');
  return { rating, story: cleanText(story), name: line(name), location: line(location) };
}

function rowOf(
  draft: TestimonialDraft,
  {
    caller,
    language,
    judged,
    receipt,
  }: Pick<Telling, 'caller' | 'language'> & { judged: Judged; receipt: string | undefined },
  { clock, marks, randomness }: TestimonialsDependencies,
): NewTestimonial {
  const id = randomness.uuid();
  const detected = detectLanguage(draft.story);
  return {
    id,
    ...draft,
    lang: detected.sure ? detected.language : language,
    // A name in public is read by a person first, however harmless it looks.
    state: judged.held || draft.name !== '' ? 'held' : 'published',
    writer: marks.seal(marks.of(caller).everywhere(), placeOfWriter(id)),
    receipt: receipt ? digest(readPrintedCode(receipt)) : null,
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
