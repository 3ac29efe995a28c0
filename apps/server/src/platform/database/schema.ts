import type { Language } from '@salama/contract/language.ts';
import type { Decision, ItemKind, ItemState, ReportReason } from '@salama/contract/moderation/schemas.ts';
import type { Generated } from 'kysely';
import type { SuggestionChangeTable, SuggestionTable, TestimonialTable } from './story-tables.ts';

/** Every table, with the same columns in both databases. Bytes are base64url text, times milliseconds since 1970. */
export interface Schema {
  users: UserTable;
  sessions: SessionTable;
  chat_keys: ChatKeyTable;
  chat_messages: ChatMessageTable;
  daily_counts: DailyCountTable;
  daily_keys: DailyKeyTable;
  request_limits: RequestLimitTable;
  community_questions: QuestionTable;
  community_answers: AnswerTable;
  community_tags: TagTable;
  community_tag_counts: TagCountTable;
  community_votes: VoteTable;
  community_authors: AuthorTable;
  community_shelf: ShelfTable;
  moderation_cases: CaseTable;
  moderation_reports: ReportTable;
  moderation_decisions: DecisionTable;
  moderation_reporters: ReporterTable;
  paused_visitors: PausedVisitorTable;
  testimonials: TestimonialTable;
  suggestions: SuggestionTable;
  suggestion_changes: SuggestionChangeTable;
}

export interface UserTable {
  seq: Generated<number>;
  id: string;
  username: string;
  /** The form in which usernames are unique. */
  username_key: string;
  role: 'USER' | 'ADMIN';
  is_anonymous: number;
  password_salt: string;
  /** SHA-256 of the half of the hash that only verifies. */
  password_verifier: string;
  /** The account key, sealed by the half that only wraps. */
  password_wrap: string;
  /** SHA-256 of the recovery code. */
  recovery_hash: string;
  recovery_wrap: string;
  created_at: number;
}

export interface SessionTable {
  /** SHA-256 of the token. */
  token_hash: string;
  user_id: string;
  /** The account key, sealed by the token. */
  wrapped_key: string;
  created_at: number;
  /** To the hour. */
  used_at: number;
  /** When an administrator last proved the password in this session, by signing in or again. Of others null. */
  confirmed_at: number | null;
}

/** The key of one account's conversation, sealed by the account key. Clearing deletes the row, and all its messages. */
export interface ChatKeyTable {
  id: string;
  user_id: string;
  wrapped_key: string;
}

export interface ChatMessageTable {
  seq: Generated<number>;
  id: string;
  key_id: string;
  /** Role, content and details, sealed by the conversation's key with the id as associated data. */
  sealed: string;
  created_at: number;
}

export interface DailyCountTable {
  day: string;
  name: string;
  count: number;
}

/** One row: the key that turns network addresses into ids, replaced every day. */
export interface DailyKeyTable {
  id: number;
  day: string;
  key: string;
}

export interface RequestLimitTable {
  /** HMAC of what is counted for whom. */
  key: string;
  count: number;
  ends_at: number;
}

export interface PostColumns {
  seq: Generated<number>;
  id: string;
  /** Only of a post that its author signed with the account's name. */
  user_id: string | null;
  username: string;
  content: string;
  lang: Language;
  votes: Generated<number>;
  state: ItemState;
  /** HMAC of visitor and question: the same for all that one visitor writes under one question, and nowhere else. */
  author: string;
  /** Who wrote it, sealed by the server, so that a moderator can pause an unknown person. Emptied after 30 days. */
  writer: string | null;
  /** SHA-256 of the receipt code. */
  receipt: string | null;
  /** To the hour for anonymous posts. */
  created_at: number;
  /** When a moderator approved it. */
  approved_at: number | null;
}

export interface QuestionTable extends PostColumns {
  title: string;
  /** The content, folded: what searches look at. */
  search_text: string;
  /** Published answers. */
  answer_count: Generated<number>;
}

export interface AnswerTable extends PostColumns {
  question_id: string;
}

export interface TagTable {
  question_seq: number;
  /** Its place among the question's tags. */
  place: number;
  key: string;
  label: string;
  /** 1 while the question is published. */
  visible: number;
}

/** How many published questions carry a tag; a tag that none carries has no row. */
export interface TagCountTable {
  key: string;
  label: string;
  count: number;
}

export interface VoteTable {
  /** HMAC of visitor and item. */
  voter: string;
  /** Question or answer. */
  item_id: string;
}

/** The one generated name of a visitor under one question. */
export interface AuthorTable {
  question_id: string;
  author: string;
  name: string;
}

/** Leads an account, and nobody else, to the questions it took part in. */
export interface ShelfTable {
  /** HMAC by a key that only the account opens, of a number that counts up. */
  mark: string;
  question_id: string;
}

/** One item that waits for a moderator, or did. */
export interface CaseTable {
  seq: Generated<number>;
  id: string;
  kind: ItemKind;
  item_id: string;
  status: 'open' | 'decided';
  severity: 1 | 2;
  /** What moderation saw, separated by spaces. */
  labels: string;
  opened_at: number;
}

export interface ReportTable {
  seq: Generated<number>;
  case_id: string;
  reason: ReportReason;
  /** HMAC of visitor and item: a second report of the same is none. */
  reporter: string;
  /** HMAC of network and item: reporters of one item count once a network. */
  network: string;
  /** 0 for whoever reports without ground: it is kept and hides nothing. */
  weight: 0 | 1;
  /** HMAC of network and day, where a child-safety report hid the item at once. */
  hidden_by: string | null;
  /** Who reported, sealed by the server, so that a verdict reaches the reporter's record. Emptied after 30 days. */
  sealed_reporter: string | null;
  created_at: number;
  /** The decision that settled it. */
  decision_id: string | null;
}

/** The audit trail. Holds no text of anybody's. */
export interface DecisionTable {
  seq: Generated<number>;
  id: string;
  case_id: string;
  kind: ItemKind;
  item_id: string;
  action: Decision;
  /** The administrator. */
  user_id: string;
  username: string;
  decided_at: number;
  state_before: ItemState;
  state_after: ItemState;
  approved_before: number | null;
  undone_at: number | null;
  undone_by: string | null;
}

/** How often a visitor's reports were decided, and found without ground. */
export interface ReporterTable {
  mark: string;
  decided: number;
  rejected: number;
}

export interface PausedVisitorTable {
  mark: string;
  until: number;
}
