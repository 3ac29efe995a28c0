import type { Question } from '@salama/contract/community/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Caller } from '../moderation/types.ts';
import { readWhole } from './board.ts';
import { addVote } from './mark-repository.ts';
import { findAnswers, findQuestions } from './repository.ts';
import type { CommunityDependencies, VotedItem } from './types.ts';

/** Counts the vote once and answers with the truth. @throws Refusal NOT_FOUND for what is not published. */
export async function vote(
  { kind, id, questionId }: VotedItem,
  caller: Caller,
  dependencies: CommunityDependencies,
): Promise<Question> {
  const { database, marks, board } = dependencies;
  const [question] = await findQuestions(database.db, 'id', [questionId]);
  const [answer] = kind === 'answer' ? await findAnswers(database.db, 'id', [id]) : [];
  const isThere =
    question?.state === 'published' &&
    (kind === 'question' || (answer?.state === 'published' && answer.question_id === questionId));
  if (!isThere) throw new Refusal('NOT_FOUND');
  const voter = marks.of(caller).on('vote', id);
  await database.db.transaction().execute((transaction) => addVote(transaction, kind, id, voter));
  board.changed();
  return readWhole(questionId, caller, dependencies);
}
