import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { Db, Opened } from '../database/connect.ts';
import type { Erasure } from '../erasures/repository.ts';
import { StartFault } from '../errors.ts';
import { outputOf, startTool } from './postgres-tools.ts';
import {
  COMMIT_SCRIPT,
  describeServer,
  dropReplaced,
  hasTable,
  isSetAside,
  putBack,
  readErasures,
  SET_ASIDE_SCRIPT,
} from './repository.ts';
import type { CopyDescription, RestoreTarget } from './types.ts';

const LOOKS = 20;
const PAUSE = 100;

/**
 * The copy is read in one transaction that first sets the old tables aside; they go when the new ones are finished.
 * @throws StartFault while anybody else is connected.
 */
export async function openPostgresTarget(path: string, opened: Opened, url: string): Promise<RestoreTarget> {
  const { db } = opened;
  await refuseOthers(db);
  const { schema } = await describeServer(db);
  if (await isSetAside(db)) await putBack(db);
  return {
    copy: await describeDump(path),
    isTaken: await hasTable(db, 'users'),
    erasures: await readErasures(db),
    async put(finish) {
      await load({ path, schema }, url);
      try {
        const count = await finish(opened);
        await dropReplaced(db);
        return count;
      } catch (error) {
        await putBack(db);
        throw error;
      }
    },
  };
}

/** A server that has just ended is seen for an instant longer. */
async function refuseOthers(db: Db): Promise<void> {
  for (let left = LOOKS; left > 0; left -= 1) {
    const { others } = await describeServer(db);
    if (others === 0) return;
    await setTimeout(PAUSE);
  }
  throw new StartFault('Others are connected to this database: stop every server that uses it first.');
}

interface Dump {
  path: string;
  schema: string;
}

/** All of it or nothing: without the last line psql rolls back. */
async function load(dump: Dump, url: string): Promise<void> {
  const psql = startTool('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], url);
  const printed = text(psql.output);
  const written = pipeline(Readable.from(scriptOf(dump)), psql.input).then(
    () => undefined,
    (error: unknown) => error,
  );
  await printed;
  await psql.done;
  const failure = await written;
  if (failure) throw failure;
}

async function* scriptOf({ path, schema }: Dump): AsyncGenerator<string | Uint8Array> {
  yield SET_ASIDE_SCRIPT;
  // Everything in the schema, which is there already, and not the schema itself.
  const parts = [`--schema=${schema}`, '--no-owner', '--no-privileges'];
  const { input, output, done } = startTool('pg_restore', ['--file=-', ...parts, path]);
  input.end();
  yield* output;
  await done;
  yield COMMIT_SCRIPT;
}

async function describeDump(path: string): Promise<CopyDescription> {
  const migrations = await rowsOf('kysely_migration', path);
  const [key] = await rowsOf('server_keys', path);
  const erasures = await rowsOf('erasures', path);
  return {
    migrations: migrations.map(({ name = '' }) => name),
    fingerprint: key?.['fingerprint'],
    marks: erasures.filter(({ deed }) => deed === 'copy').map(markOf),
  };
}

function markOf({ digest = '', area = '', day = '' }: Record<string, string>): Erasure {
  return { digest, area, day, deed: 'copy', state: null };
}

/** The rows of a table as a dump tells them; none when it has no such table. No value of these needs an escape. */
async function rowsOf(table: string, path: string): Promise<Record<string, string>[]> {
  const script = await outputOf('pg_restore', ['--data-only', `--table=${table}`, '--file=-', path]);
  const [, columns = '', rows = ''] =
    /^COPY [^(\n]+\(([^)\n]+)\) FROM stdin;\n([\s\S]*?)^\\\.$/m.exec(script) ?? [];
  const names = columns.split(', ').map((name) => name.replaceAll('"', ''));
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const values = row.split('\t');
      return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    });
}
