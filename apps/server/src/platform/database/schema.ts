import type { Generated } from 'kysely';
import type {
  AuditEntryTable,
  KnownDeviceTable,
  SecondFactorCodeTable,
  SecondFactorTable,
  TurnstileTable,
} from './admin-tables.ts';
import type {
  ChatKeyTable,
  ChatMessageTable,
  ChatTurnTable,
  FeedbackTable,
  QuestionCountTable,
} from './chat-tables.ts';
import type { ErasureTable } from './erasure-tables.ts';
import type { LibraryTable, MaterialTable } from './learning-tables.ts';
import type { ModeratedColumns } from './moderated-columns.ts';
import type {
  BrakeTable,
  CaseTable,
  DecisionTable,
  HistoryTable,
  ReporterTable,
  ReportTable,
  VisitorPauseTable,
} from './moderation-tables.ts';
import type { SuggestionChangeTable, SuggestionTable, TestimonialTable } from './story-tables.ts';

/** Every table, with the same columns in both databases. Bytes are base64url text, times milliseconds since 1970. */
export interface Schema {
  users: UserTable;
  sessions: SessionTable;
  chat_keys: ChatKeyTable;
  chat_turns: ChatTurnTable;
  chat_messages: ChatMessageTable;
  chat_feedback: FeedbackTable;
  chat_question_counts: QuestionCountTable;
  daily_counts: DailyCountTable;
  daily_keys: DailyKeyTable;
  server_keys: ServerKeyTable;
  request_limits: RequestLimitTable;
  erasures: ErasureTable;
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
  visitor_pauses: VisitorPauseTable;
  moderation_histories: HistoryTable;
  moderation_brake: BrakeTable;
  second_factors: SecondFactorTable;
  second_factor_codes: SecondFactorCodeTable;
  known_devices: KnownDeviceTable;
  turnstiles: TurnstileTable;
  audit_entries: AuditEntryTable;
  learning_materials: MaterialTable;
  learning_library: LibraryTable;
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
  /** 1: may decide on reports. */
  is_moderator: Generated<number>;
  /** 1: the desk asks for a code. */
  second_factor: Generated<number>;
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
  /** 1: a code was given in this session. */
  second_factor: Generated<number>;
  /** When somebody with a place at the desk last proved the password in this session. Of others null. */
  confirmed_at: number | null;
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

/** One row: by what the server's key is known, from which nobody can make the key. */
export interface ServerKeyTable {
  id: number;
  fingerprint: string;
}

export interface RequestLimitTable {
  /** HMAC of what is counted for whom. */
  key: string;
  count: number;
  ends_at: number;
}

export interface PostColumns extends ModeratedColumns {
  /** Only of a post that its author signed with the account's name. */
  user_id: string | null;
  username: string;
  content: string;
  votes: Generated<number>;
  /** HMAC of visitor and question: the same for all that one visitor writes under one question, and nowhere else. */
  author: string;
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
