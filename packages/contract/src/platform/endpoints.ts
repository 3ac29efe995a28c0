import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const health = defineEndpoint({
  method: 'GET',
  path: '/health',
  tag: 'platform',
  summary: 'Whether the process answers, whether its database does, and whether it is ready',
  access: 'public',
  data: v.object({
    status: v.picklist(['ok', 'degraded']),
    database: v.picklist(['up', 'down']),
    /** `refused`: nothing can be stored, because the database is away or its disk is full; reading and chat go on. */
    writes: v.picklist(['taken', 'refused']),
    /** `another`: the key is not that of the database, so whatever seals or signs answers 503. */
    serverKey: v.picklist(['fits', 'another']),
    /** Of the copies that the server makes by itself; `late`: the newest is older than a day, or the last try failed. */
    backup: v.picklist(['off', 'recent', 'late']),
    /** False while another process would serve people better: send them there. */
    ready: v.boolean(),
    version: v.string(),
  }),
});
