import { usernameKey } from '@salama/contract/auth/rules.ts';
import { type Clock, DAY, startOfDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { digest } from '../../platform/encryption.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { deleteDevicesUnusedSince, findNameOfMark, insertDevice, touchDevice } from './device-repository.ts';
import type { UserRow } from './repository.ts';

const MARK_BYTES = 32;
const MARK = /^[\w-]{43}$/;
const MOST_DEVICES = 10;
const UNUSED = 180 * DAY;

/**
 * On what wrong passwords for a name are counted: on a counter of the browser's own where that name's account knows
 * it, else on the one that all strangers share. One look, whatever the name is.
 */
export async function counterFor(
  username: string,
  mark: string | undefined,
  { db, clock }: { db: Db; clock: Clock },
): Promise<string> {
  const name = usernameKey(username);
  const known = mark && MARK.test(mark) ? digest(mark) : undefined;
  const isKnown = known && (await findNameOfMark(db, known, clock.now() - UNUSED)) === name;
  return isKnown ? `device ${known}` : `name ${name}`;
}

/**
 * After a right password: remembers the browser of somebody with a place at the desk, whom strangers would like to
 * keep out. @returns a new mark for one that was not known; undefined for all others.
 */
export async function rememberDevice(
  db: Db,
  user: Pick<UserRow, 'id' | 'role' | 'is_moderator'>,
  mark: string | undefined,
  { clock, randomness }: { clock: Clock; randomness: Randomness },
): Promise<string | undefined> {
  if (user.role !== 'ADMIN' && user.is_moderator !== 1) return undefined;
  const deviceOf = (text: string) => ({
    mark_hash: digest(text),
    user_id: user.id,
    used_at: startOfDay(clock.now()),
  });
  if (mark && (await touchDevice(db, deviceOf(mark), clock.now() - UNUSED))) return undefined;
  const fresh = randomness.bytes(MARK_BYTES).toString('base64url');
  await insertDevice(db, deviceOf(fresh), MOST_DEVICES);
  return fresh;
}

/** Devices on which nobody has signed in for 180 days are strangers again. */
export async function forgetDevices(db: Db, clock: Clock): Promise<void> {
  await deleteDevicesUnusedSince(db, clock.now() - UNUSED);
}
