import type { Db } from './connect.ts';

/** Ids of whatever moderators decided on since then. */
export function itemsDecidedSince(db: Db, time: number) {
  return db.selectFrom('moderation_decisions').select('item_id').where('decided_at', '>=', time);
}
