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
import type { BodyInputOf, DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import { reportAnswer, reportQuestion } from '@salama/contract/moderation/endpoints.ts';
import { call, type Outcome } from '../../lib/http.ts';
import { callOnceStored } from '../../lib/try-key.ts';

export type Listed = DataOf<typeof listQuestions>;
export type Posted = DataOf<typeof createQuestion>;
export type Similar = DataOf<typeof findSimilar>;
export type NewQuestion = NonNullable<BodyInputOf<typeof createQuestion>>;
export type NewAnswer = NonNullable<BodyInputOf<typeof addAnswer>>;
export type Report = NonNullable<BodyInputOf<typeof reportQuestion>>;

type Removed = DataOf<typeof deleteAnswer>;

/** What a post is called on the wire: a question, or with `answerId` one of its answers. */
export interface Target {
  id: string;
  answerId?: string;
}

export const list = (query: QueryOf<typeof listQuestions>) => call(listQuestions, { query });

export const read = (id: string) => call(readQuestion, { params: { id } });

export const similar = (body: NonNullable<BodyInputOf<typeof findSimilar>>) => call(findSimilar, { body });

export const create = (body: NewQuestion) => callOnceStored(createQuestion, { body });

export const answer = (id: string, body: NewAnswer) => callOnceStored(addAnswer, { params: { id }, body });

export const vote = ({ id, answerId }: Target) =>
  answerId === undefined
    ? call(voteOnQuestion, { params: { id }, as: 'visitor' })
    : call(voteOnAnswer, { params: { id, answerId }, as: 'visitor' });

export const report = ({ id, answerId }: Target, body: Report) =>
  answerId === undefined
    ? call(reportQuestion, { params: { id }, body, as: 'visitor' })
    : call(reportAnswer, { params: { id, answerId }, body, as: 'visitor' });

export const find = (receipt: string | undefined) => call(findOwn, { body: withReceipt(receipt) });

/** Answers what is left of the question, if anything of it is. */
export const remove = ({ id, answerId }: Target, receipt: string | undefined): Promise<Outcome<Removed>> =>
  answerId === undefined
    ? call(deleteQuestion, { params: { id }, body: withReceipt(receipt) })
    : call(deleteAnswer, { params: { id, answerId }, body: withReceipt(receipt) });

function withReceipt(receipt: string | undefined) {
  return receipt === undefined ? {} : { receipt };
}
