import type { ItemState } from '@salama/contract/moderation/schemas.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import { isKnown } from '../../platform/visitor/visitor.ts';
import type { Caller } from '../moderation/types.ts';

/** Everybody sees what is published; what is not, only its author. `mine` is the caller's mark under the question. */
export function canSee(post: { state: ItemState; author: string }, mine: string | undefined): boolean {
  return post.state === 'published' || post.author === mine;
}

/** Whoever wrote it, by account, session, or the digest of its receipt. */
export function canDelete(
  post: { author: string; receipt: string | null },
  mine: string | undefined,
  receipt: string | undefined,
): boolean {
  return post.author === mine || (receipt !== undefined && post.receipt === receipt);
}

/**
 * By which a caller's own posts under a question are known. Undefined for whoever only shares a network with others:
 * a classroom must not read or delete what one of it wrote, so they need their receipt.
 */
export function ownMark(caller: Caller, questionId: string, marks: VisitorMarks): string | undefined {
  return isKnown(caller.visitor) ? marks.of(caller).on('author', questionId) : undefined;
}
