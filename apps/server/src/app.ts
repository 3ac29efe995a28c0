import type { Directory } from '@salama/content/types.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { bindDirectory } from './features/directory/routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/connect.ts';
import { createBinder } from './platform/endpoint-binding.ts';
import type { Environment } from './platform/environment.ts';
import { bindHealth } from './platform/health.ts';
import { createMemoryStore } from './platform/limits/limit-store.ts';
import { createRequestLimits } from './platform/limits/request-limits.ts';
import type { Randomness } from './platform/randomness.ts';
import type { SecretKey } from './platform/secret-key.ts';
import { createStaticPages } from './platform/static/static-pages.ts';
import { createVisitors } from './platform/visitor/visitor.ts';
import { createWebServer } from './platform/web-server.ts';

export interface Dependencies {
  environment: Environment;
  logger: FastifyBaseLogger;
  clock: Clock;
  randomness: Randomness;
  secretKey: SecretKey;
  database: Database;
  directories: readonly Directory[];
  /** Folder of the built site. */
  webRoot: string;
  version: string;
}

/** The whole server, ready to listen or to be called in a test. */
export function buildApp(dependencies: Dependencies): FastifyInstance {
  const { environment, clock, randomness, secretKey, database, directories, webRoot, version } = dependencies;
  const app = createWebServer({ ...dependencies, servePage: createStaticPages(webRoot) });
  const visitors = createVisitors({
    sessionKey: secretKey.derive('anonymous session'),
    dailyKey: async () => secretKey.derive('x'),
    randomness,
  });
  const limits = createRequestLimits({
    store: createMemoryStore(clock),
    key: secretKey.derive('request limits'),
    enabled: environment.RATE_LIMITS === 'on',
  });
  const bind = createBinder(app, { authenticate: async () => undefined, visitors, limits });
  bindHealth(bind, database, version);
  bindDirectory(bind, directories);
  return app;
}
