import type { ReviewedTestimonial, Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { isoTime } from '../../platform/clock.ts';
import type { TestimonialRow } from './repository.ts';

export function presentTestimonial(row: TestimonialRow, isOwn: boolean): Testimonial {
  return {
    ...presentStory(row),
    isOwn,
    // That a story was hidden by reports is told as what follows from it: a moderator reads it.
    ...(isOwn && row.state !== 'published' && { moderation: row.state === 'removed' ? 'removed' : 'held' }),
  };
}

export function presentReviewed(row: TestimonialRow, caseId: string | undefined): ReviewedTestimonial {
  return { ...presentStory(row), state: row.state, ...(caseId && { caseId }) };
}

function presentStory({ id, rating, story, name, location, lang, created_at }: TestimonialRow) {
  return {
    _id: id,
    rating,
    story,
    ...(name && { name, location }),
    lang,
    createdAt: isoTime(created_at),
  };
}
