import type { Db } from '../../platform/database/connect.ts';
import type { Marks, VisitorMarks } from '../../platform/visitor/marks.ts';
import { isKnown } from '../../platform/visitor/visitor.ts';
import type { Caller } from '../moderation/types.ts';
import { findTestimonials, type TestimonialRow } from './repository.ts';

/**
 * How somebody finds her own stories although no two of them can be joined by others: marks numbered 0, 1, 2 … that
 * only her account's key, or the server's for her session, can make. Looked up a hundred at a time.
 */
const AT_ONCE = 100;

/** The caller's stories in any state, newest first. None for whoever only shares a network with others. */
export async function ownTestimonials(
  db: Db,
  caller: Caller,
  marks: VisitorMarks,
): Promise<TestimonialRow[]> {
  return isKnown(caller.visitor) ? markedTestimonials(db, marks.of(caller)) : [];
}

/** The stories under these marks, newest first. */
export async function markedTestimonials(db: Db, mine: Marks): Promise<TestimonialRow[]> {
  const own: TestimonialRow[] = [];
  for (let start = 0; ; start += AT_ONCE) {
    const found = await findTestimonials(db, 'author', marksFrom(start, mine));
    if (found.length === 0) return own.sort((a, b) => b.seq - a.seq);
    own.push(...found);
  }
}

/** Marks that no story bears yet; somebody else may be quicker to take the first. */
export async function freeMarks(db: Db, mine: Marks): Promise<string[]> {
  for (let start = 0; ; start += AT_ONCE) {
    const numbered = marksFrom(start, mine);
    const taken = new Set((await findTestimonials(db, 'author', numbered)).map(({ author }) => author));
    const free = numbered.filter((mark) => !taken.has(mark));
    if (free.length > 0) return free;
  }
}

function marksFrom(start: number, mine: Marks): string[] {
  return Array.from({ length: AT_ONCE }, (_, at) => mine.on('author', `testimonial ${start + at}`));
}
