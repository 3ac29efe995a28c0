import { ask, clearHistory, giveFeedback, history } from '@salama/contract/chat/endpoints.ts';
import type { BodyInputOf, DataOf } from '@salama/contract/endpoint.ts';
import { fetched } from '../../lib/fetched.ts';
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

/** Needed when the first answer really comes in pieces: without a model that is never. */
const stream = fetched(() => import('./read-stream.ts'));

export const askChat = (question: Question, { onPiece, signal }: Following): Promise<Outcome<Answer>> =>
  call(ask, {
    body: question,
    signal,
    readStream: async (response, renew) => (await stream.fetch()).readStream(response, onPiece, renew),
  });

export const readHistory = () => call(history);

export const clear = () => call(clearHistory);

export const sendFeedback = (feedback: FeedbackBody) => call(giveFeedback, { body: feedback });
