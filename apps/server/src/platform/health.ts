import type { DataOf } from '@salama/contract/endpoint.ts';
import { health } from '@salama/contract/platform/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { OwnBackups } from './backup/own-backups.ts';
import type { Database } from './database/connect.ts';
import type { Binder } from './endpoint-binding.ts';
import type { KeyWatch } from './key-watch.ts';
import type { Readiness } from './readiness.ts';

interface Watched {
  database: Pick<Database, 'isUp'>;
  keyWatch: Pick<KeyWatch, 'fits'>;
  readiness: Readiness;
  backups: Pick<OwnBackups, 'state'>;
  version: string;
}

/** Answers 200 whatever happens to the database: a supervisor must not restart a server that can still help. */
export function bindHealth(bind: Binder, watched: Watched): void {
  bind(health, async () => ({ data: await readHealth(watched) }));
}

async function readHealth({
  database,
  keyWatch,
  readiness,
  backups,
  version,
}: Watched): Promise<DataOf<typeof health>> {
  const [isUp, writes] = await Promise.all([database.isUp(), readiness.writes()]);
  const fits = keyWatch.fits();
  return {
    status: isUp && writes && fits ? 'ok' : 'degraded',
    database: isUp ? 'up' : 'down',
    writes: writes ? 'taken' : 'refused',
    serverKey: fits ? 'fits' : 'another',
    // Where the database is away nobody knows: another one may have made it.
    backup: await backups.state().then(
      ({ state }) => state,
      () => 'late' as const,
    ),
    // Not the database: while it is away every process of it is, and each still answers the chat.
    ready: fits && !readiness.isEnding(),
    version,
  };
}

/**
 * For machines, one word each. `/livez`: the process answers. `/readyz`: it does all of its work, writing too;
 * `?exclude=database` leaves out what all processes of one database share, for a balancer that would else send nobody
 * anywhere while each of them could still help.
 */
export function bindProbes(
  app: FastifyInstance,
  { keyWatch, readiness }: Pick<Watched, 'keyWatch' | 'readiness'>,
): void {
  app.get('/livez', (_request, reply) => reply.type(PLAIN).header('cache-control', 'no-store').send('ok\n'));
  app.get<{ Querystring: { exclude?: unknown } }>('/readyz', async ({ query }, reply) => {
    const alone = keyWatch.fits() && !readiness.isEnding();
    const isReady = alone && (query.exclude === 'database' || (await readiness.writes()));
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return reply.type(PLAIN).send(isReady ? 'ok\n' : 'not ready\n');
  });
}

const PLAIN = 'text/plain; charset=utf-8';
