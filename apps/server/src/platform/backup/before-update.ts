import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { openAsItIs, sqlitePath } from '../database/connect.ts';
import { KNOWN_MIGRATIONS } from '../database/migrate.ts';
import type { Environment } from '../environment.ts';
import { StartFault } from '../errors.ts';
import type { Randomness } from '../randomness.ts';
import { nameOf, pruneBackups } from './kept-backups.ts';
import { backupFolder } from './own-backups.ts';
import { listMigrationsOf } from './repository.ts';
import { takeBackup } from './take-backup.ts';

interface Tools {
  environment: Environment;
  clock: Clock;
  randomness: Randomness;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  passphrase: string | undefined;
}

/**
 * Before a new version changes tables that hold something: the way back. Where PostgreSQL's programs are missing it goes
 * on without, and says so: who runs that has copies of their own.
 * @throws StartFault when a copy of SQLite cannot be made.
 */
export async function backUpBeforeUpdate({ logger, passphrase, ...tools }: Tools): Promise<void> {
  const { environment, clock } = tools;
  if (environment.BACKUPS === 'off' || !(await willChangeTables(tools))) return;
  const folder = backupFolder(environment);
  const file = join(folder, nameOf(clock.now(), true));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await takeBackup(file, { passphrase, replace: true, withoutKey: true }, tools);
    await pruneBackups(folder, clock.now());
    logger.info({ file }, 'this version changes the tables: a backup was made before');
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    if (!environment.DATABASE_URL)
      throw new StartFault(
        `this version changes the tables, and no backup can be made before: ${words} Make room in ${folder}, set BACKUP_DIR, or start with BACKUPS=off to go on without`,
      );
    logger.warn({ fault: words }, 'this version changes the tables, and no backup was made before');
  }
}

/** A database that is empty, or up to date, needs no way back. */
async function willChangeTables({ environment, clock }: Pick<Tools, 'environment' | 'clock'>) {
  if (!environment.DATABASE_URL && !existsSync(sqlitePath(environment))) return false;
  const opened = openAsItIs(environment, clock);
  try {
    const done = new Set(await listMigrationsOf(opened.db));
    return done.size > 0 && [...KNOWN_MIGRATIONS].some((name) => !done.has(name));
  } finally {
    await opened.close();
  }
}
