import { anonymousName } from '@salama/contract/community/anonymous-name.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { randomShare } from '../../platform/randomness.ts';
import type { Belongings } from '../auth/types.ts';
import { deleteCases } from '../moderation/service.ts';
import { renameSigned, signedPosts, unsignPost } from './account-repository.ts';
import type { AnswerRow, QuestionRow } from './repository.ts';
import {
  deleteAnswer,
  deleteQuestion,
  findAnswers,
  findQuestions,
  hideTags,
  lockQuestions,
} from './repository.ts';
import { clearShelf, shelvedQuestions } from './shelf.ts';
import type { CommunityDependencies } from './types.ts';

type Dependencies = Pick<CommunityDependencies, 'database' | 'marks' | 'randomness' | 'board'>;

/** An account's questions and answers, those it signed and those that only its own key finds. */
export function createBoardBelongings(dependencies: Dependencies): Belongings {
  return {
    name: 'community',
    changed: dependencies.board.changed,
    export: (actor) => exportPosts(actor, dependencies),
    rename: async (db, actor, username) => {
      await lockOwn(db, actor, dependencies);
      await renameSigned(db, actor.id, username);
    },
    release: async (db, actor, posts) => {
      await lockOwn(db, actor, dependencies);
      if (posts === 'delete') await deletePosts(db, actor, dependencies);
      await unsign(db, actor, dependencies);
      await clearShelf(db, dependencies.marks.ofAccount(actor));
    },
  };
}

async function lockOwn(db: Db, actor: Actor, { marks }: Dependencies): Promise<void> {
  await lockQuestions(db, await shelvedQuestions(db, marks.ofAccount(actor)));
}

async function exportPosts(actor: Actor, dependencies: Dependencies) {
  const { questions, answers } = await ownPosts(dependencies.database.db, actor, dependencies);
  return {
    questions: questions.map((row) => ({ ...presentOwn(row), questionId: row.id })),
    answers: answers.map((row) => ({ ...presentOwn(row), questionId: row.question_id })),
  };
}

function presentOwn({ username, content, votes, state, created_at }: QuestionRow | AnswerRow) {
  return { username, content, votes, state, createdAt: isoTime(created_at) };
}

async function ownPosts(
  db: Db,
  actor: Actor,
  { marks }: Dependencies,
): Promise<{ questions: QuestionRow[]; answers: AnswerRow[] }> {
  const mine = marks.ofAccount(actor);
  const ids = await shelvedQuestions(db, mine);
  const questions = (await findQuestions(db, 'id', ids)).filter(
    ({ id, author }) => author === mine.on('author', id),
  );
  const answers = (await findAnswers(db, 'question_id', ids)).filter(
    ({ question_id, author }) => author === mine.on('author', question_id),
  );
  return { questions, answers };
}

async function deletePosts(db: Db, actor: Actor, dependencies: Dependencies): Promise<void> {
  const { questions, answers } = await ownPosts(db, actor, dependencies);
  for (const answer of answers) {
    await deleteAnswer(db, answer);
    await deleteCases(db, [answer.id]);
  }
  await hideTags(db, questions);
  for (const question of questions) {
    await deleteCases(db, await deleteQuestion(db, question));
  }
}

/** What was signed goes on under a name that is nobody's. */
async function unsign(db: Db, actor: Actor, { randomness }: Dependencies): Promise<void> {
  for (const post of await signedPosts(db, actor.id))
    await unsignPost(
      db,
      post,
      anonymousName(() => randomShare(randomness)),
    );
}
