import { createReadStream, rmSync, statfsSync, statSync } from 'node:fs';
import { type Db, sqlitePath } from '../database/connect.ts';
import { copySqlite } from '../database/sqlite-copy.ts';
import { type Environment, inDataDir } from '../environment.ts';
import { StartFault } from '../errors.ts';
import { temporaryName } from '../whole-file.ts';
import { requireTool, startTool } from './postgres-tools.ts';
import { describeServer } from './repository.ts';

type Settings = Pick<Environment, 'DATA_DIR'>;

/** What a server that goes on needs free on its disk, in bytes. */
const HEADROOM = 2 ** 26;

/** Made in the data folder, where the database stands anyway, and gone from there at the end. `folder`: where it goes. */
export async function* copyOfSqlite(environment: Settings, folder: string): AsyncGenerator<Uint8Array> {
  requireRoom(environment, folder);
  const stage = stagePath(environment);
  try {
    copySqlite(sqlitePath(environment), stage);
    yield* createReadStream(stage);
  } finally {
    rmSync(stage, { force: true });
  }
}

/** Structure and rows of our own tables, in PostgreSQL's own format; who was counted today is left out. */
export async function* copyOfPostgres(db: Db, url: string): AsyncGenerator<Uint8Array> {
  const { version, schema } = await describeServer(db);
  await requireTool('pg_dump', version);
  const { input, output, done } = startTool(
    'pg_dump',
    [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--schema="${schema}"`,
      '--exclude-table-data=*.request_limits',
      '--exclude-table-data=*.daily_keys',
    ],
    url,
  );
  input.end();
  yield* output;
  await done;
}

/** A file of this process alone, for a copy that is on its way. */
export function stagePath(environment: Settings): string {
  return temporaryName(inDataDir(environment, 'copy'));
}

/** Before anything is written: a copy that fills the disk would stop whoever writes meanwhile. */
function requireRoom(environment: Settings, folder: string): void {
  const { DATA_DIR } = environment;
  const size = statSync(sqlitePath(environment)).size;
  const isOneDisk = statSync(DATA_DIR).dev === statSync(folder).dev;
  requireFree(DATA_DIR, (isOneDisk ? 2 : 1) * size + HEADROOM);
  if (!isOneDisk) requireFree(folder, size + HEADROOM);
}

function requireFree(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed)
    throw new StartFault(
      `There is not enough room in ${folder}: a backup needs ${Math.ceil(needed / 2 ** 20)} MiB there while it is made.`,
    );
}
