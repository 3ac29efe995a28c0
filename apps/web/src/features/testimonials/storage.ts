import { isLanguage } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import type { Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { read, write } from '../../lib/storage.ts';

/** `testimonials`: what is shown before the server has answered. */
export function readStories(): Testimonial[] {
  return read('testimonials', parseStories) ?? [];
}

/** Nothing is kept that tells who holds this phone wrote what, nor a story that others may not see. */
export function keepStories(stories: readonly Testimonial[]): void {
  const kept = stories
    .filter(({ moderation }) => moderation === undefined)
    .slice(0, limits.testimonials.listed)
    .map(({ moderatorMessage: _said, ...story }) => ({ ...story, isOwn: false }));
  write('testimonials', kept);
}

function parseStories(value: unknown): Testimonial[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map(parseStory).filter((story) => story !== undefined);
}

/** A story of the device, or undefined when it is not whole. */
function parseStory(value: unknown): Testimonial | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { _id, rating, story, name, location, lang, createdAt } = value as Record<string, unknown>;
  const { min, max } = limits.testimonials.rating;
  if (!isText(_id) || !isText(story) || !isText(createdAt) || !isLanguage(lang)) return undefined;
  if (typeof rating !== 'number' || !Number.isInteger(rating) || rating < min || rating > max)
    return undefined;
  const signed = isText(name) && isText(location) && name !== '' && { name, location };
  return { _id, rating, story, ...signed, lang, createdAt, isOwn: false };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
