import type { Question } from '@salama/contract/community/schemas.ts';
import { digest } from '../../platform/encryption.ts';
import { Refusal } from '../../platform/errors.ts';
import { readPrintedCode } from '../../platform/printed-code.ts';
import { deleteCases } from '../moderation/service.ts';
import type { Caller } from '../moderation/types.ts';
import { canDelete, canSee, ownMark } from './policy.ts';
import { readWhole } from './questions.ts';
import { deleteAnswer, deleteQuestion, findAnswers, findQuestions, lockQuestions } from './repository.ts';
import { shelvedQuestions } from './shelf.ts';
import type { CommunityDependencies } from './types.ts';

/** Newest first. @throws Refusal RECEIPT_UNKNOWN, or FIELDS_REQUIRED from a visitor without a receipt. */
export async function findOwnQuestions(
  receipt: string | undefined,
  caller: Caller,
  dependencies: CommunityDependencies,
): Promise<Question[]> {
  if (receipt?.trim()) return [await findByReceipt(receipt, caller, dependencies)];
  if (!caller.actor) throw new Refusal('FIELDS_REQUIRED');
  const { db } = dependencies.database;
  const mine = dependencies.marks.of(caller);
  const rows = await findQuestions(db, 'id', await shelvedQuestions(db, mine));
  const visible = rows.filter((row) => canSee(row, mine.on('author', row.id)));
  const questions: Question[] = [];
  for (const { id } of visible) questions.push(await readWhole(id, caller, dependencies));
  return questions;
}

async function findByReceipt(
  typed: string,
  caller: Caller,
  dependencies: CommunityDependencies,
): Promise<Question> {
  const { db } = dependencies.database;
  const receipt = digestOf(typed);
  const [question] = await findQuestions(db, 'receipt', [receipt]);
  const [answer] = question ? [] : await findAnswers(db, 'receipt', [receipt]);
  const questionId = question?.id ?? answer?.question_id;
  const author = question?.author ?? answer?.author;
  if (!questionId || !author) throw new Refusal('RECEIPT_UNKNOWN');
  return readWhole(questionId, caller, dependencies, author).catch((error: unknown) => {
    const gone = error instanceof Refusal && error.code === 'NOT_FOUND';
    throw gone ? new Refusal('RECEIPT_UNKNOWN') : error;
  });
}

/** @throws Refusal NOT_FOUND for what the caller cannot see, NOT_YOURS for what others wrote. */
export async function deleteOwnQuestion(
  id: string,
  receipt: string | undefined,
  caller: Caller,
  { database, marks, board }: CommunityDependencies,
): Promise<void> {
  const { db, eraseTraces } = database;
  const mine = ownMark(caller, id, marks);
  const [question] = await findQuestions(db, 'id', [id]);
  requireOwn(question, mine, receipt);
  await db.transaction().execute(async (transaction) => {
    for (const there of await lockQuestions(transaction, [id]))
      await deleteCases(transaction, await deleteQuestion(transaction, there));
  });
  board.changed();
  eraseTraces();
}

/** @returns what is left of the question, for whoever may see it. */
export async function deleteOwnAnswer(
  { id, answerId }: { id: string; answerId: string },
  receipt: string | undefined,
  caller: Caller,
  dependencies: CommunityDependencies,
): Promise<Question | undefined> {
  const { database, marks, board } = dependencies;
  const mine = ownMark(caller, id, marks);
  const [answer] = await findAnswers(database.db, 'id', [answerId]);
  requireOwn(answer?.question_id === id ? answer : undefined, mine, receipt);
  await database.db.transaction().execute(async (transaction) => {
    await lockQuestions(transaction, [id]);
    const [there] = await findAnswers(transaction, 'id', [answerId]);
    if (there) await deleteAnswer(transaction, there);
    await deleteCases(transaction, [answerId]);
  });
  board.changed();
  database.eraseTraces();
  return readWhole(id, caller, dependencies).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
}

function requireOwn(
  post: (Parameters<typeof canDelete>[0] & Parameters<typeof canSee>[0]) | undefined,
  mine: string | undefined,
  receipt: string | undefined,
): void {
  const allowed = post && canDelete(post, mine, receipt?.trim() ? digestOf(receipt) : undefined);
  if (allowed) return;
  throw new Refusal(post && canSee(post, mine) ? 'NOT_YOURS' : 'NOT_FOUND');
}

function digestOf(typed: string): string {
  return digest(readPrintedCode(typed));
}
