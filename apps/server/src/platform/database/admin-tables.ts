import type { AuditAction, AuditArea, AuditSubject } from '@salama/contract/admin/audit.ts';
import type { Generated } from 'kysely';

/** An administrator's authenticator. */
export interface SecondFactorTable {
  user_id: string;
  /** Sealed by the server; null until a first code was given. */
  secret: string | null;
  /** Set up and not yet in use. */
  next_secret: string | null;
  /** The last half-minute whose code was used: none counts twice. */
  last_step: number;
  /** When the secret was taken into use; null where nobody knows any more. */
  since: number | null;
}

/** HMAC of a spare code; used ones are deleted. */
export interface SecondFactorCodeTable {
  code: string;
  user_id: string;
}

/** A browser on which somebody with a place at the desk has signed in. */
export interface KnownDeviceTable {
  seq: Generated<number>;
  /** SHA-256 of the mark that the browser keeps. */
  mark_hash: string;
  user_id: string;
  /** To the day. */
  used_at: number;
}

/** Changing a row lets one transaction through at a time, on both databases. */
export interface TurnstileTable {
  name: 'roles';
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
