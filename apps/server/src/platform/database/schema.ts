import type { Generated } from 'kysely';

/** Every table, with the same columns in both databases. Bytes are base64url text, times milliseconds since 1970. */
export interface Schema {
  users: UserTable;
  sessions: SessionTable;
  chat_keys: ChatKeyTable;
  chat_messages: ChatMessageTable;
  daily_counts: DailyCountTable;
  daily_keys: DailyKeyTable;
  request_limits: RequestLimitTable;
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
