import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_FLAGS } from '../run/server-flags.mjs';
import { fillCopy } from './fill-copy.ts';
import { readCopy } from './read-copy.ts';

// `npm run demo`: a copy of Salama with a lively board, stories and a desk with cases, in a folder that goes with it. It takes no
// setting that leads to data: whatever runs beside it is out of its reach.
const ADMINISTRATOR = 'demo-desk';
const server = join(import.meta.dirname, '../../apps/server/src');
const dataDir = mkdtempSync(join(tmpdir(), 'salama-demo-'));
const { PATH = '', HOST = '127.0.0.1', PORT = '3000' } = process.env;
const environment = { PATH, HOST, PORT, DATA_DIR: dataDir, DEMO: 'on', BACKUPS: 'off', LOG_LEVEL: 'error' };
const password = randomBytes(9).toString('base64url');

process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
let running = start();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    running.stopped = true;
    running.program.kill('SIGTERM');
  });

try {
  const first = await running.address;
  await fillCopy(first, join(dataDir, 'salama.sqlite'), readCopy());
  await makeAdministrator(first);
  // Limits stood aside for the filling; and what the server had read is older now.
  running.program.kill('SIGTERM');
  await running.ended;
  if (!running.stopped) {
    running = start({ RATE_LIMITS: 'on' });
    const address = await running.address;
    console.info(`\nA demonstration of Salama is at ${address}`);
    console.info(`Its desk: ${address}/admin, as ${ADMINISTRATOR}, with the password ${password}`);
    console.info(
      `It keeps everything in the folder ${dataDir}\nAll of it is invented, and gone with Ctrl-C.`,
    );
    process.exitCode = await running.ended;
  }
} catch (error) {
  running.program.kill('SIGKILL');
  console.error(
    `salama: the demonstration does not start: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}
process.exit();

function start(more: Record<string, string> = { RATE_LIMITS: 'off' }) {
  const program = spawn(process.execPath, [...SERVER_FLAGS, join(server, 'main.ts')], {
    env: { ...environment, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => program.once('exit', (code) => resolve(code ?? 1)));
  const address = new Promise<string>((resolve, reject) => {
    let said = '';
    program.stdout.on('data', (part) => {
      said += String(part);
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (found) resolve(found.replace('localhost', HOST === '0.0.0.0' ? 'localhost' : HOST));
    });
    void ended.then(() => reject(new Error('the line above says why')));
  });
  return { program, address, ended, stopped: false };
}

/** An account by the site's own call, and power by the command that every operator uses. */
async function makeAdministrator(address: string): Promise<void> {
  const answer = await fetch(`${address}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMINISTRATOR, password }),
  });
  if (!answer.ok) throw new Error(`the account of the desk was refused: ${await answer.text()}`);
  const command = [SERVER_FLAGS[1] ?? '', join(server, 'admin-command.ts'), 'promote', ADMINISTRATOR];
  const promoted = spawnSync(process.execPath, command, { env: environment, encoding: 'utf8' });
  if (promoted.status !== 0) throw new Error(promoted.stderr);
}
