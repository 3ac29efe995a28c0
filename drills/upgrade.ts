// Proves that replacing a server by one with another build cuts nobody off and takes no file from an open tab: twenty clients
// read, sign in and ask for the files of the page they have open, while build and process change again and again. On SQLite
// one process after the other on one port, as systemd does it; on PostgreSQL two, one at a time, behind Caddy with
// deploy/Caddyfile. npm run drill -- upgrade --rounds=6
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { type RunningServer, startServer } from '../apps/server/src/testing/server-process.ts';
import { numberFlag } from '../tools/run/number-flag.ts';
import { startClients, type Tally } from './upgrade/clients.ts';
import { type Copy, makeCopy } from './upgrade/copy.ts';

const ROUNDS = numberFlag('rounds', 6);
const CLIENTS = 20;
/** Milliseconds of each life. */
const LIFE = 1_500;
/** What two servers of one database share, deploy/salama.env.example. */
const SECRET_KEY = 'the same key for both servers of this drill';

const folder = mkdtempSync(join(tmpdir(), 'salama-drill-'));
let isGood = true;
try {
  const copy = makeCopy(folder);
  isGood = await oneAfterTheOther(copy);
  isGood = (await twoBehindCaddy(copy)) && isGood;
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(isGood ? 0 : 1);

async function oneAfterTheOther(copy: Copy): Promise<boolean> {
  const settings = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
  let server = await start(copy, settings);
  const { tally, stop } = startClients(Number(settings.PORT), CLIENTS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await sleep(LIFE);
    copy.release(copy.builds[round % 2] ?? '');
    await end(server, tally);
    server = await start(copy, settings);
  }
  await sleep(LIFE);
  await stop();
  const lost = await countLost(server.url, tally.tokens);
  await end(server, tally);
  return report('SQLite, one after the other', tally, lost);
}

async function twoBehindCaddy(copy: Copy): Promise<boolean> {
  const postgres = await startPostgres();
  const port = await freePort();
  const settings = await Promise.all(
    ['one', 'two'].map(async (name) => ({
      ...{ DATABASE_URL: postgres.url, SECRET_KEY, TRUST_PROXY: '127.0.0.1' },
      ...{ DATA_DIR: join(folder, name), PORT: String(await freePort()) },
    })),
  );
  const servers: RunningServer[] = [];
  for (const each of settings) servers.push(await start(copy, each));
  const caddy = startCaddy(port, settings.map(({ PORT }) => `127.0.0.1:${PORT}`).join(' '));
  await answers(port);
  const { tally, stop } = startClients(port, CLIENTS);
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      copy.release(copy.builds[round % 2] ?? '');
      for (const [at, each] of settings.entries()) {
        await sleep(LIFE);
        const server = servers[at];
        if (server) await end(server, tally);
        servers[at] = await start(copy, each);
        // As docs/deploying.md says: the other one stays until this one is ready, and the proxy has seen it.
        await sleep(LIFE);
      }
    }
    await stop();
    const lost = await countLost(servers[0]?.url ?? '', tally.tokens);
    for (const server of servers) await end(server, tally);
    return report('PostgreSQL, two behind Caddy', tally, lost) && tally.refused === 0;
  } finally {
    caddy.kill('SIGKILL');
    for (const server of servers) server.child.kill('SIGKILL');
    await postgres.stop();
  }
}

function start({ main }: Copy, settings: Record<string, string>): Promise<RunningServer> {
  return startServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...settings }, main);
}

async function end(server: RunningServer, tally: Tally): Promise<void> {
  server.child.kill('SIGTERM');
  const { code, signal } = await server.ended;
  if (code !== 0) tally.failed.push(`a server ended with ${code ?? signal}: ${server.output()}`);
}

function startCaddy(port: number, upstreams: string) {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
  } catch {
    throw new Error('Caddy is not installed: apt-get install caddy');
  }
  const env = {
    ...{ PATH: process.env['PATH'], HOME: folder },
    ...{ SALAMA_HOST: `http://127.0.0.1:${port}`, SALAMA_UPSTREAMS: upstreams },
  };
  const config = join(import.meta.dirname, '../deploy/Caddyfile');
  return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await fetch(`http://127.0.0.1:${port}/livez`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(100);
  }
  throw new Error('Caddy does not answer');
}

async function countLost(url: string, tokens: readonly string[]): Promise<number> {
  let lost = 0;
  for (const token of tokens) {
    const { status } = await fetch(`${url}/api/v1/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (status !== 200) lost += 1;
  }
  return lost;
}

function report(name: string, tally: Tally, lost: number): boolean {
  const { answered, refused, cut, failed, busy, missing, tokens } = tally;
  console.info(
    `${name}: ${ROUNDS} rounds, ${CLIENTS} clients, ${answered} answered; ${cut.length} cut off, ${missing.length} files missing, ${failed.length} failed, ${busy} told to come again, ${lost} of ${tokens.length} accounts lost; ${refused} times nobody listened`,
  );
  for (const line of [...new Set([...cut, ...missing, ...failed])].slice(0, 20)) console.info(`  ${line}`);
  // A drill in which nothing was asked or written has proved nothing.
  const hasProved = answered > ROUNDS * CLIENTS && tokens.length > 0 && busy * 100 <= answered;
  return hasProved && cut.length + missing.length + failed.length + lost === 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => (port ? resolve(port) : reject(new Error('no port'))));
    });
  });
}
