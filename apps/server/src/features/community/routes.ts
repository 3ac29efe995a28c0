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
import { findHelpIn } from '../../platform/danger-in.ts';
import type { Binder, BindOptions } from '../../platform/endpoint-binding.ts';
import type { BoardAssistant, Community } from './types.ts';

export function bindCommunity(bind: Binder, community: Community, assistant: BoardAssistant): void {
  bindReading(bind, community);
  bindOwnPosts(bind, community);
  const posting: BindOptions = {
    limit: 'attempt',
    findHelp: findHelpIn('content', assistant),
  };

  bind(createQuestion, ({ body, language, ...caller }) => community.ask({ body, language, caller }), posting);
  bind(
    addAnswer,
    ({ params, body, language, ...caller }) => community.answer(params.id, { body, language, caller }),
    posting,
  );

  bind(
    voteOnQuestion,
    async ({ params: { id }, ...caller }) => {
      return { data: { question: await community.vote({ kind: 'question', id, questionId: id }, caller) } };
    },
    { limit: 'vote' },
  );
  bind(
    voteOnAnswer,
    async ({ params: { id, answerId }, ...caller }) => {
      const item = { kind: 'answer' as const, id: answerId, questionId: id };
      return { data: { question: await community.vote(item, caller) } };
    },
    { limit: 'vote' },
  );
}

function bindReading(bind: Binder, community: Community): void {
  bind(listQuestions, ({ query, ...caller }) => community.list(query, caller));

  bind(readQuestion, async ({ params, ...caller }) => {
    return { data: { question: await community.read(params.id, caller) } };
  });

  bind(
    findSimilar,
    async ({ body, language }) => ({ data: await community.similar(body.content, language) }),
    { limit: 'similar' },
  );
}

function bindOwnPosts(bind: Binder, community: Community): void {
  bind(
    findOwn,
    async ({ body, ...caller }) => ({ data: { questions: await community.findOwn(body.receipt, caller) } }),
    { limit: 'receipt' },
  );

  bind(
    deleteQuestion,
    async ({ params, body, ...caller }) => {
      await community.deleteQuestion(params.id, body.receipt, caller);
      return { data: {} };
    },
    { limit: 'receipt' },
  );

  bind(
    deleteAnswer,
    async ({ params, body, ...caller }) => {
      const question = await community.deleteAnswer(params, body.receipt, caller);
      return { data: question ? { question } : {} };
    },
    { limit: 'receipt' },
  );
}
