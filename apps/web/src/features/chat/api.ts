import { ask, clearHistory, history } from '@salama/contract/chat/endpoints.ts';
import type { BodyInputOf, DataOf } from '@salama/contract/endpoint.ts';
import { call, type Outcome } from '../../lib/http.ts';

export type Question = NonNullable<BodyInputOf<typeof ask>>;
export type Answer = DataOf<typeof ask>;

/** The three calls of the chat. Each answers an Outcome and never throws. */
export interface ChatApi {
  ask(question: Question): Promise<Outcome<Answer>>;
  history(): Promise<Outcome<DataOf<typeof history>>>;
  clear(): Promise<Outcome<DataOf<typeof clearHistory>>>;
}

export const chatApi: ChatApi = {
  ask: (question) => call(ask, { body: question }),
  history: () => call(history),
  clear: () => call(clearHistory),
};
