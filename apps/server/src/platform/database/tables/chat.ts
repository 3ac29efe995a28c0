import type { FeedbackReason } from '@salama/contract/chat/feedback.ts';
import type { ReplyKind } from '@salama/contract/chat/schemas.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Generated } from 'kysely';

export interface ChatTables {
  chat_keys: ChatKeyTable;
  chat_turns: ChatTurnTable;
  chat_messages: ChatMessageTable;
  chat_feedback: FeedbackTable;
  chat_question_counts: QuestionCountTable;
  daily_counts: DailyCountTable;
}

/** The key of one account's conversation, sealed by the account key. Clearing deletes the row, and all its messages. */
export interface ChatKeyTable {
  id: string;
  user_id: string;
  wrapped_key: string;
}

/** A question with its reply. Nothing here tells two turns of a day apart, not even which came first. */
export interface ChatTurnTable {
  id: string;
  key_id: string;
  /** Time, question and reply, sealed by the conversation's key with the id as associated data; all of one length. */
  sealed: string;
  /** The day. */
  created_at: number;
}

/** How versions before record 60 kept a conversation. Nothing is added; sealed as turns when their owner signs in. */
export interface ChatMessageTable {
  seq: Generated<number>;
  id: string;
  key_id: string;
  /** Role, content and details, sealed by the conversation's key with the id as associated data. */
  sealed: string;
  /** The day. */
  created_at: number;
}

/** A thumb under a reply. Leads to nobody; words only where their writer permitted it, emptied after half a year. */
export interface FeedbackTable {
  seq: Generated<number>;
  /** HMAC of visitor and reply: a second word on the same replaces the first. */
  mark: string;
  rating: 'up' | 'down';
  reason: FeedbackReason | null;
  language: Language;
  kind: ReplyKind;
  written_by: 'library' | 'model';
  /** Slug of the article, or empty. */
  topic: string;
  /** `slug#section`, separated by spaces. */
  sections: string;
  /** Without identifiers. */
  question: string | null;
  /** Without identifiers. */
  comment: string | null;
  /** To the hour. */
  created_at: number;
}

/** How often something was asked; no words, no visitor. */
export interface QuestionCountTable {
  day: string;
  language: Language;
  kind: ReplyKind;
  /** Slug of the article that answered or came nearest, or empty. */
  topic: string;
  count: number;
}

export interface DailyCountTable {
  day: string;
  name: string;
  count: number;
}
