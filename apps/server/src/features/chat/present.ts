import type { history } from '@salama/contract/chat/endpoints.ts';
import type { HistoryMessage } from '@salama/contract/chat/schemas.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';

/** The conversation in the shape the specification names: one conversation in a list of one. */
export function presentHistory(messages: HistoryMessage[]): DataOf<typeof history> {
  return { messages: [{ messages }] };
}
