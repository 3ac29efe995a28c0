import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import {
  connectDatabase,
  type DatabaseSettings,
  type Opened,
  openAsItIs,
  sqlitePath,
} from '../database/connect.ts';
import { checkSqlite } from '../database/sqlite-copy.ts';
import { StartFault } from '../errors.ts';
import { syncPath } from '../whole-file.ts';
import { compact, describeCopy, readErasures } from './repository.ts';
import type { RestoreTarget } from './types.ts';

/** Everything happens to the copy at `stage`; only a whole and finished one takes the place of the database. */
export async function openSqliteTarget(
  stage: string,
  opened: Opened,
  { environment: settings, clock }: { environment: DatabaseSettings; clock: Clock },
): Promise<RestoreTarget> {
  const path = sqlitePath(settings);
  settleInterrupted(path);
  const isTaken = existsSync(path);
  return {
    copy: await describeCopy(opened.db),
    isTaken,
    erasures: isTaken ? await erasuresOf(settings, clock) : undefined,
    async put(finish) {
      const count = await finish(opened);
      await compact(opened.db);
      await opened.close();
      checkSqlite(stage);
      syncPath(stage);
      const undo = takePlace(stage, path);
      try {
        const restored = await connectDatabase(settings, clock);
        await restored.close();
      } catch (error) {
        undo();
        throw error;
      }
      removeAside(path);
      return count;
    },
  };
}

/** Undefined when the file is too damaged to tell. */
async function erasuresOf(settings: DatabaseSettings, clock: Clock): Promise<RestoreTarget['erasures']> {
  try {
    const current = openAsItIs(settings, clock);
    return await readErasures(current.db).finally(() => current.close());
  } catch {
    return undefined;
  }
}

const asideOf = (path: string) => `${path}.replaced`;

/** At no instant is there no database, or the log of one beside the other. @returns how to take it back. */
function takePlace(stage: string, path: string): () => void {
  const aside = asideOf(path);
  if (existsSync(path)) {
    emptyLogOf(path);
    keepAside(path, aside);
    moveIfThere(`${path}-wal`, `${aside}-wal`);
    rmSync(`${path}-shm`, { force: true });
  }
  renameSync(stage, path);
  syncPath(dirname(path));
  return () => {
    for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
    if (existsSync(aside)) renameSync(aside, path);
    else rmSync(path);
    moveIfThere(`${aside}-wal`, `${path}-wal`);
  };
}

/** A second name for the file, or, where a disk knows none, a second file. */
function keepAside(path: string, aside: string): void {
  try {
    linkSync(path, aside);
  } catch {
    copyFileSync(path, aside);
  }
}

/** A damaged one keeps its log. @throws StartFault while another program has it open. */
function emptyLogOf(path: string): void {
  let busy: unknown;
  try {
    const database = new DatabaseSync(path);
    busy = database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'];
    database.close();
  } catch {
    return;
  }
  if (busy === 1) throw new StartFault('Another program has the database open: end it first.');
}

/** What a restore left that was ended between two steps. */
function settleInterrupted(path: string): void {
  const aside = asideOf(path);
  if (!existsSync(aside)) return;
  const isSame = existsSync(path) && statSync(path).ino === statSync(aside).ino;
  if (isSame) moveIfThere(`${aside}-wal`, `${path}-wal`);
  removeAside(path);
}

function removeAside(path: string): void {
  for (const end of ['', '-wal']) rmSync(`${asideOf(path)}${end}`, { force: true });
  syncPath(dirname(path));
}

function moveIfThere(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}
