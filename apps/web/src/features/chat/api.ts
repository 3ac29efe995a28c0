import { ask, clearHistory, giveFeedback, history } from '@salama/contract/chat/endpoints.ts';
import type { BodyInputOf, DataOf } from '@salama/contract/endpoint.ts';
import { call, type Outcome } from '../../lib/http.ts';

export type Question = NonNullable<BodyInputOf<typeof ask>>;
export type Answer = DataOf<typeof ask>;
export type FeedbackBody = NonNullable<BodyInputOf<typeof giveFeedback>>;

/** How to follow an answer while it is written. */
export interface Following {
  /** The next piece of the text, already checked. */
  onPiece(text: string): void;
  /** Ends the answer: it is written no further. */
  signal: AbortSignal;
}

/** The calls of the chat. Each answers an Outcome and never throws. */
export interface ChatApi {
  ask(question: Question, following: Following): Promise<Outcome<Answer>>;
  history(): Promise<Outcome<DataOf<typeof history>>>;
  clear(): Promise<Outcome<DataOf<typeof clearHistory>>>;
  giveFeedback(feedback: FeedbackBody): Promise<Outcome<DataOf<typeof giveFeedback>>>;
}

export const chatApi: ChatApi = {
  ask: (question, { onPiece, signal }) =>
    call(ask, {
      body: question,
      signal,
      // Fetched when the first answer really comes in pieces: without a model that is never.
      readStream: async (response, renew) =>
        (await import('./read-stream.ts')).readStream(response, onPiece, renew),
    }),
  history: () => call(history),
  clear: () => call(clearHistory),
  giveFeedback: (feedback) => call(giveFeedback, { body: feedback }),
};
