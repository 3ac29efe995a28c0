import type { Database } from '../../platform/database/connect.ts';
import { KEEP_IDENTITIES } from '../moderation/service.ts';
import type { ModerationDesk } from '../moderation/types.ts';
import { deleteAnswer, deleteQuestion, forgetWriters, listUnpublished } from './repository.ts';

const MOST_AT_ONCE = 500;

/** After 30 days posts forget who wrote them, and those that were never published, or taken away, go for good. */
export async function tidyBoard(
  { db, eraseTraces }: Pick<Database, 'db' | 'eraseTraces'>,
  now: number,
  desk: Pick<ModerationDesk, 'forget'>,
): Promise<void> {
  const before = now - KEEP_IDENTITIES;
  await forgetWriters(db, before);
  const { questions, answers } = await listUnpublished(db, before, MOST_AT_ONCE);
  for (const answer of answers)
    await db.transaction().execute(async (transaction) => {
      await deleteAnswer(transaction, answer);
      await desk.forget(transaction, [answer.id]);
    });
  for (const question of questions)
    await db.transaction().execute(async (transaction) => {
      await desk.forget(transaction, await deleteQuestion(transaction, question));
    });
  if (questions.length + answers.length > 0) eraseTraces();
}
