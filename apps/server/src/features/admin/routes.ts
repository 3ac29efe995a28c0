import {
  changeModerator as changeModeratorEndpoint,
  changeRole as changeRoleEndpoint,
  listAudit,
  listUsers,
  readActivity as readActivityEndpoint,
  readStats,
} from '@salama/contract/admin/endpoints.ts';
import { listWords, readAsked, readUnanswered } from '@salama/contract/admin/quality.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import { readActivity } from './activity.ts';
import { presentEntry, presentListedUser, presentStats } from './present.ts';
import { changeModerator, changeRole } from './roles.ts';
import { findUsers, readFigures, readTrail } from './service.ts';
import { readAskedTopics, readOpenTopics, readWords } from './topics.ts';
import type { AdminDependencies } from './types.ts';

export function bindAdmin(bind: Binder, admin: AdminDependencies): void {
  bind(readStats, async () => ({ data: presentStats(await readFigures(admin)) }));

  bind(listUsers, async ({ query, ...call }) => {
    const { rows, ...more } = await findUsers(query, admin);
    const { id } = requireActor(call);
    return { data: { users: rows.map((row) => presentListedUser(row, id)), page: query.page, ...more } };
  });

  bind(changeRoleEndpoint, async ({ params, body, ...call }) => {
    const actor = requireActor(call);
    const row = await changeRole(params.id, body.role, actor, admin);
    return { data: { user: presentListedUser(row, actor.id) } };
  });

  bind(changeModeratorEndpoint, async ({ params, body, ...call }) => {
    const actor = requireActor(call);
    const row = await changeModerator(params.id, body.isModerator, actor, admin);
    return { data: { user: presentListedUser(row, actor.id) } };
  });

  bind(readActivityEndpoint, async ({ query }) => ({ data: await readActivity(query.days, admin) }));

  bind(listAudit, async ({ query: { area, page } }) => {
    const { rows, hasMore } = await readTrail(area, page, admin);
    return { data: { entries: rows.map(presentEntry), page, hasMore } };
  });

  bindQuality(bind, admin);
}

function bindQuality(bind: Binder, admin: AdminDependencies): void {
  bind(readAsked, async ({ query, language }) => ({
    data: await readAskedTopics(query.days, language, admin),
  }));
  bind(readUnanswered, async ({ query, language }) => {
    return { data: await readOpenTopics(query.days, language, admin) };
  });
  bind(listWords, async ({ query, language }) => ({ data: await readWords(query.page, language, admin) }));
}
