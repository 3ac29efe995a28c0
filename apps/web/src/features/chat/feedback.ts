import type { FeedbackReason } from '@salama/contract/chat/feedback.ts';
import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import { create } from 'zustand';
import { onFarewell } from '../../lib/farewell.ts';
import type { Outcome } from '../../lib/http.ts';
import type { Author } from '../writing/author.ts';
import type { FeedbackBody } from './api.ts';
import type { ChatMessage } from './message.ts';
import { ensureSessionId } from './session-id.ts';
import { callChat } from './state.ts';

export type Rating = FeedbackBody['rating'];

/** What this page load knows of thumbs: the rating of each reply, by its id. Nothing is stored. */
export const useRatings = create<Record<string, Rating>>(() => ({}));
onFarewell(() => useRatings.setState({}, true));

/** A reply with what a thumb needs to know of it. */
export interface RatedReply {
  id: string;
  details: ReplyDetails;
  /** What was asked; undefined when that is no longer known. */
  question: ChatMessage | undefined;
}

export interface FeedbackWords {
  reason?: FeedbackReason | undefined;
  comment?: string | undefined;
  /** Only when the person ticked the box. */
  question?: string | undefined;
}

/** Tells the server. A thumb counts at once; what is said about it later replaces it. */
export async function giveFeedback(
  id: string,
  rating: Rating,
  details: ReplyDetails,
  { country }: Author,
  { reason, comment, question }: FeedbackWords = {},
): Promise<Outcome<object>> {
  useRatings.setState({ [id]: rating });
  const { language, kind, writtenBy, article, passages, mark } = details;
  const topic = article?.slug ?? passages?.[0]?.slug;
  const feedback: FeedbackBody = {
    sessionId: ensureSessionId(),
    ...{ rating, language, kind, replyMark: mark ?? '' },
    ...(writtenBy && { writtenBy }),
    ...(topic && { topic }),
    ...(passages && { sections: passages.map(({ slug, section }) => `${slug}#${section}`) }),
    ...(reason && { reason }),
    ...(comment?.trim() && { comment: comment.trim() }),
    ...(question && { question }),
    ...(country && { country }),
  };
  return callChat((api) => api.sendFeedback(feedback));
}
