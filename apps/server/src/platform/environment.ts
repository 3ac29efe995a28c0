import { join } from 'node:path';
import { readSettings, type Settings } from '@salama/contract/platform/settings.ts';
import { StartFault } from './errors.ts';

export type Environment = Settings;

/**
 * The validated settings.
 * @throws StartFault naming every faulty name and its rule, never a value: values may be secrets.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const read = readSettings(source);
  if (read.faults) throw new StartFault(read.faults.join('; '));
  // What is invented must not stand beside what people wrote.
  if (read.settings.DEMO === 'on' && read.settings.DATABASE_URL)
    throw new StartFault('DEMO must be off with DATABASE_URL: a demonstration has a folder of its own');
  return read.settings;
}

/** Path of something in the data folder. */
export function inDataDir(environment: Pick<Environment, 'DATA_DIR'>, name: string): string {
  return join(environment.DATA_DIR, name);
}
