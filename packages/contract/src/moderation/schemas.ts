import * as v from 'valibot';
import { LANGUAGES } from '../language.ts';

/** Why somebody reports; the first two are enough, once, to hide an item. */
export const REPORT_REASONS = [
  'child-safety',
  'grooming',
  'private-information',
  'self-harm',
  'harassment',
  'wrong-advice',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const CHILD_SAFETY_REASONS: readonly ReportReason[] = ['child-safety', 'grooming'];

export const ITEM_KINDS = ['question', 'answer', 'testimonial'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
/** Those that stand on the board. */
export type PostKind = Exclude<ItemKind, 'testimonial'>;

export const ITEM_STATES = ['published', 'held', 'hidden', 'removed'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/**
 * What an administrator decides. `approve` publishes and protects from the same reports; `restore` publishes again what
 * was removed; `pause` removes and keeps whoever wrote it from posting for `pauseDays`.
 */
export const DECISIONS = ['approve', 'remove', 'restore', 'pause'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a moderator may say to an author, in words chosen beforehand: nobody is scolded, and nobody is answered in haste. */
export const AUTHOR_MESSAGES = [
  'thanks',
  'private-details',
  'contact',
  'kindness',
  'unsafe-advice',
  'off-topic',
  'worried',
] as const;
export type AuthorMessage = (typeof AUTHOR_MESSAGES)[number];

/** What became of the posts of one visitor within 30 days, this one included. Says neither who it is nor which posts. */
export const historySchema = v.object({
  held: v.number(),
  reported: v.number(),
  removed: v.number(),
  paused: v.number(),
});
export type History = v.InferOutput<typeof historySchema>;

/** One item in the queue. Nothing in it leads to an author or a reporter. */
export const caseSchema = v.object({
  /** The case's own id: what PATCH and undo take. */
  _id: v.string(),
  kind: v.picklist(ITEM_KINDS),
  itemId: v.string(),
  /** The question it stands under; a testimonial's own id. */
  questionId: v.string(),
  /** The name others see or would see. */
  username: v.string(),
  content: v.string(),
  tags: v.array(v.string()),
  lang: v.picklist(LANGUAGES),
  state: v.picklist(ITEM_STATES),
  /** Everybody sees it behind one tap until somebody decides. */
  covered: v.optional(v.literal(true)),
  status: v.picklist(['open', 'decided']),
  /** 1 concerns a child or somebody in danger. */
  severity: v.picklist([1, 2]),
  /** What moderation saw when it was posted. */
  labels: v.array(v.string()),
  reports: v.array(v.object({ reason: v.picklist(REPORT_REASONS), count: v.number() })),
  /** To the hour: since when it waits. */
  openedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Absent once nobody knows any more who wrote it. */
  history: v.optional(historySchema),
  /** Sent back with a decision, it says what was seen: what somebody else has decided meanwhile is not written over. */
  version: v.string(),
  /** Said to the author with the last decision. */
  message: v.optional(v.picklist(AUTHOR_MESSAGES)),
  decision: v.optional(
    v.object({
      action: v.picklist(DECISIONS),
      by: v.string(),
      at: v.pipe(v.string(), v.isoTimestamp()),
      /** Until when it can be undone. */
      undoUntil: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});
export type Case = v.InferOutput<typeof caseSchema>;
