import type { AuditArea } from '@salama/contract/admin/audit.ts';
import type { Activity } from '@salama/contract/admin/schemas.ts';
import type { User } from '@salama/contract/auth/schemas.ts';
import { fold } from '@salama/contract/characters.ts';
import { limits } from '@salama/contract/limits.ts';
import type { Actor } from '../../platform/actor.ts';
import type { EntryRow } from '../../platform/audit/repository.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { ModerationDesk } from '../moderation/service.ts';
import { readActivity } from './activity.ts';
import { countUsers, listUsers, sumDailyCount, type UserRow } from './repository.ts';
import { changeModerator, changeRole } from './roles.ts';

export interface AdminDependencies {
  db: Db;
  clock: Clock;
  trail: AuditTrail;
  desk: Pick<ModerationDesk, 'waiting' | 'isAway'>;
  /** What other features count. */
  counts: {
    materials(): Promise<number>;
    newSuggestions(): Promise<number>;
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

export function createAdmin(dependencies: AdminDependencies): Admin {
  const { db, clock, trail } = dependencies;
  return {
    figures: () => readFigures(dependencies),
    async users(search, page) {
      const wanted = search && fold(search.trim());
      const rows = await listUsers(db, wanted, cutOf(page));
      return { ...paged(rows), total: await countUsers(db, wanted) };
    },
    changeRole: (userId, role, by) => changeRole(userId, role, by, dependencies),
    changeModerator: (userId, isModerator, by) => changeModerator(userId, isModerator, by, dependencies),
    activity: (days) => readActivity(db, clock.now(), days),
    trail: async (area, page) => paged(await trail.list(area, cutOf(page))),
  };
}

async function readFigures({ db, desk, counts }: AdminDependencies): Promise<Figures> {
  await counts.flush();
  return {
    totalUsers: await countUsers(db),
    totalMessages: await sumDailyCount(db, 'chat messages'),
    totalMaterials: await counts.materials(),
    newSuggestions: await counts.newSuggestions(),
    moderatorsAway: await desk.isAway(),
    waiting: await desk.waiting(),
  };
}

/** One row more than a page holds tells whether there is another page. */
function cutOf(page: number): { limit: number; offset: number } {
  return { limit: limits.admin.pageSize + 1, offset: (page - 1) * limits.admin.pageSize };
}

function paged<Row>(rows: Row[]): Paged<Row> {
  const { pageSize } = limits.admin;
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}
