import pg from 'pg';
import type { Environment } from '../environment.ts';
import { StartFault, Unavailable } from '../errors.ts';
import { isAway } from './dialect.ts';

const PATIENCE = 10_000;

type Addresses = Partial<Pick<Environment, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>>;

/** The database itself, where a pooler stands before it and the operator has said so. */
export function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): string | undefined {
  return DATABASE_URL && (DATABASE_DIRECT_URL ?? DATABASE_URL);
}

/**
 * Whether somebody answers there on the database's behalf, such as PgBouncer: by the number under which a connection is
 * told that it may be cancelled, which is the database's own process where nobody stands between.
 */
export async function leadsToPooler(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== (client as unknown as { processID: number | null }).processID;
  } catch (error) {
    throw isAway(error, 'postgres') ? new Unavailable(error) : error;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * PostgreSQL's own programs change settings of their connection, which a pooler would hand on to a server; and behind
 * one nobody sees who else is connected.
 * @throws StartFault where this address leads to one.
 */
export async function requireDirect(url: string): Promise<void> {
  if (await leadsToPooler(url))
    throw new StartFault(
      'A pooler stands before this database: set DATABASE_DIRECT_URL to the address of the database itself.',
    );
}
