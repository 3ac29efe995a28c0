import { limits } from '@salama/contract/limits.ts';
import { DAY } from '../../platform/clock.ts';
import { deleteCases, KEEP_IDENTITIES } from '../moderation/service.ts';
import {
  deleteAnswer,
  deleteQuestion,
  findAnswers,
  forgetWriters,
  listUnpublished,
  lockQuestions,
} from './repository.ts';
import type { CommunityDependencies } from './types.ts';

const MOST_AT_ONCE = 500;

/**
 * After 30 days posts forget who wrote them, and those that were never published, or taken away, go for good; never
 * while a moderator's decision on them can be taken back.
 */
export async function tidyBoard({
  database: { db, eraseTraces },
  clock,
}: Pick<CommunityDependencies, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const made = now - KEEP_IDENTITIES;
  await forgetWriters(db, made);
  const decided = now - limits.undoDays * DAY;
  const { questions, answers } = await listUnpublished(db, { made, decided }, MOST_AT_ONCE);
  for (const { id, question_id, state } of answers)
    await db.transaction().execute(async (transaction) => {
      await lockQuestions(transaction, [question_id]);
      const [answer] = await findAnswers(transaction, 'id', [id]);
      // A moderator may have been quicker.
      if (answer?.state !== state) return;
      await deleteAnswer(transaction, answer);
      await deleteCases(transaction, [id]);
    });
  for (const { id, state } of questions)
    await db.transaction().execute(async (transaction) => {
      const [question] = await lockQuestions(transaction, [id]);
      if (question?.state !== state) return;
      await deleteCases(transaction, await deleteQuestion(transaction, question));
    });
  if (questions.length + answers.length > 0) eraseTraces();
}
