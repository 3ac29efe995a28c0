import type { listWords } from '@salama/contract/admin/quality.ts';
import type { history } from '@salama/contract/chat/endpoints.ts';
import type { HistoryMessage } from '@salama/contract/chat/schemas.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import { isoTime } from '../../platform/clock.ts';
import type { FeedbackWords } from './feedback-repository.ts';
import type { TitleOf } from './quality.ts';

/** The conversation in the shape the specification names: one conversation in a list of one. */
export function presentHistory(messages: HistoryMessage[]): DataOf<typeof history> {
  return { messages: [{ messages }] };
}

/** Words that their writer permitted administrators to read. */
export function presentWords(
  row: FeedbackWords,
  titleOf: TitleOf,
): DataOf<typeof listWords>['words'][number] {
  return {
    ...titleOf(row.topic),
    rating: row.rating,
    ...(row.reason && { reason: row.reason }),
    language: row.language,
    writtenBy: row.written_by,
    ...(row.question !== null && { question: row.question }),
    ...(row.comment !== null && { comment: row.comment }),
    createdAt: isoTime(row.created_at),
  };
}
