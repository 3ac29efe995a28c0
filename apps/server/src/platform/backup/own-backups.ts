import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, DAY, HOUR, MINUTE } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import { isShared } from '../database/dialect.ts';
import { claimDuty, failDuty, findDuty, finishDuty } from '../duties-repository.ts';
import { type Environment, inDataDir } from '../environment.ts';
import { StartFault } from '../errors.ts';
import type { Chore } from '../housekeeping.ts';
import { listBackups, nameOf, pruneBackups } from './kept-backups.ts';

const EVERY = 6 * HOUR;
/** A copy that failed is tried again so much later. */
const AGAIN = HOUR;
/** After so long, another process takes the place of one that was ended while it copied. */
const HOLD = 2 * HOUR;
const LATE = DAY;

/** Copies that the server makes by itself. */
export interface OwnBackups {
  /** Makes one when it is time, unless another process does. */
  takeDue(): Promise<void>;
  state(): Promise<BackupState>;
}

export interface BackupState {
  /** `late`: the newest is older than a day, or the last try failed. */
  state: 'off' | 'recent' | 'late';
  takenAt: number | undefined;
  /** In one line for the operator; undefined while it goes well. */
  fault: string | undefined;
}

interface Tools {
  database: Pick<Database, 'db' | 'dialect'>;
  environment: Pick<Environment, 'BACKUPS' | 'BACKUP_DIR' | 'DATA_DIR'>;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Copies the database into a file, beside whoever is served. @throws StartFault */
  copyInto(file: string): Promise<void>;
}

/** Where copies lie that nobody asked for. */
export function backupFolder(environment: Pick<Environment, 'BACKUP_DIR' | 'DATA_DIR'>): string {
  return environment.BACKUP_DIR ?? inDataDir(environment, 'backups');
}

export function createOwnBackups({ database, environment, clock, logger, copyInto }: Tools): OwnBackups {
  const { db, dialect } = database;
  const folder = backupFolder(environment);
  const begun = clock.now();
  /** Also where the disk is too full to note it. */
  let ownFault: string | undefined;

  async function takeOne(): Promise<void> {
    const at = clock.now();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await copyInto(join(folder, nameOf(at)));
    await finishDuty(db, 'backup', at);
    await pruneBackups(folder, at);
    logger.info('a backup was made');
  }

  return {
    async takeDue() {
      const now = clock.now();
      await pruneBackups(folder, now);
      if (environment.BACKUPS === 'off') return;
      const isEmpty = !isShared(dialect) && listBackups(folder).length === 0;
      const claim = {
        now,
        doneBefore: isEmpty ? now : now - EVERY,
        failedBefore: now - AGAIN,
        until: now + HOLD,
        isAlone: !isShared(dialect),
      };
      if (!(await claimDuty(db, 'backup', claim))) return;
      try {
        await takeOne();
        ownFault = undefined;
      } catch (error) {
        const fault = error instanceof StartFault ? error.message : 'The copy could not be made.';
        ownFault = fault;
        logger.error({ fault }, 'backup failed');
        await failDuty(db, 'backup', { at: clock.now(), fault });
      }
    },
    async state() {
      if (environment.BACKUPS === 'off') return { state: 'off', takenAt: undefined, fault: undefined };
      const duty = await findDuty(db, 'backup');
      const takenAt = duty?.done_at ?? undefined;
      const fault = duty?.fault ?? ownFault;
      const isLate = fault !== undefined || clock.now() - (takenAt ?? begun) > LATE;
      return { state: isLate ? 'late' : 'recent', takenAt, fault };
    },
  };
}

export function backupChore(backups: OwnBackups): Chore {
  return { name: 'take a backup', every: 10 * MINUTE, run: () => backups.takeDue() };
}
