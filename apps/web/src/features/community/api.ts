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
import { asVisitor, asWriter, type EnsureVisitor } from '../../lib/as-visitor.ts';
import { call, type Outcome } from '../../lib/http.ts';

export type Listed = DataOf<typeof listQuestions>;
export type Posted = DataOf<typeof createQuestion>;
export type Similar = DataOf<typeof findSimilar>;
export type NewQuestion = NonNullable<BodyInputOf<typeof createQuestion>>;
export type NewAnswer = NonNullable<BodyInputOf<typeof addAnswer>>;
export type Report = NonNullable<BodyInputOf<typeof reportQuestion>>;

/** After deleting: what is left of the question, if anything of it is. */
type Removed = DataOf<typeof deleteAnswer>;

/** What a post is called on the wire: a question, or with `answerId` one of its answers. */
export interface Target {
  id: string;
  answerId?: string;
}

/** The calls of the board. Whatever is voted, posted or reported needs a visitor first. */
export const boardApi = {
  list: (query: QueryOf<typeof listQuestions>) => twice(() => call(listQuestions, { query })),
  read: (id: string) => twice(() => call(readQuestion, { params: { id } })),
  similar: (body: NonNullable<BodyInputOf<typeof findSimilar>>) => call(findSimilar, { body }),
  create: (body: NewQuestion, ensure: EnsureVisitor) =>
    asWriter(ensure, () => call(createQuestion, { body })),
  answer: (id: string, body: NewAnswer, ensure: EnsureVisitor) =>
    asWriter(ensure, () => call(addAnswer, { params: { id }, body })),
  vote: ({ id, answerId }: Target, ensure: EnsureVisitor) =>
    asVisitor(ensure, () =>
      answerId === undefined
        ? call(voteOnQuestion, { params: { id } })
        : call(voteOnAnswer, { params: { id, answerId } }),
    ),
  report: ({ id, answerId }: Target, body: Report, ensure: EnsureVisitor) =>
    asVisitor(ensure, () =>
      answerId === undefined
        ? call(reportQuestion, { params: { id }, body })
        : call(reportAnswer, { params: { id, answerId }, body }),
    ),
  findOwn: (receipt: string | undefined) => twice(() => call(findOwn, { body: withReceipt(receipt) })),
  removeQuestion: (id: string, receipt: string | undefined): Promise<Outcome<Removed>> =>
    twice(() => call(deleteQuestion, { params: { id }, body: withReceipt(receipt) })),
  removeAnswer: (id: string, answerId: string, receipt: string | undefined): Promise<Outcome<Removed>> =>
    twice(() => call(deleteAnswer, { params: { id, answerId }, body: withReceipt(receipt) })),
};

function withReceipt(receipt: string | undefined) {
  return receipt === undefined ? {} : { receipt };
}

/** A token that the server no longer knows is dropped while it answers 401; the call then goes as a visitor's. */
async function twice<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await send();
  return !outcome.ok && outcome.status === 401 ? send() : outcome;
}
