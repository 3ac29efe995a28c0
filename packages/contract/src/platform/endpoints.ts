import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const health = defineEndpoint({
  method: 'GET',
  path: '/health',
  tag: 'platform',
  summary: 'Whether the process answers, and whether its database does',
  access: 'public',
  data: v.object({
    status: v.picklist(['ok', 'degraded']),
    database: v.picklist(['up', 'down']),
    version: v.string(),
  }),
});
