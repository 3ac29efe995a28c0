import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE } from './clock.ts';

/** So many answers to one kind of request within a minute. */
interface Told {
  method: string;
  /** The template, no address. */
  route: string;
  status: number;
  count: number;
  /** Milliseconds that the slowest took. */
  slowest: number;
}

/**
 * Says what was answered: route, status, time; nothing about who, and no address with its query. What reads has a line
 * of its own. What may write is told once a minute, by count: rows stand in the order in which they came, and beside a
 * line for each, the order would give the second of every anonymous post. Our own faults are told at once.
 */
export function logAnswers(app: FastifyInstance): void {
  const told = new Map<string, Told>();
  const tell = () => {
    for (const one of told.values()) app.log.info(one);
    told.clear();
  };
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const answer = { method: request.method, route, status: reply.statusCode };
    const ms = Math.round(reply.elapsedTime);
    if (isReading(request) || reply.statusCode >= 500) request.log.info({ ...answer, ms });
    else {
      const key = `${answer.method} ${route} ${answer.status}`;
      const known = told.get(key);
      const slowest = Math.max(known?.slowest ?? 0, ms);
      told.set(key, { ...answer, count: (known?.count ?? 0) + 1, slowest });
    }
    done();
  });
  const timer = setInterval(tell, MINUTE).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    tell();
    done();
  });
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
