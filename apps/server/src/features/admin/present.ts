import type { AuditEntry } from '@salama/contract/admin/audit.ts';
import type { listWords } from '@salama/contract/admin/quality.ts';
import type { ListedUser, Stats } from '@salama/contract/admin/schemas.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import type { EntryRow } from '../../platform/audit/repository.ts';
import { hourOf, isoTime } from '../../platform/clock.ts';
import type { FeedbackWords } from '../chat/service.ts';
import type { UserRow } from './repository.ts';
import type { Figures, TitleOf } from './types.ts';

export function presentListedUser(row: UserRow, askingId: string): ListedUser {
  return {
    _id: row.id,
    username: row.username,
    role: row.role,
    isAnonymous: row.is_anonymous === 1,
    email: null,
    createdAt: isoTime(row.created_at),
    isModerator: row.is_moderator === 1,
    isSelf: row.id === askingId,
  };
}

export function presentStats({ waiting, backup, ...figures }: Figures): Stats {
  return {
    ...figures,
    backup: {
      state: backup.state,
      ...(backup.takenAt !== undefined && { takenAt: isoTime(hourOf(backup.takenAt)) }),
      fails: backup.fault !== undefined,
    },
    openReports: waiting.open,
    severeReports: waiting.severe,
    ...(waiting.oldest !== null && { oldestReport: isoTime(hourOf(waiting.oldest)) }),
  };
}

export function presentEntry(row: EntryRow): AuditEntry {
  return {
    _id: row.id,
    at: isoTime(row.at),
    by: row.username,
    area: row.area,
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_id,
      ...(row.subject_name !== null && { name: row.subject_name }),
    },
    ...(row.detail !== null && { detail: row.detail }),
  };
}

/** Words that their writer permitted administrators to read. */
export function presentWords(
  row: FeedbackWords,
  titleOf: TitleOf,
): DataOf<typeof listWords>['words'][number] {
  return {
    ...titleOf(row.topic),
    rating: row.rating,
    ...(row.reason && { reason: row.reason }),
    language: row.language,
    writtenBy: row.written_by,
    ...(row.question !== null && { question: row.question }),
    ...(row.comment !== null && { comment: row.comment }),
    createdAt: isoTime(row.created_at),
  };
}
