import type { HistoryMessage, ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Answer } from './api.ts';

/** One message of the conversation; it lives in memory only. */
export interface ChatMessage {
  id: string;
  /** Plain text from the person, Markdown from the assistant. */
  content: string;
  isUser: boolean;
  /** ISO 8601. */
  timestamp: string;
  /** Of an old message only the day is known. */
  dayOnly?: true;
  /** The person's own message did not reach the server. */
  notSent?: boolean;
  /** No answer came at all: it waits here for a network. */
  waits?: true;
  /** A reply that is still being written, or one of those words was the last: its reader stopped it. */
  progress?: 'writing' | 'stopped';
  help?: ShownHelp;
  details?: ReplyDetails;
  /** What the reply knows of who asks. */
  facts?: string[];
  /** For an account whose message could not be saved. */
  notice?: string;
}

/** Help on screen: `text` is empty where the reply above already says it. */
export interface ShownHelp extends Help {
  /** A screen reader has been told once. */
  announced: boolean;
}

export function isUrgent({ kind }: Pick<ReplyDetails, 'kind'>): boolean {
  return kind === 'crisis' || kind === 'emergency';
}

/** The words of an urgent reply in the country that was chosen under it; what stands below them stays, and so does any other reply. */
export function warningElsewhere(
  details: Pick<ReplyDetails, 'kind' | 'below'> | undefined,
  warning: string | undefined,
): string | undefined {
  if (!warning || !details || !isUrgent(details)) return undefined;
  return [warning, details.below].filter(Boolean).join('\n\n');
}

export function replyFrom(answer: Answer, identity: { id: string; timestamp: string }): ChatMessage {
  const { results, saved: _saved, notice, facts, ...details } = answer;
  return {
    ...identity,
    content: results,
    isUser: false,
    details,
    ...(facts && { facts }),
    ...(notice && { notice }),
  };
}

export function messageFromHistory(message: HistoryMessage): ChatMessage {
  const { id, role, content, timestamp, dayOnly, details } = message;
  const isUser = role === 'user';
  return { id, content, isUser, timestamp, ...(dayOnly && { dayOnly }), ...(details && { details }) };
}
