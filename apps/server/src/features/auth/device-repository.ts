import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { KnownDeviceTable } from '../../platform/database/tables/auth.ts';

type KnownDevice = Pick<Selectable<KnownDeviceTable>, 'used_at'>;

/** By which name the account of a mark is known; undefined when nobody has it, or it was left unused since `since`. */
export async function findNameOfMark(db: Db, markHash: string, since: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.username_key')
    .where('known_devices.mark_hash', '=', markHash)
    .where('known_devices.used_at', '>', since)
    .executeTakeFirst();
  return row?.username_key;
}

/** False when this account does not know the mark. */
export async function touchDevice(
  db: Db,
  { user_id, mark_hash, used_at }: Insertable<KnownDeviceTable>,
  since: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('known_devices')
    .set({ used_at })
    .where('mark_hash', '=', mark_hash)
    .where('user_id', '=', user_id)
    .where('used_at', '>', since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps the `most` that were used last; of one day, those that came last. */
export async function insertDevice(
  db: Db,
  device: Insertable<KnownDeviceTable>,
  most: number,
): Promise<void> {
  await db.insertInto('known_devices').values(device).execute();
  const ofUser = db.selectFrom('known_devices').where('user_id', '=', device.user_id);
  const kept = ofUser.select('seq').orderBy('used_at', 'desc').orderBy('seq', 'desc').limit(most);
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', device.user_id)
    .where('seq', 'not in', kept)
    .execute();
}

/** Most recently used first. */
export function listDevicesOf(db: Db, userId: string): Promise<KnownDevice[]> {
  return db
    .selectFrom('known_devices')
    .select('used_at')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .execute();
}

export async function deleteDevicesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

export async function deleteDevicesUnusedSince(db: Db, time: number): Promise<void> {
  await db.deleteFrom('known_devices').where('used_at', '<=', time).execute();
}
