import { mkdirSync, rmSync } from 'node:fs';
import type { Clock } from '../clock.ts';
import { type Opened, openAsItIs, openSqliteFile } from '../database/connect.ts';
import { lockDataDir } from '../database/data-dir-lock.ts';
import { KNOWN_MIGRATIONS, migrate } from '../database/migrate.ts';
import { directUrl, requireDirect } from '../database/pooler.ts';
import { checkSqlite } from '../database/sqlite-copy.ts';
import { type Environment, inDataDir } from '../environment.ts';
import { createErasureJournal, JOURNAL_NAME } from '../erasures/journal.ts';
import { replayErasures } from '../erasures/replay-repository.ts';
import type { Erasure } from '../erasures/repository.ts';
import { StartFault } from '../errors.ts';
import type { Randomness } from '../randomness.ts';
import { forgetFingerprint } from '../secret-key-repository.ts';
import { type OpenBackup, openBackup } from './backup-file.ts';
import { stagePath } from './database-copy.ts';
import { asFault } from './disk-faults.ts';
import { gatherErasures } from './gather-erasures.ts';
import { openPostgresTarget } from './postgres-target.ts';
import { planKey } from './server-key.ts';
import { openSqliteTarget } from './sqlite-target.ts';
import type { CopyDescription, RestoreTarget } from './types.ts';

export interface RestoreOptions {
  /** Asked only when the backup is sealed. */
  askPassphrase(): Promise<string>;
  /** May take the place of the database that is there. */
  replace: boolean;
  /** A copy of the journal of erasures that was kept elsewhere. */
  erased: string | undefined;
  /** Goes on although not all erasures since the copy are known. */
  withoutErasures: boolean;
  /** Goes on without the key: what it sealed stays closed. */
  withoutKey: boolean;
}

export interface RestoreTools {
  environment: Environment;
  clock: Clock;
  randomness: Randomness;
}

/**
 * Puts a backup in the place of the database, without what was erased since it was made.
 * @returns what was done. @throws StartFault; then the database and its key are what they were.
 */
export async function restoreBackup(
  file: string,
  options: RestoreOptions,
  tools: RestoreTools,
): Promise<string> {
  const { environment } = tools;
  const { DATA_DIR: directory } = environment;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const unlock = environment.DATABASE_URL ? () => {} : lockDataDir(directory);
  const stage = stagePath(environment);
  try {
    const backup = await openBackup(file, stage, options.askPassphrase);
    refuseOtherKind(backup, tools);
    if (backup.kind === 'sqlite') checkSqlite(stage);
    const opened = backup.kind === 'sqlite' ? openSqliteFile(stage) : openAsItIs(environment, tools.clock);
    try {
      const target = await openTarget(backup, opened, tools);
      return await restoreInto(target, { file, backup }, options, tools);
    } finally {
      await opened.close();
    }
  } catch (error) {
    throw asFault(error);
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${stage}${end}`, { force: true });
    unlock();
  }
}

function refuseOtherKind({ kind }: OpenBackup, { environment }: RestoreTools): void {
  if ((kind === 'postgres') === Boolean(environment.DATABASE_URL)) return;
  throw new StartFault(
    kind === 'postgres'
      ? 'This backup is of PostgreSQL: set DATABASE_URL.'
      : 'This backup is of SQLite, and DATABASE_URL names a PostgreSQL.',
  );
}

async function openTarget({ path }: OpenBackup, opened: Opened, tools: RestoreTools): Promise<RestoreTarget> {
  const url = directUrl(tools.environment);
  if (!url) return openSqliteTarget(path, opened, tools);
  await requireDirect(url);
  return openPostgresTarget(path, opened, url);
}

async function restoreInto(
  target: RestoreTarget,
  { file, backup }: { file: string; backup: OpenBackup },
  options: RestoreOptions,
  { environment, clock, randomness }: RestoreTools,
): Promise<string> {
  refuseForeign(file, target.copy);
  if (target.isTaken && !options.replace)
    throw new StartFault(
      'A database stands there, and what was written since the backup will be lost: say so with --replace.',
    );
  const bringKey = options.withoutKey
    ? async () => 'It is without a key.'
    : planKey(environment, { fingerprint: target.copy.fingerprint, key: backup.key });
  const erasures = gatherErasures(target, environment, options);
  const count = await target.put(async (opened) => {
    await migrate(opened.db, opened.dialect);
    if (options.withoutKey) await forgetFingerprint(opened.db);
    const replayed = await replayErasures(erasures, { db: opened.db, randomness, now: clock.now() });
    await writeJournal(opened, environment, clock);
    return replayed;
  });
  return [`${file} is restored.`, sentenceOn(count, erasures), await bringKey()].join(' ').trim();
}

/** @throws StartFault when this program does not know how such tables came about. */
function refuseForeign(file: string, { migrations }: CopyDescription): void {
  if (migrations.length === 0) throw new StartFault(`${file} is no backup of Salama.`);
  const unknown = migrations.find((name) => !KNOWN_MIGRATIONS.has(name));
  if (unknown)
    throw new StartFault(
      `${file} is of a newer Salama (${unknown}): install that version, or a later one, and restore again.`,
    );
}

/** So that it reaches as far as the restored database does, from its first minute on. */
async function writeJournal({ db }: Opened, environment: Environment, clock: Clock): Promise<void> {
  await createErasureJournal(db, inDataDir(environment, JOURNAL_NAME), clock).write();
}

function sentenceOn(count: number, erasures: readonly Erasure[]): string {
  if (erasures.length === 0) return 'Nothing is known of erasures since it was made.';
  return count === 1
    ? '1 thing that was erased since it was made is erased again.'
    : `${count} things that were erased since it was made are erased again.`;
}
