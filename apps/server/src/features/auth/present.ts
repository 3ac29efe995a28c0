import type { User } from '@salama/contract/auth/schemas.ts';
import type { Account } from '../../platform/actor.ts';
import { isoTime } from '../../platform/clock.ts';

export function presentUser(user: Account): User {
  return {
    _id: user.id,
    username: user.username,
    role: user.role,
    isAnonymous: user.isAnonymous,
    email: null,
    createdAt: isoTime(user.createdAt),
    ...(user.isModerator && { isModerator: true }),
  };
}
