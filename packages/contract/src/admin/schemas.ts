import * as v from 'valibot';
import { userSchema } from '../auth/schemas.ts';
import { publicIdSchema } from '../endpoint.ts';

/** An account in the list of accounts: no e-mail, no last visit, nothing it wrote. */
export const listedUserSchema = v.object({
  ...userSchema.entries,
  /** May decide on reports without being an administrator. */
  isModerator: v.boolean(),
  /** The account that asks. */
  isSelf: v.boolean(),
});
export type ListedUser = v.InferOutput<typeof listedUserSchema>;

/** The figures of the Overview. */
export const statsSchema = v.object({
  totalUsers: v.number(),
  /** Messages that people sent to the assistant. */
  totalMessages: v.number(),
  totalMaterials: v.number(),
  /** Cases that wait for a decision. */
  openReports: v.number(),
  /** Of these, how many concern a child or somebody in danger. */
  severeReports: v.number(),
  /** Since when the oldest waits, to the hour. */
  oldestReport: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  newSuggestions: v.number(),
  /** Lines of the directory that nobody has confirmed for half a year, the oldest first; `confirmed` is an ISO date. */
  unconfirmedLines: v.array(v.object({ id: v.string(), number: v.string(), confirmed: v.string() })),
  /** Of the copies that the server makes by itself; `takenAt`, of the newest, to the hour. */
  backup: v.object({
    state: v.picklist(['off', 'recent', 'late']),
    takenAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** The last try failed. */
    fails: v.boolean(),
  }),
  /** Somebody waits for more than a day: new posts are held. */
  moderatorsAway: v.boolean(),
});
export type Stats = v.InferOutput<typeof statsSchema>;

/** How long open cases have waited. */
export const WAITS = ['hour', 'sixHours', 'day', 'threeDays', 'longer'] as const;
export type Wait = (typeof WAITS)[number];

/** One number a day, in the order of `days`. */
const countsSchema = v.array(v.number());

/** What the charts show. Counters alone: no text, nobody's name. */
export const activitySchema = v.object({
  /** UTC days, oldest first: `2026-11-20`. */
  days: v.array(v.string()),
  board: v.object({
    questions: countsSchema,
    answers: countsSchema,
    /** Cases that were opened, by moderation or by a report. */
    cases: countsSchema,
    decisions: countsSchema,
  }),
  queue: v.array(v.object({ wait: v.picklist(WAITS), severe: v.number(), other: v.number() })),
});
export type Activity = v.InferOutput<typeof activitySchema>;

export const userParams = v.object({ id: publicIdSchema });
