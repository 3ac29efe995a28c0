import {
  changeModerator,
  changeRole,
  listAudit,
  listUsers,
  readActivity,
  readStats,
} from '@salama/contract/admin/endpoints.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import { presentEntry, presentListedUser, presentStats } from './present.ts';
import type { Admin } from './types.ts';

export function bindAdmin(bind: Binder, admin: Admin): void {
  bind(readStats, async () => ({ data: presentStats(await admin.figures()) }));

  bind(listUsers, async ({ query: { search, page }, ...call }) => {
    const { rows, ...more } = await admin.users(search, page);
    const { id } = requireActor(call);
    return { data: { users: rows.map((row) => presentListedUser(row, id)), page, ...more } };
  });

  bind(changeRole, async ({ params, body, ...call }) => {
    const actor = requireActor(call);
    const row = await admin.changeRole(params.id, body.role, actor);
    return { data: { user: presentListedUser(row, actor.id) } };
  });

  bind(changeModerator, async ({ params, body, ...call }) => {
    const actor = requireActor(call);
    const row = await admin.changeModerator(params.id, body.isModerator, actor);
    return { data: { user: presentListedUser(row, actor.id) } };
  });

  bind(readActivity, async ({ query }) => ({ data: await admin.activity(query.days) }));

  bind(listAudit, async ({ query: { area, page } }) => {
    const { rows, hasMore } = await admin.trail(area, page);
    return { data: { entries: rows.map(presentEntry), page, hasMore } };
  });
}
