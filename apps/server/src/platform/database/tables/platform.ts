import type { AuditAction, AuditArea, AuditSubject } from '@salama/contract/admin/audit.ts';
import type { ItemState } from '@salama/contract/moderation/schemas.ts';
import type { Generated } from 'kysely';

/** What no feature owns. */
export interface PlatformTables {
  daily_keys: DailyKeyTable;
  server_keys: ServerKeyTable;
  request_limits: RequestLimitTable;
  turnstiles: TurnstileTable;
  audit_entries: AuditEntryTable;
  erasures: ErasureTable;
  duties: DutyTable;
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

/** Changing a row lets one transaction through at a time, on both databases. */
export interface TurnstileTable {
  name: 'roles' | 'corrections';
  passed: number;
}

/** Who did what on the desk. Holds no text of a visitor. */
export interface AuditEntryTable {
  seq: Generated<number>;
  id: string;
  at: number;
  user_id: string | null;
  username: string;
  area: AuditArea;
  action: AuditAction;
  subject_kind: AuditSubject;
  subject_id: string;
  subject_name: string | null;
  detail: string | null;
}

/**
 * What was erased, so that a backup that is put back loses it again. The database writes it by itself, in the
 * transaction that erases. Without an order: who reads it cannot tell what went together on one day.
 */
export interface ErasureTable {
  /** SHA-256 of the row's random id. */
  digest: string;
  /**
   * `delete`: the row is gone. `unname`: nobody reads in it any more who wrote it. `state`: moderators or reports took
   * it out of sight, or brought it back. `copy`: a backup began; the digest is random.
   */
  deed: 'delete' | 'unname' | 'state' | 'copy';
  /** The table; of a copy `backup`. */
  area: string;
  /** Of the deed `state`, the last one. */
  state: ItemState | null;
  /** UTC, `2026-11-20`. */
  day: string;
}

/** What one process minds for all that share the database. */
export interface DutyTable {
  /** `probe`: shows that the database takes a write. */
  name: 'backup' | 'probe';
  done_at: number | null;
  /** When it last went wrong, unless it went well since. */
  failed_at: number | null;
  fault: string | null;
  /** Until then some process is at it. */
  held_until: number;
}
