import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { StartFault } from '../errors.ts';

/** What PostgreSQL brings for copying. */
export type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/** libpq's names for what an address may say of a connection. */
const PARAMETERS: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
};

/** The connection as environment variables: what stands on a command line, everybody on the machine can read. */
export function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given: Record<string, string> = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  for (const [name, variable] of Object.entries(PARAMETERS))
    given[variable] = searchParams.get(name) ?? given[variable] ?? '';
  // Only Node's client knows this one.
  if (given['PGSSLMODE'] === 'no-verify') given['PGSSLMODE'] = 'require';
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

export interface RunningTool {
  input: NodeJS.WritableStream;
  output: AsyncIterable<Uint8Array>;
  /** @throws StartFault with the tool's last line when it failed. */
  done: Promise<void>;
}

/** Starts a tool with the connection, or with none where it only reads a file. */
export function startTool(tool: Tool, args: readonly string[], url?: string): RunningTool {
  const child = spawn(tool, args, {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LC_ALL: 'C',
      ...(url && connectionVariables(url)),
    },
  });
  const said = text(child.stderr);
  // Whoever writes into a tool that has ended hears of it by `done`.
  child.stdin.on('error', () => {});
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(missing(tool)));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else said.then((words) => reject(fault(tool, words)), reject);
    });
  });
  done.catch(() => {});
  return { input: child.stdin, output: child.stdout, done };
}

/** Everything a tool prints. */
export async function outputOf(tool: Tool, args: readonly string[], url?: string): Promise<string> {
  const { input, output, done } = startTool(tool, args, url);
  input.end();
  const printed = await text(output);
  await done;
  return printed;
}

/** @throws StartFault when the tool is missing, or older than the server: it would leave out what it does not know. */
export async function requireTool(tool: Tool, serverVersion: number): Promise<void> {
  const printed = await outputOf(tool, ['--version']);
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(printed)?.[1]);
  if (version >= serverVersion) return;
  throw new StartFault(
    `${tool} on the PATH is of PostgreSQL ${version}, the server of ${serverVersion}: install postgresql-client-${serverVersion} or a later one.`,
  );
}

function missing(tool: Tool): StartFault {
  return new StartFault(`${tool} is not on the PATH: install PostgreSQL’s client programs.`);
}

function fault(tool: Tool, words: string): StartFault {
  const lines = words.trim().split('\n');
  const line = lines.find((one) => /error:/i.test(one)) ?? lines.at(-1) ?? '';
  return new StartFault(`${tool} did not succeed: ${line.replace(/^.*?error:\s*/i, '')}`);
}
