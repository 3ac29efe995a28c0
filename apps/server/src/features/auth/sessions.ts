import type { Account, Actor, Authenticate, Welcome } from '../../platform/actor.ts';
import { type Clock, DAY, HOUR, hourOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { powersOf } from './powers.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  type NewUser,
  type SessionWithUser,
  touchSession,
  type UserRow,
} from './repository.ts';
import { newToken, places, type Secret, tokenSecret, unwrapKey, wrapKey } from './secrets.ts';

/** How long a session lives after its last use. */
const IDLE = { USER: 14 * DAY, ADMIN: 8 * HOUR } as const;
export const LONGEST_IDLE = IDLE.USER;

interface Tools {
  clock: Clock;
  randomness: Randomness;
}

/** Opens a session that can unwrap the account key. @returns the token, known to nobody else. */
export async function openSession(
  db: Db,
  user: Pick<UserRow, 'id' | 'role'>,
  accountKey: Buffer,
  tools: Tools,
): Promise<string> {
  const token = newToken(tools.randomness);
  await insertSession(db, {
    token_hash: token.digest,
    user_id: user.id,
    wrapped_key: wrapKey(accountKey, token.wrappingKey, places.session(token.digest), tools.randomness),
    created_at: hourOf(tools.clock.now()),
    used_at: hourOf(tools.clock.now()),
    // Of everybody else the minute of signing in is nobody's business.
    confirmed_at: user.role === 'ADMIN' ? tools.clock.now() : null,
  });
  return token.text;
}

/** Reads the account behind a token on every request, so that a revoked or demoted one ends at once. */
export function createAuthenticate(
  db: Db,
  clock: Clock,
  secondFactor: 'optional' | 'required',
  welcome: Welcome,
): Authenticate {
  return async (text) => {
    const token = tokenSecret(text);
    const session = await findSession(db, token.digest);
    if (!session) return undefined;
    const now = clock.now();
    if (now - session.used_at >= idleOf(session)) {
      await deleteSession(db, token.digest);
      return undefined;
    }
    const actor = actorOf(session, token, secondFactor);
    if (hourOf(now) > session.used_at) {
      await touchSession(db, token.digest, hourOf(now));
      // Whoever stays signed in for months never signs in.
      welcome(actor);
    }
    return actor;
  };
}

/** Whoever may decide over others is signed out sooner. */
function idleOf({ role, is_moderator }: SessionWithUser): number {
  return is_moderator === 1 ? IDLE.ADMIN : IDLE[role];
}

function actorOf(session: SessionWithUser, token: Secret, secondFactor: 'optional' | 'required'): Actor {
  return {
    id: session.id,
    username: session.username,
    role: session.role,
    isAnonymous: session.is_anonymous === 1,
    isModerator: session.is_moderator === 1,
    ...powersOf(session, secondFactor),
    createdAt: session.created_at,
    confirmedAt: session.confirmed_at,
    session: session.token_hash,
    accountKey: unwrapKey(session.wrapped_key, token.wrappingKey, places.session(token.digest)),
  };
}

/** The account as its first session sees it, before any request came with the token. */
export function userOf(row: UserRow | NewUser): Account {
  return {
    id: row.id,
    username: row.username,
    role: row.role,
    isAnonymous: row.is_anonymous === 1,
    isModerator: row.is_moderator === 1,
    createdAt: row.created_at,
  };
}
