import type { AuditAction, AuditArea, AuditSubject } from '@salama/contract/admin/audit.ts';
import type { Actor } from '../actor.ts';
import { type Clock, DAY } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import type { Randomness } from '../randomness.ts';
import { deleteEntries, type EntryRow, insertEntry, listEntries, listEntriesOf } from './repository.ts';

export interface NewEntry {
  /** Undefined for a command on the machine itself. */
  by: Pick<Actor, 'id' | 'username'> | undefined;
  area: AuditArea;
  action: AuditAction;
  subject: { kind: AuditSubject; id: string; name?: string };
  detail?: string;
}

/** What administrators and moderators did, for those who answer for them. */
export interface AuditTrail {
  /** In the transaction that does it, so that nothing is done unseen and nothing is told that was not done. */
  write(db: Db, entry: NewEntry): Promise<void>;
  /** Newest first. */
  list(area: AuditArea | undefined, page: { limit: number; offset: number }): Promise<EntryRow[]>;
  /** All that one account did, newest first. */
  listOf(userId: string): Promise<EntryRow[]>;
  /** Forgets decisions on posts after 180 days, the rest after two years. */
  tidy(): Promise<void>;
}

const OPERATOR = 'operator';
const KEEP_MODERATION = 180 * DAY;
const KEEP = 730 * DAY;

export function createAuditTrail(db: Db, clock: Clock, randomness: Randomness): AuditTrail {
  return {
    write: (transaction, { by, area, action, subject, detail }) =>
      insertEntry(transaction, {
        id: randomness.uuid(),
        at: clock.now(),
        user_id: by?.id ?? null,
        username: by?.username ?? OPERATOR,
        area,
        action,
        subject_kind: subject.kind,
        subject_id: subject.id,
        subject_name: subject.name ?? null,
        detail: detail ?? null,
      }),
    list: (area, page) => listEntries(db, area, page),
    listOf: (userId) => listEntriesOf(db, userId),
    tidy: () => deleteEntries(db, { moderation: clock.now() - KEEP_MODERATION, others: clock.now() - KEEP }),
  };
}
