import type { AuditArea } from '@salama/contract/admin/audit.ts';
import { limits } from '@salama/contract/limits.ts';
import type { EntryRow } from '../../platform/audit/repository.ts';
import { dayOf } from '../../platform/clock.ts';
import { searchTextOf } from '../../platform/search-text.ts';
import { countAnswered } from '../chat/service.ts';
import { unconfirmedLines } from '../directory/service.ts';
import { countMaterials } from '../learning/service.ts';
import { countOpen } from '../moderation/service.ts';
import { countNewSuggestions } from '../suggestions/service.ts';
import { countUsers, listUsers, type UserRow } from './repository.ts';
import type { AdminDependencies, Figures, Paged } from './types.ts';

export { countAdmins } from './repository.ts';

export async function readFigures(admin: AdminDependencies): Promise<Figures> {
  const { db, desk, learning, counter, backups } = admin;
  await counter.flush();
  return {
    totalUsers: await countUsers(db),
    totalMessages: await countAnswered(db),
    totalMaterials: await countMaterials(learning),
    newSuggestions: await countNewSuggestions(db),
    unconfirmedLines: unconfirmedLines(admin.directories, dayOf(admin.clock.now())),
    moderatorsAway: await desk.isAway(),
    backup: await backups.state(),
    waiting: await countOpen(db),
  };
}

export async function findUsers(
  { search, page, after }: { search?: string | undefined; page: number; after?: string | undefined },
  { db }: AdminDependencies,
): Promise<Paged<UserRow> & { total: number; next?: string }> {
  const wanted = searchTextOf(search);
  const found = paged(await listUsers(db, { search: wanted, after }, cutOf(after ? 1 : page)));
  const next = found.hasMore ? found.rows.at(-1)?.id : undefined;
  return { ...found, total: await countUsers(db, wanted), ...(next && { next }) };
}

export async function readTrail(
  area: AuditArea | undefined,
  page: number,
  { trail }: AdminDependencies,
): Promise<Paged<EntryRow>> {
  return paged(await trail.list(area, cutOf(page)));
}

/** One row more than a page holds tells whether there is another page. */
function cutOf(page: number): { limit: number; offset: number } {
  return { limit: limits.admin.pageSize + 1, offset: (page - 1) * limits.admin.pageSize };
}

function paged<Row>(rows: Row[]): Paged<Row> {
  const { pageSize } = limits.admin;
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}
