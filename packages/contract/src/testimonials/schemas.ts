import * as v from 'valibot';
import { publicIdSchema } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { AUTHOR_MESSAGES, ITEM_STATES } from '../moderation/schemas.ts';

const storyEntries = {
  _id: publicIdSchema,
  /** 1 to 5. */
  rating: v.number(),
  story: v.string(),
  /** Both or neither: absent from an anonymous story. */
  name: v.optional(v.string()),
  location: v.optional(v.string()),
  /** The language it is written in, for the `lang` attribute. */
  lang: v.picklist(LANGUAGES),
  /** To the hour. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
};

export const testimonialSchema = v.object({
  ...storyEntries,
  /** Whether this visitor wrote it and may delete it without a receipt. */
  isOwn: v.boolean(),
  /** Only its author sees a story that others do not: `held` while a moderator reads it, `removed` afterwards. */
  moderation: v.optional(v.picklist(['held', 'removed'])),
  /** What a moderator says to its author, who alone learns it; the words are in `texts/author-messages.ts`. */
  moderatorMessage: v.optional(v.picklist(AUTHOR_MESSAGES)),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;

/** A story on the administrators' desk. Nothing in it leads to its author. */
export const reviewedTestimonialSchema = v.object({
  ...storyEntries,
  state: v.picklist(ITEM_STATES),
  /** Its case in the moderation queue, where reports, labels, decision and undo are. Absent while it never had one. */
  caseId: v.optional(publicIdSchema),
});
export type ReviewedTestimonial = v.InferOutput<typeof reviewedTestimonialSchema>;
