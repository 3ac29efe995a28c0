import { limits } from '@salama/contract/limits.ts';
import { searchTextOf } from '../../platform/search-text.ts';
import { readActivity } from './activity.ts';
import { countUsers, listUsers } from './repository.ts';
import { changeModerator, changeRole } from './roles.ts';
import type { Admin, AdminDependencies, Figures, Paged } from './types.ts';

export function createAdmin(dependencies: AdminDependencies): Admin {
  const { db, clock, trail } = dependencies;
  return {
    figures: () => readFigures(dependencies),
    async users(search, page) {
      const wanted = searchTextOf(search);
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
    totalMessages: await counts.messages(),
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
