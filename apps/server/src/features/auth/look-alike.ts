import { skeletonOf } from '@salama/moderation/skeleton.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import { deskNames } from './account-repository.ts';

/**
 * Nobody speaks as somebody of the desk: a name that looks like theirs counts as taken. `own` is the account that
 * wants it, which may vary its own. @throws Refusal USERNAME_TAKEN
 */
export async function refuseLookAlike(db: Db, username: string, own?: string): Promise<void> {
  const skeleton = skeletonOf(username);
  const names = await deskNames(db);
  if (names.some((one) => one.id !== own && skeletonOf(one.username) === skeleton))
    throw new Refusal('USERNAME_TAKEN');
}
