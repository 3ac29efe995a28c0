import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Clock, dayOf } from '../clock.ts';
import { type Opened, openAsItIs, sqlitePath } from '../database/connect.ts';
import { directUrl, requireDirect } from '../database/pooler.ts';
import { digest } from '../encryption.ts';
import type { Environment } from '../environment.ts';
import { StartFault } from '../errors.ts';
import type { Randomness } from '../randomness.ts';
import { writeWhole } from '../whole-file.ts';
import { copyOfPostgres, copyOfSqlite } from './database-copy.ts';
import { asFault } from './disk-faults.ts';
import { describeCopy, hasTable, markCopy, orderErasures, waitLonger } from './repository.ts';
import { seal } from './sealed-stream.ts';
import { type KeyToCopy, keyToCopy } from './server-key.ts';

export interface BackupOptions {
  /** Seals database and key together in one file. */
  passphrase: string | undefined;
  /** May take the place of a file that is there. */
  replace: boolean;
  /** The key is not written beside the copy; under a passphrase it is in it all the same. */
  withoutKey?: boolean;
}

export interface BackupTools {
  environment: Environment;
  clock: Clock;
  randomness: Randomness;
}

/** A busy server gets half a minute to let the one small write of a backup through. */
const PATIENCE = 30_000;

/**
 * Copies the database into `file`, also while a server writes: all that was acknowledged before it begins is in it.
 * The key goes into `file.key`, or with a passphrase into the same file.
 * @returns what was done. @throws StartFault; then nothing was written.
 */
export async function takeBackup(file: string, options: BackupOptions, tools: BackupTools): Promise<string> {
  const { environment } = tools;
  refuseExisting(file, options);
  if (!environment.DATABASE_URL && !existsSync(sqlitePath(environment)))
    throw new StartFault(`There is no database in ${environment.DATA_DIR}.`);
  let opened: Opened | undefined;
  try {
    opened = openAsItIs(environment, tools.clock);
    const { fingerprint } = await describeCopy(opened.db);
    const key = keyToCopy(environment, fingerprint);
    const url = directUrl(environment);
    if (url) await requireDirect(url);
    await mark(opened, tools);
    await writeAll(file, key, copyOf(opened, file, environment), options, tools);
    return [`${file} holds the whole database (${sizeOf(file)}).`, wordsOn(file, key, options)]
      .join(' ')
      .trim();
  } catch (error) {
    throw asFault(error);
  } finally {
    await opened?.close();
  }
}

function refuseExisting(file: string, { replace }: BackupOptions): void {
  const there = [file, `${file}.key`].find((path) => existsSync(path));
  if (there && !replace)
    throw new StartFault(`${there} exists: choose another name, or let it be overwritten with --replace.`);
}

/** A database of before there were marks is copied without one. */
async function mark({ db, dialect }: Opened, { clock, randomness }: BackupTools): Promise<void> {
  if (!(await hasTable(db, 'erasures'))) return;
  if (dialect === 'sqlite') await waitLonger(db, PATIENCE);
  await markCopy(db, { digest: digest(randomness.bytes(32)), day: dayOf(clock.now()) });
  if (dialect === 'postgres') await orderErasures(db);
}

function copyOf({ db }: Opened, file: string, environment: Environment): AsyncIterable<Uint8Array> {
  const url = directUrl(environment);
  return url ? copyOfPostgres(db, url) : copyOfSqlite(environment, dirname(file));
}

async function writeAll(
  file: string,
  { key }: KeyToCopy,
  copy: AsyncIterable<Uint8Array>,
  { passphrase, withoutKey }: BackupOptions,
  { randomness }: BackupTools,
): Promise<void> {
  if (passphrase) return writeWhole(file, seal(withHeader({ key }, copy), passphrase, randomness));
  await writeWhole(file, copy);
  if (key === undefined || withoutKey) return;
  try {
    await writeWhole(`${file}.key`, `${key}\n`);
  } catch (error) {
    await rm(file);
    throw error;
  }
}

/** What a sealed backup holds: one line, then the copy. */
async function* withHeader(header: { key: string | undefined }, copy: AsyncIterable<Uint8Array>) {
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  yield* copy;
}

function wordsOn(file: string, { key, note }: KeyToCopy, { passphrase, withoutKey }: BackupOptions): string {
  if (key === undefined) return note;
  if (withoutKey && !passphrase) return 'It is without the key.';
  return passphrase
    ? 'It is sealed by the passphrase, with the key in it.'
    : `The key is in ${file}.key: keep it in another place.`;
}

function sizeOf(file: string): string {
  return `${(statSync(file).size / 2 ** 20).toFixed(1)} MiB`;
}
