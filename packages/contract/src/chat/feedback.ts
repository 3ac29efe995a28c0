import * as v from 'valibot';
import { countrySchema } from '../help.ts';
import { LANGUAGES } from '../language.ts';
import { REPLY_KINDS } from './schemas.ts';

/** Why a reply did not help. */
export const FEEDBACK_REASONS = ['wrong', 'not-asked', 'unclear', 'language', 'unkind', 'other'] as const;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/));
/** `implant#how-long` */
const sectionSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}#[a-z0-9-]{1,80}$/));

const REPLY_MARK = /^[\w-]{22}\.[\w-]{43}$/;

/** A thumb under a reply. What was asked comes along only when the person permits it. */
export const feedbackSchema = v.object({
  /** As it came with the reply: only who got that can speak of it. A second word replaces the first. */
  replyMark: v.pipe(v.string(), v.regex(REPLY_MARK)),
  /** Tells people of one network apart, for the limits alone. */
  sessionId: v.optional(v.pipe(v.string(), v.uuid())),
  rating: v.picklist(['up', 'down']),
  reason: v.optional(v.picklist(FEEDBACK_REASONS)),
  /** Of the reply. */
  language: v.picklist(LANGUAGES),
  kind: v.picklist(REPLY_KINDS),
  writtenBy: v.optional(v.literal('model')),
  /** The article that the reply came from. */
  topic: v.optional(slugSchema),
  /** Sections of the library, where the reply names them. */
  sections: v.optional(v.pipe(v.array(sectionSchema), v.maxLength(6))),
  comment: v.optional(v.string()),
  /** The question, only where the person ticked the box for it. */
  question: v.optional(v.string()),
  country: v.optional(countrySchema),
});
export type Feedback = v.InferOutput<typeof feedbackSchema>;
