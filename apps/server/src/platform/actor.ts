import type { ROLES } from '@salama/contract/auth/schemas.ts';

/** The account behind a valid token, for the length of one request. */
export interface Actor {
  id: string;
  username: string;
  role: (typeof ROLES)[number];
  isAnonymous: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** When an administrator last proved the password in this session. Of others null. */
  confirmedAt: number | null;
  /** SHA-256 of the token, base64url: names the session without being able to open it. */
  session: string;
  /** 32 bytes that only this token, the password or the recovery code unwraps. Never stored, never logged. */
  accountKey: Buffer;
}

/** Finds the account behind a token; undefined when the token is wrong, stale or revoked. */
export type Authenticate = (token: string) => Promise<Actor | undefined>;
