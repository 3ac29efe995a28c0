import * as v from 'valibot';
import { lengthOf } from '../characters.ts';
import { LANGUAGES } from '../language.ts';
import { limits } from '../limits.ts';

/** What kind of reply this is; the interface may show it, tests rely on it. */
export const REPLY_KINDS = [
  'answer',
  'emergency',
  'crisis',
  'decline',
  'refuse',
  'unsure',
  'unknown',
  'small-talk',
] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

export const sourceSchema = v.object({
  organisation: v.string(),
  title: v.string(),
  year: v.optional(v.number()),
  url: v.string(),
});
export type Source = v.InferOutput<typeof sourceSchema>;

/** A section of the library that a reply was written from; a model cites it by its place in the list, `[1]`. */
export const passageSchema = v.object({
  heading: v.string(),
  /** Slug and title of its article, and its own id there: the page is `/learn/<slug>#<section>`. */
  slug: v.string(),
  title: v.string(),
  section: v.string(),
});
export type PassageReference = v.InferOutput<typeof passageSchema>;

/** `slug#section`, as in the address of a section. */
export const SECTION_NAME = /^[a-z0-9-]+#[a-z0-9-]+$/;
const sectionName = v.pipe(v.string(), v.maxLength(120), v.regex(SECTION_NAME));

/** Names of facts, those told last at the end. */
export const factsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z0-9-]+(?:[A-Z]{2})?$/))),
  v.maxLength(limits.chat.facts),
);

/** What was spoken of just before: it tells what "how long does that take?" is about. Read for this one call, kept nowhere. */
export const contextSchema = v.object({
  /** The passages of the last replies: the last reply first, and of each its first one first. */
  sections: v.pipe(v.array(sectionName), v.maxLength(limits.chat.context)),
  /** How many replies in a row have told of the first of them. */
  told: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The last warning, while it is not long ago, and where it leads to read on: danger that goes on is heard more easily. */
  warned: v.optional(
    v.object({ kind: v.picklist(['crisis', 'emergency']), section: v.optional(sectionName) }),
  ),
  /** What she has told of herself, as the last reply named it: `pregnancy`, `age-16`, `in-KE`. */
  facts: v.optional(factsSchema),
  /** The person's own last messages, the last first. */
  said: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((text) => lengthOf(text) <= limits.chat.message),
        ),
      ),
      v.maxLength(limits.chat.said),
    ),
  ),
});
export type ChatContext = v.InferOutput<typeof contextSchema>;

/**
 * `editorial` until a named clinician has signed the passage, `clinical` while it is the one she signed, `changed` when it was
 * changed since. Weakest first.
 */
export const REVIEW_STATES = ['editorial', 'changed', 'clinical'] as const;
const passageReviewSchema = v.object({
  state: v.picklist(REVIEW_STATES),
  /** ISO date of the signature; of the editors' last reading where nobody signed. */
  date: v.string(),
  /** Who signed: name or role, and profession. */
  by: v.optional(v.string()),
});
export type PassageReview = v.InferOutput<typeof passageReviewSchema>;

/** Everything under a reply: where it comes from, its review state, what one may ask next. */
export const replyDetailsSchema = v.object({
  kind: v.picklist(REPLY_KINDS),
  language: v.picklist(LANGUAGES),
  sources: v.array(sourceSchema),
  review: v.optional(passageReviewSchema),
  /** The library article the passage stands in. */
  article: v.optional(v.object({ slug: v.string(), title: v.string() })),
  suggestions: v.array(v.string()),
  /** Goes along with a thumb: that this reply was given, for this language, kind and sections. */
  mark: v.optional(v.string()),
  /** What else the library says there, Markdown: opened in place. */
  more: v.optional(v.string()),
  /** The end of a warning that is no part of it, Markdown: the clock of what happened. */
  below: v.optional(v.string()),
  /** Absent: the words are the library's own. `model`: a language model wrote them from `passages`. */
  writtenBy: v.optional(v.literal('model')),
  /**
   * Where the words stand in the library, or where to read on after a warning; what the next question is sent with as its context. With `writtenBy`,
   * `review` speaks of these passages and not of the words.
   */
  passages: v.optional(v.array(passageSchema)),
});
export type ReplyDetails = v.InferOutput<typeof replyDetailsSchema>;

export const historyMessageSchema = v.object({
  id: v.string(),
  role: v.picklist(['user', 'assistant']),
  content: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  /** Of old messages only the day is known; the timestamp is its beginning, in UTC. */
  dayOnly: v.optional(v.literal(true)),
  details: v.optional(replyDetailsSchema),
});
export type HistoryMessage = v.InferOutput<typeof historyMessageSchema>;
