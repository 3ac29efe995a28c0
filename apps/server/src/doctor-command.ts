import { join } from 'node:path';
import { readDirectories } from '@salama/content/read-directory.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';
import { systemClock } from './platform/clock.ts';
import { type Environment, readEnvironment } from './platform/environment.ts';
import { StartFault } from './platform/errors.ts';

const PATIENCE = 3_000;
const content = join(import.meta.dirname, '../../../content/countries');

for (const { state, about, says } of await findings()) {
  console.info(`${state.padEnd(4)}  ${about}: ${says}`);
  if (state === 'fail') process.exitCode = 1;
}

/** Without settings that can be read there is nothing to look at. */
async function findings(): Promise<Finding[]> {
  try {
    const environment = readEnvironment(process.env);
    const directories = readDirectories(content);
    const askServer = () => readiness(environment);
    const looked = await examine({ environment, clock: systemClock, directories, askServer });
    return [{ state: 'ok', about: 'settings', says: 'all can be read.' }, ...looked];
  } catch (error) {
    if (error instanceof StartFault) return [{ state: 'fail', about: 'settings', says: error.message }];
    throw error;
  }
}

async function readiness({ PORT, HOST }: Environment): Promise<number | undefined> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  try {
    const { status } = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}/readyz`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return status;
  } catch {
    return undefined;
  }
}
