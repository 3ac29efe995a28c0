import * as v from 'valibot';

export const ROLES = ['USER', 'ADMIN'] as const;

/** An account as its owner sees it. `email` is always null: Salama never asks for one. */
export const userSchema = v.object({
  _id: v.pipe(v.string(), v.uuid()),
  username: v.string(),
  role: v.picklist(ROLES),
  isAnonymous: v.boolean(),
  email: v.null(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Present and true for whoever may decide on reports without being an administrator. */
  isModerator: v.optional(v.boolean()),
});
export type User = v.InferOutput<typeof userSchema>;

/** Lengths and shapes are judged by `rules.ts`, so that each refusal has its own sentence. */
export const credentialsSchema = v.object({ username: v.string(), password: v.string() });

export const signedInSchema = v.object({ user: userSchema, token: v.string() });

/**
 * 256 random bits, for whoever has a place at the desk: a browser that shows it tries passwords on a counter of its own,
 * so that strangers who try hers do not keep her out. It opens nothing, and says nothing of whose it is.
 */
export const deviceMarkSchema = v.string();

/** One place where the account is signed in. Nothing says on which device. */
export const sessionSchema = v.object({
  /** To the hour. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  usedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The one that asks. */
  isCurrent: v.boolean(),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** What becomes of one's posts and stories when the account goes: taken away, or left without a trace of it. */
export const POSTS_AFTER = ['delete', 'keep'] as const;
export type PostsAfter = (typeof POSTS_AFTER)[number];
