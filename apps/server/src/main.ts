import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { lockDataDir } from './platform/database/data-dir-lock.ts';
import { readEnvironment } from './platform/environment.ts';
import { StartFault } from './platform/errors.ts';
import { createLogger } from './platform/logging.ts';
import { systemRandomness } from './platform/randomness.ts';
import { loadSecretKey } from './platform/secret-key.ts';

const root = join(import.meta.dirname, '../../..');

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const logger = createLogger(environment.LOG_LEVEL);
  const unlock = environment.DATABASE_URL ? () => {} : lockDataDir(environment.DATA_DIR);
  const database = await connectDatabase(environment, systemClock);
  const app = buildApp({
    environment,
    logger,
    clock: systemClock,
    randomness: systemRandomness,
    secretKey: loadSecretKey(environment, systemRandomness),
    database,
    directories: [],
    webRoot: join(root, 'build/web'),
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
  });
  await app.listen({ port: environment.PORT, host: environment.HOST });
  console.info(`Salama is at http://localhost:${environment.PORT}`);
  void unlock;
}

start().catch((error: unknown) => {
  console.error(`Salama cannot start: ${error instanceof StartFault ? error.message : String(error)}`);
  process.exit(1);
});
