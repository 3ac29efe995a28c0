import type { ROLES } from '@salama/contract/auth/schemas.ts';
import { limits } from '@salama/contract/limits.ts';
import { Refusal } from './errors.ts';

/** An account, whoever asks about it. */
export interface Account {
  id: string;
  username: string;
  role: (typeof ROLES)[number];
  isAnonymous: boolean;
  /** May decide on reports, administrator or not. */
  isModerator: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** The account behind a valid token, for the length of one request. */
export interface Actor extends Account {
  /** When somebody with a place at the desk last proved the password in this session. Of others null. */
  confirmedAt: number | null;
  /** SHA-256 of the token, base64url: names the session without being able to open it. */
  session: string;
  /** 32 bytes that only this token, the password or the recovery code unwraps. Never stored, never logged. */
  accountKey: Buffer;
  /** What the account may do on the desk at this moment: look at this, never at the role, to permit something. */
  powers: 'none' | 'moderate' | 'administer';
  /** What keeps it from doing more. */
  awaits: 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_NEEDED' | undefined;
}

/** An account has come, with the key that only she has: what it seals may be brought up to date. Nobody waits. */
export type Welcome = (account: Pick<Actor, 'id' | 'accountKey'>) => void;

/** Finds the account behind a token; undefined when the token is wrong, stale or revoked. */
export type Authenticate = (token: string) => Promise<Actor | undefined>;

/** Whether somebody gave this account powers, also while it awaits a second factor. */
export function hasPlaceAtDesk({ powers, awaits }: Pick<Actor, 'powers' | 'awaits'>): boolean {
  return powers !== 'none' || awaits !== undefined;
}

/**
 * For what a borrowed, open session must not do.
 * @throws Refusal REAUTH_REQUIRED unless the password was given within the last 15 minutes.
 */
export function requireConfirmed({ confirmedAt }: Pick<Actor, 'confirmedAt'>, now: number): void {
  if (confirmedAt === null || now - confirmedAt >= limits.confirmedFor) throw new Refusal('REAUTH_REQUIRED');
}
