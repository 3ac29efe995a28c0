import type { Question } from '@salama/contract/community/schemas.ts';
import { HOUR, SECOND } from '../../platform/clock.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Countable } from '../../platform/limits/request-limits.ts';
import { siteOf } from '../../platform/visitor/visitor.ts';
import type { Caller } from '../moderation/types.ts';
import { findDiscussion, isPublished } from './discussion-repository.ts';
import { showDiscussion } from './questions.ts';
import type { CommunityDependencies, VotedItem } from './types.ts';
import { addVote } from './vote-repository.ts';

/** A campus or a company never gives one post so many votes within a day; one machine with a /48 could give 65,536. */
const VOTES_OF_SITE = 100;
/** Nor do so many people, of all networks together, without an account find the same post good within an hour; a script with many sessions does. */
const VOTES_OF_SESSIONS = 200;

/**
 * Counts the vote once and answers with the truth. @throws Refusal NOT_FOUND for what is not published;
 * TOO_MANY_REQUESTS when one site of IPv6, or people
 * without an account, give a post more votes than a campus or an hour would.
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
  const takeBack = await countOfMany(item.id, caller, dependencies);
  const counted = await addVote(database, item, voter);
  if (counted) board.changed();
  else await takeBack();
  const discussion = await findDiscussion(database.db, item.questionId);
  if (!discussion || !isPublished(discussion, item.id)) throw new Refusal('NOT_FOUND');
  return showDiscussion(discussion, caller, dependencies);
}

/** @returns how to undo it, where the vote changed nothing. */
async function countOfMany(
  itemId: string,
  { visitor, actor }: Caller,
  { limits }: CommunityDependencies,
): Promise<() => Promise<void>> {
  const site = `${itemId} ${siteOf(visitor)}`;
  const wanted: Countable[] = [
    ...(actor ? [] : [{ name: 'votesOfSessions' as const, what: itemId, most: VOTES_OF_SESSIONS }]),
    ...(visitor.wider.length > 0 ? [{ name: 'votesOfSite' as const, what: site, most: VOTES_OF_SITE }] : []),
  ];
  if (wanted.length === 0) return async () => {};
  if (!(await limits.count(wanted))) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: HOUR / SECOND });
  return async () => {
    for (const { name, what } of wanted) await limits.takeBack(name, what);
  };
}
