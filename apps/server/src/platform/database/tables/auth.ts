import type { Generated } from 'kysely';

/** Accounts, their sessions, and what guards the desk. */
export interface AuthTables {
  users: UserTable;
  sessions: SessionTable;
  second_factors: SecondFactorTable;
  second_factor_codes: SecondFactorCodeTable;
  known_devices: KnownDeviceTable;
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
