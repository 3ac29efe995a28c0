import type { AuthorMessage } from '@salama/contract/moderation/schemas.ts';
import type { ReviewedTestimonial, Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { isoTime } from '../../platform/clock.ts';
import type { TestimonialRow } from './repository.ts';

/** As any reader sees it. */
export function presentTestimonial(row: TestimonialRow): Testimonial {
  return { ...presentStory(row), isOwn: false };
}

/** As its author sees it, with what a moderator says to her. */
export function presentOwn(row: TestimonialRow, message?: AuthorMessage): Testimonial {
  return {
    ...presentStory(row),
    isOwn: true,
    // That a story was hidden by reports is told as what follows from it: a moderator reads it.
    ...(row.state !== 'published' && { moderation: row.state === 'removed' ? 'removed' : 'held' }),
    ...(message && { moderatorMessage: message }),
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
