import { existsSync, statfsSync, statSync } from 'node:fs';
import type { Directory } from '@salama/content/directory-types.ts';
import { countAdmins } from './features/admin/service.ts';
import { unconfirmedLines } from './features/directory/service.ts';
import { listBackups } from './platform/backup/kept-backups.ts';
import { backupFolder } from './platform/backup/own-backups.ts';
import { requireTool } from './platform/backup/postgres-tools.ts';
import { describeCopy, describeServer } from './platform/backup/repository.ts';
import { readKeyFile } from './platform/backup/server-key.ts';
import { brandPath, readBrand } from './platform/brand/read-brand.ts';
import { type Clock, DAY, dayOf, HOUR } from './platform/clock.ts';
import { type Opened, openAsItIs, sqlitePath } from './platform/database/connect.ts';
import { KNOWN_MIGRATIONS } from './platform/database/migrate.ts';
import { directUrl, leadsToPooler } from './platform/database/pooler.ts';
import type { Environment } from './platform/environment.ts';
import { StartFault } from './platform/errors.ts';
import { fingerprintOf, keyPath, parseKeyFile, secretKeyOf } from './platform/secret-key.ts';
import { reasonOf } from './platform/start-failure.ts';

/** What one look found, and what to do about it. */
export interface Finding {
  state: 'ok' | 'warn' | 'fail';
  about: string;
  says: string;
}

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

const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says });
const warn = (about: string, says: string): Finding => ({ state: 'warn', about, says });
const fail = (about: string, says: string): Finding => ({ state: 'fail', about, says });

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

function lookAtAddress({ PUBLIC_URL, TRUST_PROXY, HOST }: Environment): Finding[] {
  if (!PUBLIC_URL) return [warn('address', 'PUBLIC_URL is not set: set the https address that people type.')];
  if (!PUBLIC_URL.startsWith('https://'))
    return [fail('address', 'PUBLIC_URL is no https address: what people ask can be read on its way.')];
  const proxy = TRUST_PROXY
    ? ok('proxy', 'visitors are told apart by what the proxy says.')
    : fail('proxy', 'TRUST_PROXY is not set, and Salama itself speaks no https: all visitors count as one.');
  const isOpen = TRUST_PROXY && (HOST === '0.0.0.0' || HOST === '::');
  return [
    ok('address', PUBLIC_URL),
    proxy,
    ...(isOpen
      ? [
          warn(
            'host',
            'it listens on every address: with the proxy on this machine set HOST=127.0.0.1, else close the port to all others.',
          ),
        ]
      : []),
  ];
}

function lookAtDuties(environment: Environment): Finding[] {
  const { SUPPORT_EMAIL, OPERATOR_NAME, OPERATOR_COUNTRY, RATE_LIMITS, ADMIN_TOTP } = environment;
  const missing = Object.entries({ SUPPORT_EMAIL, OPERATOR_NAME, OPERATOR_COUNTRY }).filter(
    ([, set]) => !set,
  );
  return [
    missing.length > 0
      ? warn(
          'operator',
          `the privacy policy is not complete: set ${missing.map(([name]) => name).join(', ')}.`,
        )
      : ok('operator', 'the pages say who runs this copy.'),
    RATE_LIMITS === 'off'
      ? fail('limits', 'RATE_LIMITS is off: anybody may send as much as they like.')
      : ok('limits', 'they are on.'),
    ADMIN_TOTP === 'required'
      ? ok('second factor', 'the desk wants an authenticator.')
      : warn('second factor', 'a stolen password opens the desk: set ADMIN_TOTP=required.'),
  ];
}

function lookAtBrand(environment: Environment): Finding[] {
  const path = brandPath(environment);
  if (path === undefined) return [];
  try {
    const { name = 'Salama' } = readBrand(environment) ?? {};
    return [ok('brand', `${path} can be read: pages call this copy ${name}.`)];
  } catch (error) {
    return [fail('brand', reasonOf(error))];
  }
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
