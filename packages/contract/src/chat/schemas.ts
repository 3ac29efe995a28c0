import * as v from 'valibot';
import { LANGUAGES } from '../language.ts';

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

/** A section of the library that a reply was written from; the reply cites it by its place in the list, `[1]`. */
export const passageSchema = v.object({
  heading: v.string(),
  /** Slug and title of its article, and its own id there: the page is `/learn/<slug>#<section>`. */
  slug: v.string(),
  title: v.string(),
  section: v.string(),
});
export type PassageReference = v.InferOutput<typeof passageSchema>;

/** Everything under a reply: where it comes from, its review state, what one may ask next. */
export const replyDetailsSchema = v.object({
  kind: v.picklist(REPLY_KINDS),
  language: v.picklist(LANGUAGES),
  sources: v.array(sourceSchema),
  /** `editorial` until a named clinician of the deploying organisation has signed the passage. */
  review: v.optional(v.object({ state: v.picklist(['editorial', 'clinical']), date: v.string() })),
  /** The library article the passage stands in. */
  article: v.optional(v.object({ slug: v.string(), title: v.string() })),
  suggestions: v.array(v.string()),
  /** Absent: the words are the library's own. `model`: a language model wrote them from `passages`. */
  writtenBy: v.optional(v.literal('model')),
  /** Only with `writtenBy`; then `review` speaks of these passages and not of the words. */
  passages: v.optional(v.array(passageSchema)),
});
export type ReplyDetails = v.InferOutput<typeof replyDetailsSchema>;

export const historyMessageSchema = v.object({
  id: v.string(),
  role: v.picklist(['user', 'assistant']),
  content: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  details: v.optional(replyDetailsSchema),
});
export type HistoryMessage = v.InferOutput<typeof historyMessageSchema>;
