import type { AuditArea } from '@salama/contract/admin/audit.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { AuditEntryTable } from '../database/tables/platform.ts';

export type EntryRow = Selectable<AuditEntryTable>;

export async function insertEntry(db: Db, entry: Insertable<AuditEntryTable>): Promise<void> {
  await db.insertInto('audit_entries').values(entry).execute();
}

/** Newest first. */
export function listEntries(
  db: Db,
  area: AuditArea | undefined,
  page: { limit: number; offset: number },
): Promise<EntryRow[]> {
  let query = db.selectFrom('audit_entries').selectAll();
  if (area) query = query.where('area', '=', area);
  return query.orderBy('seq', 'desc').limit(page.limit).offset(page.offset).execute();
}

/** What one account did, newest first. */
export function listEntriesOf(db: Db, userId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('seq', 'desc')
    .execute();
}

export async function deleteEntries(db: Db, before: { moderation: number; others: number }): Promise<void> {
  await db
    .deleteFrom('audit_entries')
    .where('area', '=', 'moderation')
    .where('at', '<', before.moderation)
    .execute();
  await db.deleteFrom('audit_entries').where('at', '<', before.others).execute();
}
