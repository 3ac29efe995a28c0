import * as v from 'valibot';
import { ROLES } from '../auth/schemas.ts';
import { defineEndpoint, publicIdSchema } from '../endpoint.ts';
import { pageSchema, searchSchema } from '../listing.ts';
import { AUDIT_AREAS, auditEntrySchema } from './audit.ts';
import { activitySchema, listedUserSchema, statsSchema, userParams } from './schemas.ts';

const tag = 'admin';

export const readStats = defineEndpoint({
  method: 'GET',
  path: '/admin/stats',
  tag,
  summary: 'The figures of the Overview',
  access: 'admin',
  data: statsSchema,
});

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/admin/users',
  tag,
  summary: 'Accounts, newest first, 50 a page; all of them by following `next`',
  access: 'admin',
  query: v.object({
    page: pageSchema,
    /** The `next` of the answer before: those who follow, whoever registers meanwhile. `page` does not count then. */
    after: v.optional(publicIdSchema),
    /** Looked for in usernames, whatever its case and accents. */
    search: searchSchema,
  }),
  data: v.object({
    users: v.array(listedUserSchema),
    page: v.number(),
    hasMore: v.boolean(),
    /** How many there are of those asked for. */
    total: v.number(),
    /** Where to go on; absent at the end. */
    next: v.optional(v.string()),
  }),
});

export const changeRole = defineEndpoint({
  method: 'PATCH',
  path: '/admin/users/{id}/role',
  tag,
  summary: 'Make somebody an administrator or not, from their next request on; audited',
  access: 'admin',
  params: userParams,
  body: v.object({ role: v.picklist(ROLES) }),
  data: v.object({ user: listedUserSchema }),
  failures: ['REAUTH_REQUIRED', 'LAST_ADMIN'],
});

export const changeModerator = defineEndpoint({
  method: 'PATCH',
  path: '/admin/users/{id}/moderator',
  tag,
  summary: 'Let somebody decide on reports, or not, from their next request on; audited',
  access: 'admin',
  params: userParams,
  body: v.object({ isModerator: v.boolean() }),
  data: v.object({ user: listedUserSchema }),
  failures: ['REAUTH_REQUIRED'],
});

export const readActivity = defineEndpoint({
  method: 'GET',
  path: '/admin/activity',
  tag,
  summary: 'What the charts show: board and queue, day by day',
  access: 'admin',
  query: v.object({
    days: v.optional(v.pipe(v.picklist(['7', '30', '90']), v.transform(Number)), '30'),
  }),
  data: activitySchema,
});

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/admin/audit',
  tag,
  summary: 'Who did what on the desk, newest first, 50 a page',
  access: 'admin',
  query: v.object({ page: pageSchema, area: v.optional(v.picklist(AUDIT_AREAS)) }),
  data: v.object({ entries: v.array(auditEntrySchema), page: v.number(), hasMore: v.boolean() }),
});
