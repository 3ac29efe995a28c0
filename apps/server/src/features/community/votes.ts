import type { Question } from '@salama/contract/community/schemas.ts';
import { DAY, SECOND } from '../../platform/clock.ts';
import { Refusal } from '../../platform/errors.ts';
import { siteOf } from '../../platform/visitor/visitor.ts';
import type { Caller } from '../moderation/types.ts';
import { findDiscussion, isPublished } from './discussion-repository.ts';
import { showDiscussion } from './questions.ts';
import type { CommunityDependencies, VotedItem } from './types.ts';
import { addVote } from './vote-repository.ts';

/** A campus or a company never gives one post so many votes within a day; one machine with a /48 could give 65,536. */
const VOTES_OF_SITE = 100;

/**
 * Counts the vote once and answers with the truth. @throws Refusal NOT_FOUND for what is not published;
 * TOO_MANY_REQUESTS when one site of IPv6 gives a post more votes than a campus would.
 */
export function vote(
  item: VotedItem,
  caller: Caller,
  dependencies: CommunityDependencies,
): Promise<Question> {
  return dependencies.inTurn(item.id, () => voteOnce(item, caller, dependencies));
}

async function voteOnce(
  item: VotedItem,
  caller: Caller,
  dependencies: CommunityDependencies,
): Promise<Question> {
  const { database, marks, board } = dependencies;
  const voter = marks.of(caller).on('vote', item.id);
  const takeBack = await countOfSite(item.id, caller, dependencies);
  const counted = await addVote(database, item, voter);
  if (counted) board.changed();
  else await takeBack();
  const discussion = await findDiscussion(database.db, item.questionId);
  if (!discussion || !isPublished(discussion, item.id)) throw new Refusal('NOT_FOUND');
  return showDiscussion(discussion, caller, dependencies);
}

/** @returns how to undo it, where the vote changed nothing. */
async function countOfSite(
  itemId: string,
  { visitor }: Caller,
  { limits }: CommunityDependencies,
): Promise<() => Promise<void>> {
  if (visitor.wider.length === 0) return async () => {};
  const what = `${itemId} ${siteOf(visitor)}`;
  const counted = await limits.count([{ name: 'votesOfSite', what, most: VOTES_OF_SITE }]);
  if (!counted) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: DAY / SECOND });
  return () => limits.takeBack('votesOfSite', what);
}
