import * as v from 'valibot';
import { LANGUAGES } from '../language.ts';
import { AUTHOR_MESSAGES } from '../moderation/schemas.ts';

/**
 * What only its author learns of a post that others do not see: `held` while a moderator reads it, `removed` after she
 * took it away. Absent from what everybody sees.
 */
export const MODERATION_NOTES = ['held', 'removed'] as const;

const postEntries = {
  _id: v.string(),
  /** Given by the server: a generated name, or the account's where its owner chose so. */
  username: v.string(),
  content: v.string(),
  /** The language it is written in, for the `lang` attribute. */
  lang: v.picklist(LANGUAGES),
  votes: v.number(),
  /** Whether this visitor has voted. */
  hasVoted: v.boolean(),
  /** Whether this visitor wrote it and may delete it without a receipt. */
  isOwn: v.boolean(),
  /** To the hour for anonymous posts. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  moderation: v.optional(v.picklist(MODERATION_NOTES)),
  /** Readers reported it and it waits for a moderator: it is shown after one tap. Never told its author. */
  covered: v.optional(v.literal(true)),
  /** What a moderator says to its author, who alone learns it; the words are in `texts/author-messages.ts`. */
  moderatorMessage: v.optional(v.picklist(AUTHOR_MESSAGES)),
};

export const answerSchema = v.object(postEntries);
export type Answer = v.InferOutput<typeof answerSchema>;

export const questionSchema = v.object({
  ...postEntries,
  title: v.string(),
  tags: v.array(v.string()),
  /** Oldest first. Empty in lists, which count only (see `answerCount`), unless they are asked to `include` them. */
  answers: v.array(answerSchema),
  answerCount: v.number(),
});
export type Question = v.InferOutput<typeof questionSchema>;

/** A question as everybody sees it in a row of a list. */
export const similarQuestionSchema = v.object({
  _id: v.string(),
  title: v.string(),
  lang: v.picklist(LANGUAGES),
  answerCount: v.number(),
});
export type SimilarQuestion = v.InferOutput<typeof similarQuestionSchema>;

/** After a post: the whole question, and what its author must know of it. */
export const postedSchema = v.object({
  question: questionSchema,
  /** The new answer's id, after an answer. */
  answerId: v.optional(v.string()),
  /** For an author without an account: finds and deletes this post. Shown this once, stored as a digest. */
  receipt: v.optional(v.string()),
  /** Said when a moderator reads the post first. */
  notice: v.optional(v.string()),
});
