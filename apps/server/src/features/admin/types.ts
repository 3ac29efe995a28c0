import type { AuditArea } from '@salama/contract/admin/audit.ts';
import type { Activity } from '@salama/contract/admin/schemas.ts';
import type { User } from '@salama/contract/auth/schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import type { EntryRow } from '../../platform/audit/repository.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { ModerationDesk } from '../moderation/types.ts';
import type { UserRow } from './repository.ts';

export interface AdminDependencies {
  db: Db;
  clock: Clock;
  trail: AuditTrail;
  desk: Pick<ModerationDesk, 'waiting' | 'isAway'>;
  /** What other features count. */
  counts: {
    materials(): Promise<number>;
    newSuggestions(): Promise<number>;
    messages(): Promise<number>;
    /** Brings what is still in memory into the daily counts. */
    flush(): Promise<void>;
  };
}

export interface Figures {
  totalUsers: number;
  totalMessages: number;
  totalMaterials: number;
  newSuggestions: number;
  moderatorsAway: boolean;
  waiting: Awaited<ReturnType<ModerationDesk['waiting']>>;
}

export interface Paged<Row> {
  rows: Row[];
  hasMore: boolean;
}

/** The desk of the administrators. Every method throws Refusal with the codes its endpoint documents. */
export interface Admin {
  figures(): Promise<Figures>;
  users(search: string | undefined, page: number): Promise<Paged<UserRow> & { total: number }>;
  changeRole(userId: string, role: User['role'], by: Actor): Promise<UserRow>;
  changeModerator(userId: string, isModerator: boolean, by: Actor): Promise<UserRow>;
  activity(days: number): Promise<Activity>;
  trail(area: AuditArea | undefined, page: number): Promise<Paged<EntryRow>>;
}

export type TitleOf = (topic: string) => { topic: string; title?: string };
