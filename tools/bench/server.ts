// Measures the server as an operator starts it, against a bare route that sends the same bytes: processor time and rate
// for the home page and for a chat answer, and memory at rest and after the load. The two take turns in one run, since
// figures of different hours say nothing about each other.
// node tools/bench/server.ts
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 3;
const QUESTION = {
  question: 'How long does the implant last?',
  sessionId: '7d5c2f8e-6f1d-4b0e-9f3b-2f6a1c0d9e11',
};
const script = fileURLToPath(import.meta.resolve('../../apps/server/src/testing/measured-server.ts'));
const dataDir = mkdtempSync(join(tmpdir(), 'salama-bench-'));
const children: ChildProcess[] = [];

try {
  await measure();
} finally {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
}

async function measure(): Promise<void> {
  const app = await start(['app']);
  await sleep(2_000);
  console.info(`at rest: ${megabytes((await costOf(app.child)).rss)} MB resident`);

  const page = await fetchRaw(app.url);
  const bare = await start(['bare', page.body.toString('base64'), page.encoding]);
  const chat = { method: 'POST' as const, body: JSON.stringify(QUESTION) };
  const headers = { 'accept-encoding': 'br' };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const bareRun = await load(bare, { headers });
    const pageRun = await load(app, { headers });
    const ratio = (pageRun.rate / bareRun.rate).toFixed(2);
    report(`round ${round}, bare route of ${page.body.length} bytes`, bareRun);
    report(`round ${round}, home page`, pageRun, `, ${ratio} of the bare rate`);
    const url = `${app.url}/api/v1/chat`;
    report(
      `round ${round}, chat answer`,
      await load(app, { ...chat, url, headers: { 'content-type': 'application/json' } }),
    );
  }
  console.info(`after the load: ${megabytes((await costOf(app.child)).rss)} MB resident`);
}

interface Server {
  child: ChildProcess;
  url: string;
}

interface Run {
  /** Answers a second. */
  rate: number;
  /** Milliseconds of processor time an answer. */
  cpu: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

/** Starts a server in a process of its own, so that its processor time is nobody else's. */
async function start(args: string[]): Promise<Server> {
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  const child = fork(script, args, { env: { ...process.env, ...environment }, silent: true });
  children.push(child);
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += String(chunk);
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    }
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
  return { child, url };
}

async function load(server: Server, options: Partial<Parameters<typeof autocannon>[0]>): Promise<Run> {
  const before = await costOf(server.child);
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...options,
  });
  const after = await costOf(server.child);
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} answers failed`);
  return {
    rate: result.requests.average,
    cpu: (after.cpu - before.cpu) / result.requests.total,
    p99: result.latency.p99,
  };
}

function costOf(child: ChildProcess): Promise<{ cpu: number; rss: number }> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as { cpu: number; rss: number }));
    child.send('cost');
  });
}

/** The page as it travels: `fetch` would unpack it. */
async function fetchRaw(url: string): Promise<{ body: Buffer; encoding: string }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error('build the pages first: node apps/web/build.ts'));
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'] ?? 'identity',
        }),
      );
    }).once('error', reject);
  });
}

function report(what: string, { rate, cpu, p99 }: Run, more = ''): void {
  console.info(`${what}: ${cpu.toFixed(3)} CPU ms each, ${Math.round(rate)}/s, p99 ${p99} ms${more}`);
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(0);
}
