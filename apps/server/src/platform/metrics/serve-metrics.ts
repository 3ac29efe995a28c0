import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { digest } from '../encryption.ts';
import type { Environment } from '../environment.ts';
import { Refusal } from '../errors.ts';
import type { Metrics } from './metrics.ts';

type Settings = Pick<Environment, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>;

/** Beside everything else, for whoever knows the token. Without a token there is no such address. */
export function bindMetrics(app: FastifyInstance, metrics: Metrics, { METRICS_TOKEN }: Settings): void {
  if (!METRICS_TOKEN) return;
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization, METRICS_TOKEN)) throw new Refusal('NOT_FOUND');
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    return metrics.render();
  });
}

/** On a port of its own, by default for this machine alone. @returns undefined where no port is set. */
export async function listenForMetrics(metrics: Metrics, settings: Settings): Promise<Server | undefined> {
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = settings;
  if (METRICS_PORT === undefined) return undefined;
  const server = createServer(async (request, response) => {
    const mine = request.method === 'GET' && request.url === '/metrics';
    if (!mine || (METRICS_TOKEN && !mayRead(request.headers.authorization, METRICS_TOKEN))) {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.render().catch(() => undefined);
    response.writeHead(text === undefined ? 500 : 200, { 'content-type': metrics.contentType }).end(text);
  });
  server.listen(METRICS_PORT, METRICS_HOST);
  await once(server, 'listening');
  server.unref();
  return server;
}

function mayRead(header: string | undefined, token: string): boolean {
  const [given, wanted] = [digest(header ?? ''), digest(`Bearer ${token}`)];
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
