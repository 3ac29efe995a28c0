import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Assistant } from '@salama/assistant/assistant.ts';
import { modelUse } from '@salama/contract/platform/near-host.ts';
import { speakAs } from '@salama/contract/texts/texts.ts';
import { createModeration } from '@salama/moderation/moderation.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { createPasswordHasher } from './features/auth/password-hasher.ts';
import { createModelGateway, type Model } from './features/chat/model-gateway.ts';
import { createCorrectedPages } from './features/corrections/corrected-pages.ts';
import { createLinesInForce } from './features/corrections/lines-in-force.ts';
import { backUpBeforeUpdate } from './platform/backup/before-update.ts';
import { createCopyBeside } from './platform/backup/copy-beside.ts';
import { createOwnBackups } from './platform/backup/own-backups.ts';
import { readBrand } from './platform/brand/read-brand.ts';
import { dayOf, systemClock } from './platform/clock.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { lockDataDir } from './platform/database/data-dir-lock.ts';
import { type Environment, readEnvironment } from './platform/environment.ts';
import { describeFailure } from './platform/errors.ts';
import { requireHost } from './platform/host.ts';
import { ANOTHER_KEY, watchKey } from './platform/key-watch.ts';
import { stopInOrder } from './platform/lifecycle.ts';
import { createLoadWatch, watchEventLoop } from './platform/load-watch.ts';
import { createLogger } from './platform/logging.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { listenForMetrics } from './platform/metrics/serve-metrics.ts';
import { refuseMoved } from './platform/move/moved-mark.ts';
import { systemRandomness } from './platform/randomness.ts';
import { createReadiness } from './platform/readiness.ts';
import { loadSecretKey } from './platform/secret-key.ts';
import { settleMemory } from './platform/settle-memory.ts';
import { endStart } from './platform/start-failure.ts';
import { keepAssets } from './platform/static/kept-assets.ts';
import { openOperatorPages, readPlan } from './platform/static/operator-pages.ts';
import { openContent } from './prepared-content.ts';
import { readingsOf } from './readings.ts';

const root = join(import.meta.dirname, '../../..');
/** The build of now: another one that takes its place is for the next process. */
const webRoot = realPath(join(root, 'build/web'));

start().catch(endStart);

async function start(): Promise<void> {
  // Whatever is written belongs to this user alone.
  process.umask(0o077);
  const environment = readEnvironment(process.env);
  await requireHost(environment);
  refuseMoved(environment);
  const brand = readBrand(environment, readPlan(webRoot)?.colours);
  if (brand?.name) speakAs(brand.name);
  const logger = createLogger(environment.LOG_LEVEL);
  warnOperator(environment, logger);
  const unlock = environment.DATABASE_URL ? () => {} : lockDataDir(environment.DATA_DIR);
  const linesInForce = createLinesInForce();
  const today = () => dayOf(systemClock.now());
  const { knowledge, assistant, moderation } = openContent(root, today, linesInForce.list, brand?.name);
  await backUpBeforeUpdate({
    ...{ environment, clock: systemClock, randomness: systemRandomness, logger },
    passphrase: process.env['BACKUP_PASSPHRASE'],
  });
  const database = await connectDatabase(environment, systemClock);
  const secretKey = loadSecretKey(environment, systemRandomness);
  const keyWatch = await watchKey(database.db, secretKey, logger);
  // Who needs help now needs no mark of who wrote what: the server starts, and says so on the screen as well.
  if (!keyWatch.fits()) console.error(`Salama: ${ANOTHER_KEY}`);
  const { DATA_DIR: dataDir } = environment;
  const readiness = createReadiness({ db: database.db, clock: systemClock, dataDir });
  const copies = createCopyBeside(process.env);
  const { copyInto } = copies;
  const backups = createOwnBackups({ database, environment, clock: systemClock, logger, copyInto });
  const load = createLoadWatch(logger);
  const watched = { readiness, backups, load, keyWatch, database, clock: systemClock };
  const metrics = await openMetrics(environment, watched);
  await keepAssets(webRoot, environment).catch((error: unknown) =>
    logger.warn({ failure: describeFailure(error) }, 'the assets of this build are not kept for the next'),
  );
  const app = buildApp({
    ...{ ...watched, environment, logger, secretKey, assistant, metrics },
    randomness: systemRandomness,
    hasher: createPasswordHasher(),
    model: await openModel(environment),
    moderation: createModeration(moderation),
    directories: knowledge.directories,
    countries: knowledge.countries,
    linesInForce,
    pageChange: createCorrectedPages({
      inForce: linesInForce,
      directories: knowledge.directories,
      texts: knowledge.safety.words.texts,
    }),
    articles: knowledge.articles,
    webRoot,
    pagesRoot: (await openOperatorPages(webRoot, environment, brand)) ?? webRoot,
    brandName: brand?.name,
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
  });
  const release = async () => {
    copies.end();
    await database.close();
    unlock();
  };
  stopInOrder({ app, logger, announce: readiness.end, release });
  await listen(app, environment, logger);
  if (metrics) await listenForMetrics(metrics, environment);
  await warmUp(assistant);
  settleMemory();
  watchEventLoop(load);
}

function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

/** What makes and holds figures is loaded only where somebody wants them. */
async function openMetrics(
  { METRICS_PORT, METRICS_TOKEN }: Environment,
  watched: Parameters<typeof readingsOf>[0],
): Promise<Metrics | undefined> {
  if (METRICS_PORT === undefined && !METRICS_TOKEN) return undefined;
  const { createMetrics } = await import('./platform/metrics/metrics.ts');
  return createMetrics(readingsOf(watched));
}

/** Nothing is asked of it before the first question: a wrong address or key never holds up the start. */
async function openModel(environment: Environment): Promise<Model | undefined> {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = environment;
  if (!AI_BASE_URL || !AI_MODEL || !modelUse(environment).isUsed) return undefined;
  return createModelGateway({ baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY });
}

/** Lets requests through between the steps: pages and health are there at once, the first answer soon after. */
async function warmUp(assistant: Assistant): Promise<void> {
  for (const step of assistant.warmUp) {
    await setImmediate();
    step();
  }
}

async function listen(app: FastifyInstance, environment: Environment, logger: Logger): Promise<void> {
  // The framework would log every address of this machine, and after our own line.
  logger.level = 'silent';
  await app.listen({ port: environment.PORT, host: environment.HOST });
  logger.level = environment.LOG_LEVEL;
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : environment.PORT;
  console.info(`Salama is at http://localhost:${port}`);
}

function warnOperator(environment: Environment, logger: Logger): void {
  if (environment.RATE_LIMITS === 'off')
    logger.warn('RATE_LIMITS is off: anybody may send as much as they like.');
  if (Boolean(environment.AI_BASE_URL) !== Boolean(environment.AI_MODEL))
    logger.warn('AI_BASE_URL and AI_MODEL go together: one is missing, so the library answers alone.');
  else if (environment.AI_BASE_URL && !modelUse(environment).isUsed)
    logger.warn('AI_BASE_URL is no private address and AI_OTHER_HOST is off: the library answers alone.');
  if (!environment.SUPPORT_EMAIL)
    logger.warn('SUPPORT_EMAIL is not set: the pages name no address to write to.');
}
