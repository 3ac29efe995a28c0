import { existsSync, statfsSync, statSync } from 'node:fs';
import type { Directory } from '@salama/content/directory-types.ts';
import { lookAtAddress, lookAtBrand, lookAtDuties } from './doctor-settings.ts';
import { countAdmins } from './features/admin/service.ts';
import { unconfirmedLines } from './features/directory/service.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import { listBackups } from './platform/backup/kept-backups.ts';
import { backupFolder } from './platform/backup/own-backups.ts';
import { requireTool } from './platform/backup/postgres-tools.ts';
import { describeCopy, describeServer } from './platform/backup/repository.ts';
import { readKeyFile } from './platform/backup/server-key.ts';
import { type Clock, DAY, dayOf, HOUR } from './platform/clock.ts';
import { type Opened, openAsItIs, sqlitePath } from './platform/database/connect.ts';
import { KNOWN_MIGRATIONS } from './platform/database/migrate.ts';
import { directUrl, leadsToPooler } from './platform/database/pooler.ts';
import type { Environment } from './platform/environment.ts';
import { StartFault } from './platform/errors.ts';
import { fingerprintOf, keyPath, parseKeyFile, secretKeyOf } from './platform/secret-key.ts';
import { reasonOf } from './platform/start-failure.ts';

export interface Examined {
  environment: Environment;
  clock: Clock;
  directories: readonly Directory[];
  /** What `/readyz` of the server on this machine answers; undefined where none runs. */
  askServer(): Promise<number | undefined>;
}

const MEGABYTE = 2 ** 20;
const OLDEST_POSTGRES = 14;
const OLDEST_NODE = 24;

/** Looks at all that an operator should know of; changes nothing, also beside a server that runs. */
export async function examine(examined: Examined): Promise<Finding[]> {
  const { environment } = examined;
  const folder = lookAtFolder(environment);
  return [
    lookAtNode(),
    ...folder,
    // Without its folder there is no database, and looking would make one.
    ...(folder.some(({ state }) => state === 'fail') ? [] : await lookAtDatabase(examined)),
    ...lookAtBackups(examined),
    ...lookAtAddress(environment),
    ...lookAtDuties(environment),
    ...lookAtBrand(environment),
    lookAtLines(examined),
    await lookAtServer(examined),
  ];
}

function lookAtNode(): Finding {
  const [major] = process.versions.node.split('.');
  return Number(major) >= OLDEST_NODE
    ? ok('node', process.version)
    : fail('node', `${process.version}: Salama needs Node ${OLDEST_NODE} or later.`);
}

function lookAtFolder({ DATA_DIR, SECRET_KEY }: Environment): Finding[] {
  if (!existsSync(DATA_DIR)) return [fail('data', `${DATA_DIR} is not there: set DATA_DIR, or start once.`)];
  const { bavail, bsize } = statfsSync(DATA_DIR);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const room =
    free < 64
      ? fail('disk', `${free} MB are free under ${DATA_DIR}: make room now, writes are about to be refused.`)
      : free < 500
        ? warn('disk', `${free} MB are free under ${DATA_DIR}: make room, backups need it too.`)
        : ok('disk', `${free} MB are free under ${DATA_DIR}.`);
  const key = keyPath({ DATA_DIR });
  const secrets = SECRET_KEY || !existsSync(key) ? [DATA_DIR] : [DATA_DIR, key];
  const open = secrets.filter((path) => (statSync(path).mode & 0o077) !== 0);
  const modes =
    open.length > 0
      ? warn('modes', `others on this machine may open ${open.join(' and ')}: chmod go-rwx ${open.join(' ')}`)
      : ok('modes', 'data folder and key are for their owner alone.');
  return [room, modes];
}

async function lookAtDatabase({ environment, clock }: Examined): Promise<Finding[]> {
  if (!environment.DATABASE_URL && !existsSync(sqlitePath(environment)))
    return [warn('database', `there is none in ${environment.DATA_DIR} yet: the first start makes it.`)];
  let opened: Opened | undefined;
  try {
    opened = openAsItIs(environment, clock);
    const { migrations, fingerprint } = await describeCopy(opened.db);
    const version = environment.DATABASE_URL
      ? [await lookAtPostgres(opened), ...(await lookAtPooler(environment))]
      : [];
    const findings = [lookAtTables(migrations), lookAtKey(environment, fingerprint), ...version];
    return migrations.length === 0 ? findings : [...findings, await lookAtAdministrators(opened)];
  } catch (error) {
    return [fail('database', `${reasonOf(error)}.`)];
  } finally {
    await opened?.close();
  }
}

