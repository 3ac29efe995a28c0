import * as v from 'valibot';
import { defineEndpoint, publicIdSchema } from '../endpoint.ts';
import { countrySchema } from '../help.ts';
import { LANGUAGES } from '../language.ts';
import { limits } from '../limits.ts';
import { pageSchema } from '../listing.ts';
import { MODERATION_REFUSALS } from '../moderation/refusals.ts';
import { AUTHOR_MESSAGES, DECISIONS, ITEM_STATES, REPORT_REASONS } from '../moderation/schemas.ts';
import { reviewedTestimonialSchema, testimonialSchema } from './schemas.ts';

const tag = 'testimonials';
const params = v.object({ id: publicIdSchema });
const languageSchema = v.picklist(LANGUAGES);
/** As people type it: case, spaces and dashes make no difference. */
const receiptBody = v.object({
  receipt: v.pipe(v.string(), v.maxLength(limits.community.receiptTyped)),
});

export const listTestimonials = defineEndpoint({
  method: 'GET',
  path: '/testimonials',
  tag,
  summary: 'The newest 30 stories, newest first; to their author also those that wait',
  access: 'visitor',
  data: v.array(testimonialSchema),
});

export const createTestimonial = defineEndpoint({
  method: 'POST',
  path: '/testimonials',
  tag,
  summary: 'Tell a story; one with a name waits for a moderator',
  access: 'visitor',
  repeats: true,
  needsServerKey: true,
  body: v.object({
    rating: v.optional(v.number(), limits.testimonials.rating.default),
    story: v.string(),
    /** Empty for an anonymous story. */
    name: v.optional(v.nullable(v.string()), ''),
    location: v.optional(v.nullable(v.string()), ''),
    /** Used when the story's own language is not sure. */
    language: v.optional(languageSchema),
    country: v.optional(countrySchema),
  }),
  data: v.object({
    testimonial: testimonialSchema,
    /** For an author without an account: takes the story back. Shown this once, stored as a digest. */
    receipt: v.optional(v.string()),
    /** Said when a moderator reads it first. */
    notice: v.optional(v.string()),
  }),
  status: 201,
  failures: [
    'RATING_RANGE',
    'STORY_EMPTY',
    'STORY_TOO_LONG',
    'FIELDS_REQUIRED',
    'NAME_TOO_LONG',
    'LOCATION_TOO_LONG',
    ...MODERATION_REFUSALS,
  ],
});

export const reportTestimonial = defineEndpoint({
  method: 'POST',
  path: '/testimonials/{id}/reports',
  tag,
  summary: 'Report a story; a second report by the same visitor changes nothing',
  access: 'visitor',
  needsServerKey: true,
  params,
  body: v.object({
    reason: v.picklist(REPORT_REASONS),
    language: v.optional(languageSchema),
    country: v.optional(countrySchema),
  }),
  /** Thanks, the same for every report; help may come along. */
  data: v.object({ notice: v.string() }),
  status: 201,
});

export const findTestimonial = defineEndpoint({
  method: 'POST',
  path: '/testimonials/receipts',
  tag,
  summary: 'The story a receipt belongs to, whatever became of it',
  access: 'visitor',
  body: receiptBody,
  data: v.object({ testimonial: testimonialSchema }),
  failures: ['FIELDS_REQUIRED', 'RECEIPT_UNKNOWN'],
});

export const deleteTestimonial = defineEndpoint({
  method: 'DELETE',
  path: '/testimonials/{id}',
  tag,
  summary: 'Take back one’s own story, by account or visitor',
  access: 'visitor',
  params,
  data: v.object({}),
  failures: ['NOT_YOURS'],
});

export const deleteTestimonialByReceipt = defineEndpoint({
  method: 'DELETE',
  path: '/testimonials',
  tag,
  summary: 'Take back the story a receipt belongs to',
  access: 'visitor',
  body: receiptBody,
  data: v.object({}),
  failures: ['FIELDS_REQUIRED', 'RECEIPT_UNKNOWN'],
});

export const reviewTestimonials = defineEndpoint({
  method: 'GET',
  path: '/admin/testimonials',
  tag,
  summary: 'Stories in one state, 20 a page: held ones oldest first, others newest first',
  access: 'moderator',
  query: v.object({
    state: v.optional(v.picklist(ITEM_STATES), 'held'),
    page: pageSchema,
  }),
  data: v.object({
    testimonials: v.array(reviewedTestimonialSchema),
    page: v.number(),
    hasMore: v.boolean(),
    /** How many are held in all. */
    held: v.number(),
  }),
});

export const decideTestimonial = defineEndpoint({
  method: 'PATCH',
  path: '/admin/testimonials/{id}',
  tag,
  summary: 'Decide on a story as on any case of the queue; audited, undone through its case',
  access: 'moderator',
  needsServerKey: true,
  params,
  body: v.object({
    action: v.picklist(DECISIONS),
    /** For `pause`. */
    pauseDays: v.optional(v.picklist([1, 7]), 1),
    /** Shown to the author with the story. */
    message: v.optional(v.picklist(AUTHOR_MESSAGES)),
  }),
  data: v.object({ testimonial: reviewedTestimonialSchema }),
  failures: ['CONFLICT'],
});
