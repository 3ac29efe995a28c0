import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.ts';
import { freePort } from './postgres-server.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** Whether this machine has PgBouncer. */
export const hasPooler = PROGRAM !== undefined;

export interface Pooler {
  /** The address of a database, through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode before the server of `url`, with so few connections that everybody meets everybody's. */
export async function startPooler(url: string, connections = 2): Promise<Pooler> {
  const folder = mkdtempSync(join(memoryFolder(), 'salama-pooler-'));
  chmodSync(folder, 0o755);
  const { hostname, port: serverPort, username } = new URL(url);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PROGRAM ?? 'pgbouncer', ['-q', ...user, settings], { stdio: 'ignore' });
  await untilListening(port, child);
  return {
    through: (address) => {
      const pooled = new URL(address);
      pooled.port = String(port);
      return pooled.href;
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PgBouncer did not start');
}
