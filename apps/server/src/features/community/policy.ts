import type { ItemState } from '@salama/contract/moderation/schemas.ts';

/** Everybody sees what is published; what is not, only its author. `mine` is the caller's mark under the question. */
export function canSee(post: { state: ItemState; author: string }, mine: string): boolean {
  return post.state === 'published' || post.author === mine;
}

/** Whoever wrote it, by account, session, or the digest of its receipt. */
export function canDelete(
  post: { author: string; receipt: string | null },
  mine: string,
  receipt: string | undefined,
): boolean {
  return post.author === mine || (receipt !== undefined && post.receipt === receipt);
}
