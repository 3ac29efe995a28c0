import { lengthOf } from '../characters.ts';
import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';

/** What a visitor sends. Name and location are empty when the story is anonymous. */
export interface TestimonialDraft {
  rating: number;
  story: string;
  name: string;
  location: string;
}

/** Why this story is refused, or undefined. Danger is looked for before this. */
export function testimonialFault({ rating, story, name, location }: TestimonialDraft): ErrorCode | undefined {
  const { rating: range, story: storyLimit, name: nameLimit, location: locationLimit } = limits.testimonials;
  if (!Number.isInteger(rating) || rating < range.min || rating > range.max) return 'RATING_RANGE';
  if (lengthOf(story) === 0) return 'STORY_EMPTY';
  if (lengthOf(story) > storyLimit) return 'STORY_TOO_LONG';
  // Whoever gives one of the two is not anonymous, and then both are required.
  if ((lengthOf(name) === 0) !== (lengthOf(location) === 0)) return 'FIELDS_REQUIRED';
  if (lengthOf(name) > nameLimit) return 'NAME_TOO_LONG';
  if (lengthOf(location) > locationLimit) return 'LOCATION_TOO_LONG';
  return undefined;
}
