import type { Language } from '@salama/contract/language.ts';
import type {
  AuthorMessage,
  Decision,
  ItemKind,
  ItemState,
  ReportReason,
} from '@salama/contract/moderation/schemas.ts';
import type { Generated } from 'kysely';

export interface ModerationTables {
  moderation_cases: CaseTable;
  moderation_reports: ReportTable;
  moderation_decisions: DecisionTable;
  moderation_reporters: ReporterTable;
  visitor_pauses: VisitorPauseTable;
  moderation_histories: HistoryTable;
  moderation_brake: BrakeTable;
}

/** What every text has that a visitor wrote and moderators may hide. */
export interface ModeratedColumns {
  seq: Generated<number>;
  id: string;
  lang: Language;
  state: ItemState;
  /** Who wrote it, sealed by the server, so that a moderator can pause an unknown person. Emptied after 30 days. */
  writer: string | null;
  /** SHA-256 of the receipt code. */
  receipt: string | null;
  /** To the hour, unless its author signed it with the account's name. */
  created_at: number;
  /** When a moderator approved it. */
  approved_at: number | null;
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
  /** Said to the author with the last decision. */
  message: Generated<AuthorMessage | null>;
  /** 1: everybody sees its item behind one tap, while it is open. */
  covered: Generated<0 | 1>;
}

export interface ReportTable {
  seq: Generated<number>;
  case_id: string;
  reason: ReportReason;
  /** HMAC of visitor and item: a second report of the same is none. */
  reporter: string;
  /** HMAC of network and item: reporters of one item count once a network. */
  network: string;
  /** 0 for whoever reports without ground: it is kept and hides nothing. 2 for whoever was right before. */
  weight: 0 | 1 | 2;
  /** HMAC of network and day, where a child-safety report hid the item at once. */
  hidden_by: string | null;
  /** Who reported, sealed by the server, so that a verdict reaches the reporter's record. Emptied after 30 days. */
  sealed_reporter: string | null;
  created_at: number;
  /** The decision that settled it. */
  decision_id: string | null;
  /** When it hid the item, where nothing was known of its reporter. */
  hid_at: Generated<number | null>;
}

/** A row, 1, once the brake on hiding was on; 2, once newcomers' posts had to wait. */
export interface BrakeTable {
  id: number;
  on_until: number;
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
  message_before: AuthorMessage | null;
  undone_at: number | null;
  undone_by: string | null;
}

/** How often a visitor's reports were decided, and found without ground. */
export interface ReporterTable {
  mark: string;
  decided: number;
  rejected: number;
  /** It goes 30 days later. */
  changed_at: number;
}

/** A visitor has one for each decision that paused her, and those that moderation made by itself. */
export interface VisitorPauseTable {
  /** HMAC of the decision, so that posts of one visitor are not joined by it; else random. */
  pause: string;
  mark: string;
  until: number;
}

/** What became of one visitor's posts on one day, by a mark that leads to no post. Goes after 30 days. */
export interface HistoryTable {
  mark: string;
  /** Days since 1970. */
  day: number;
  held: number;
  reported: number;
  removed: number;
  paused: number;
}