function lookAtTables(done: readonly string[]): Finding {
  const newer = done.find((name) => !KNOWN_MIGRATIONS.has(name));
  if (newer)
    return fail(
      'tables',
      `they are of a newer version (${newer}): install it, or put back the backup made before.`,
    );
  const left = [...KNOWN_MIGRATIONS].filter((name) => !done.includes(name)).length;
  return left > 0
    ? warn('tables', `the next start changes them (${left} steps), after a backup.`)
    : ok('tables', 'they are those of this version.');
}

function lookAtKey(environment: Environment, fingerprint: string | undefined): Finding {
  const file = environment.SECRET_KEY ? undefined : readKeyFile(keyPath(environment));
  const material = environment.SECRET_KEY ?? (file === undefined ? undefined : parseKeyFile(file));
  if (material === undefined)
    return fingerprint
      ? fail('key', 'secret.key is missing or damaged: put it back before the next start makes another.')
      : ok('key', 'the first start makes it.');
  if (fingerprint && fingerprintOf(secretKeyOf(material)) !== fingerprint)
    return fail(
      'key',
      'this is not the key of the database: put back the right one, or npm run admin -- replace-key; see docs/operating.md, “The server’s key”.',
    );
  return ok('key', 'it is that of the database. Keep a copy of it in another place.');
}

async function lookAtPostgres({ db }: Opened): Promise<Finding> {
  const { version } = await describeServer(db);
  if (version < OLDEST_POSTGRES)
    return warn('postgres', `version ${version} gets no more repairs: update it.`);
  const fault = await requireTool('pg_dump', version).then(
    () => undefined,
    (error: unknown) => (error instanceof StartFault ? error.message : 'pg_dump does not run.'),
  );
  return fault
    ? warn('postgres', `version ${version}; no backup can be made: ${fault}`)
    : ok('postgres', `version ${version}, with its pg_dump.`);
}

async function lookAtPooler(environment: Environment): Promise<Finding[]> {
  const { DATABASE_URL: url = '', DATABASE_DIRECT_URL, DATABASE_POOLER } = environment;
  const isSeen = await leadsToPooler(url);
  if (!isSeen && DATABASE_POOLER !== 'on') return [];
  const direct = directUrl(environment) ?? '';
  return [
    DATABASE_DIRECT_URL && !(await leadsToPooler(direct))
      ? ok('pooler', 'it stands before the database; copies go past it.')
      : warn('pooler', 'no backup can be made through it: set DATABASE_DIRECT_URL to the database itself.'),
  ];
}

async function lookAtAdministrators({ db }: Opened): Promise<Finding> {
  return (await countAdmins(db)) > 0
    ? ok('desk', 'there is an administrator.')
    : warn('desk', 'nobody can open it: npm run admin -- create <username>');
}

function lookAtBackups({ environment, clock }: Examined): Finding[] {
  const folder = backupFolder(environment);
  if (environment.BACKUPS === 'off')
    return [warn('backup', 'the server makes none (BACKUPS=off): see that something else does.')];
  const [newest] = listBackups(folder);
  if (!newest) return [warn('backup', `none is in ${folder} yet: a running server makes one soon.`)];
  const hours = Math.floor((clock.now() - newest.at) / HOUR);
  const age =
    clock.now() - newest.at > DAY
      ? fail(
          'backup',
          `the newest in ${folder} is ${hours} hours old: look into the log for “backup failed”.`,
        )
      : ok('backup', `the newest in ${folder} is ${hours} hours old.`);
  const isOneDisk =
    existsSync(environment.DATA_DIR) && statSync(folder).dev === statSync(environment.DATA_DIR).dev;
  return isOneDisk
    ? [age, warn('second copy', 'backups lie on the disk of the database: copy them to another machine.')]
    : [age];
}

function lookAtLines({ directories, clock }: Examined): Finding {
  const old = unconfirmedLines(directories, dayOf(clock.now()));
  const [first] = old;
  return first
    ? warn(
        'directory',
        `nobody has confirmed ${old.length} lines for half a year, first ${first.id} (${first.confirmed}).`,
      )
    : ok('directory', 'every line was confirmed within half a year.');
}

async function lookAtServer({ askServer }: Examined): Promise<Finding> {
  const status = await askServer();
  if (status === undefined) return warn('server', 'none answers on this machine’s PORT.');
  return status === 200
    ? ok('server', 'it is ready.')
    : fail('server', 'it is not ready: GET /api/v1/health says what it lacks.');
}
