import {
  addAnswer,
  createQuestion,
  deleteAnswer,
  deleteQuestion,
  findOwn,
  findSimilar,
  listQuestions,
  readQuestion,
  voteOnAnswer,
  voteOnQuestion,
} from '@salama/contract/community/endpoints.ts';
import type { Binder, BindOptions } from '../../platform/endpoint-binding.ts';
import { findHelpIn } from '../../platform/help.ts';
import { deleteOwnAnswer, deleteOwnQuestion, findOwnQuestions } from './own-posts.ts';
import { answerCommunity, askCommunity } from './posts.ts';
import { listPage, readWhole } from './questions.ts';
import { findSimilarTo } from './similar.ts';
import type { CommunityDependencies } from './types.ts';
import { vote } from './votes.ts';

export function bindCommunity(bind: Binder, community: CommunityDependencies): void {
  bindReading(bind, community);
  bindOwnPosts(bind, community);
  const posting: BindOptions = {
    limit: 'attempt',
    findHelp: findHelpIn('content', community.assistant),
  };

  bind(
    createQuestion,
    ({ body, language, ...caller }) => askCommunity({ body, language, caller }, community),
    posting,
  );
  bind(
    addAnswer,
    ({ params, body, language, ...caller }) =>
      answerCommunity(params.id, { body, language, caller }, community),
    posting,
  );

  bind(
    voteOnQuestion,
    async ({ params: { id }, ...caller }) => {
      return { data: { question: await vote({ kind: 'question', id, questionId: id }, caller, community) } };
    },
    { limit: 'vote' },
  );
  bind(
    voteOnAnswer,
    async ({ params: { id, answerId }, ...caller }) => {
      const item = { kind: 'answer' as const, id: answerId, questionId: id };
      return { data: { question: await vote(item, caller, community) } };
    },
    { limit: 'vote' },
  );
}

function bindReading(bind: Binder, community: CommunityDependencies): void {
  bind(listQuestions, ({ query, ...caller }) => listPage(query, caller, community), {
    compress: true,
  });

  bind(
    readQuestion,
    async ({ params, ...caller }) => ({
      data: { question: await readWhole(params.id, caller, community) },
    }),
    { compress: true },
  );

  bind(
    findSimilar,
    async ({ body, language }) => ({ data: await findSimilarTo(body.content, language, community) }),
    { limit: 'similar', compress: true },
  );
}

function bindOwnPosts(bind: Binder, community: CommunityDependencies): void {
  bind(
    findOwn,
    async ({ body, ...caller }) => ({
      data: { questions: await findOwnQuestions(body.receipt, caller, community) },
    }),
    { limit: 'receipt' },
  );

  bind(
    deleteQuestion,
    async ({ params, body, ...caller }) => {
      await deleteOwnQuestion(params.id, body.receipt, caller, community);
      return { data: {} };
    },
    { limit: 'receipt' },
  );

  bind(
    deleteAnswer,
    async ({ params, body, ...caller }) => {
      const question = await deleteOwnAnswer(params, body.receipt, caller, community);
      return { data: question ? { question } : {} };
    },
    { limit: 'receipt' },
  );
}
