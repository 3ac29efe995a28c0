import { Writable } from 'node:stream';
import type { CountryFacts, Directory } from '@salama/content/directory-types.ts';
import type { Article } from '@salama/content/types.ts';
import { API_BASE } from '@salama/contract/wire.ts';
import type { Moderation } from '@salama/moderation/moderation.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { createPasswordHasher, type PasswordHasher } from '../features/auth/password-hasher.ts';
import type { Model } from '../features/chat/model-gateway.ts';
import type { Assistant } from '../features/chat/types.ts';
import { correctedDirectories, createLinesInForce } from '../features/corrections/lines-in-force.ts';
import { createOwnBackups, type OwnBackups } from '../platform/backup/own-backups.ts';
import { takeBackup } from '../platform/backup/take-backup.ts';
import { readEnvironment } from '../platform/environment.ts';
import { watchKey } from '../platform/key-watch.ts';
import { createLoadWatch, type LoadWatch } from '../platform/load-watch.ts';
import { createLogger } from '../platform/logging.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { systemRandomness } from '../platform/randomness.ts';
import { createReadiness, type Readiness } from '../platform/readiness.ts';
import { loadSecretKey } from '../platform/secret-key.ts';
import { readingsOf } from '../readings.ts';
import { createTestDatabase, type DatabaseKind, type TestDatabase } from './databases.ts';
import { checkDocumented } from './documented-failures.ts';
import { testAssistant } from './test-assistant.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { testModeration } from './test-moderation.ts';

/** The same function of passwords in the least memory, KiB: some hundred runs a file are not about their cost. */
const LIGHT = 8;

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests find out.
  body: any;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  clock: TestClock;
  store: TestDatabase;
  readiness: Readiness;
  backups: OwnBackups;
  load: LoadWatch;
  /** Every line the log has taken. */
  logLines: string[];
  /** Calls an endpoint by its path below /api/v1, or any other path as it is. Refuses undocumented refusals. */
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  environment?: Record<string, string>;
  webRoot?: string;
  /** Bytes that are free on the disk. */
  roomIn?: () => number;
  /** Instead of copying the database. */
  copyInto?: (file: string) => Promise<void>;
  assistant?: Assistant;
  model?: Model;
  hasher?: PasswordHasher;
  moderation?: Moderation;
  directories?: Directory[];
  countries?: CountryFacts[];
  articles?: Article[];
  /** Replaces the fresh database; whoever passes it removes it. */
  store?: TestDatabase;
}

/** The real server on a real database, called without a socket. */
export async function createTestApp(
  kind: DatabaseKind = 'SQLite',
  options: TestAppOptions = {},
): Promise<TestApp> {
  const store = options.store ?? (await createTestDatabase(kind));
  const clock = createTestClock();
  const logLines: string[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk));
      done();
    },
  });
  const environment = readEnvironment({
    ...{ DATA_DIR: store.dataDir, DATABASE_URL: store.url },
    ...options.environment,
  });
  const logger = createLogger(environment.LOG_LEVEL, log);
  const secretKey = loadSecretKey(environment, systemRandomness);
  const readiness = createReadiness({
    ...{ db: store.database.db, clock, dataDir: store.dataDir },
    ...(options.roomIn && { roomIn: options.roomIn }),
  });
  const tools = { environment, clock, randomness: systemRandomness };
  const backups = createOwnBackups({
    ...{ database: store.database, environment, clock, logger },
    copyInto: async (file) => {
      await takeBackup(file, { passphrase: undefined, replace: false, withoutKey: true }, tools);
    },
    ...(options.copyInto && { copyInto: options.copyInto }),
  });
  const linesInForce = createLinesInForce();
  const load = createLoadWatch(logger);
  const keyWatch = await watchKey(store.database.db, secretKey, logger);
  const watched = { readiness, backups, load, keyWatch, clock, database: store.database };
  const metrics = environment.METRICS_TOKEN ? createMetrics(readingsOf(watched)) : undefined;
  const app = buildApp({
    environment,
    logger,
    clock,
    randomness: systemRandomness,
    secretKey,
    keyWatch,
    ...{ readiness, backups, load, metrics },
    database: store.database,
    hasher: options.hasher ?? createPasswordHasher(LIGHT),
    assistant: options.assistant ?? testAssistant,
    model: options.model,
    moderation: options.moderation ?? testModeration,
    directories: correctedDirectories(options.directories ?? [], linesInForce.list),
    countries: options.countries ?? [],
    linesInForce,
    articles: options.articles ?? [],
    webRoot: options.webRoot ?? '/nowhere',
    pagesRoot: options.webRoot ?? '/nowhere',
    version: '0.0.0',
  });
  const close = async () => {
    await app.close();
    if (!options.store) await store.remove();
  };
  const callApp: TestApp['call'] = (method, path, more = {}) => call(app, method, path, more);
  return { app, clock, store, readiness, backups, load, logLines, close, call: callApp };
}

async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, token, headers }: CallOptions,
): Promise<Answer> {
  const url =
    /^\/(?:auth|chat|health|community\/(?:questions|receipts)|learning-materials|directory|testimonials|suggestions|impact|admin)\b/.test(
      path,
    )
      ? API_BASE + path
      : path;
  const request: InjectOptions = {
    method,
    url,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
  };
  if (body !== undefined) {
    request.payload = typeof body === 'string' ? body : JSON.stringify(body);
    request.headers = { 'content-type': 'application/json', ...request.headers };
  }
  const response = await app.inject(request);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const answer = isJson ? response.json() : undefined;
  if (answer?.success === false) await checkDocumented(app, { method, url, code: answer.error });
  return {
    status: response.statusCode,
    body: answer,
    text: response.payload,
    headers: response.headers,
  };
}
