import type { Directory } from '@salama/content/directory-types.ts';
import type { Article } from '@salama/content/types.ts';
import type { Stats } from '@salama/contract/admin/schemas.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import type { BackupState, OwnBackups } from '../../platform/backup/own-backups.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { MessageCounter } from '../chat/service.ts';
import type { Learning } from '../learning/types.ts';
import type { countOpen } from '../moderation/service.ts';
import type { ModerationDesk } from '../moderation/types.ts';

export interface AdminDependencies {
  db: Db;
  clock: Clock;
  trail: AuditTrail;
  desk: Pick<ModerationDesk, 'isAway'>;
  articles: readonly Article[];
  directories: readonly Directory[];
  learning: Pick<Learning, 'db' | 'library'>;
  /** What it still holds in memory is brought into the daily counts before they are read. */
  counter: Pick<MessageCounter, 'flush'>;
  backups: Pick<OwnBackups, 'state'>;
}

export interface Figures {
  totalUsers: number;
  totalMessages: number;
  totalMaterials: number;
  newSuggestions: number;
  unconfirmedLines: Stats['unconfirmedLines'];
  moderatorsAway: boolean;
  backup: BackupState;
  waiting: Awaited<ReturnType<typeof countOpen>>;
}

export interface Paged<Row> {
  rows: Row[];
  hasMore: boolean;
}

export type TitleOf = (topic: string) => { topic: string; title?: string };
