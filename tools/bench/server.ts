// Measures the server as an operator starts it, against a bare route that sends the same bytes: processor time and rate
// for the home page and for a chat answer, and memory at rest and after the load. The two take turns in one run, since
// figures of different hours say nothing about each other.
// node tools/bench/server.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  costOf,
  endMeasured,
  loadMeasured,
  type MeasuredProcess,
  report,
  startMeasured,
} from '../measuring/measured-process.ts';

const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 3;
const QUESTION = {
  question: 'How long does the implant last?',
  sessionId: '7d5c2f8e-6f1d-4b0e-9f3b-2f6a1c0d9e11',
};
const dataDir = mkdtempSync(join(tmpdir(), 'salama-bench-'));

try {
  await measure();
} finally {
  endMeasured();
  rmSync(dataDir, { recursive: true });
}

async function measure(): Promise<void> {
  const app = await startMeasured(['app'], { DATA_DIR: dataDir });
  await sleep(2_000);
  console.info(`at rest: ${megabytes((await costOf(app.child)).rss)} MB resident`);

  const page = await fetchRaw(app.url);
  const bare = await startMeasured(['bare', page.body.toString('base64'), page.encoding], {});
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

function load(server: MeasuredProcess, options: Partial<Parameters<typeof loadMeasured>[1]>) {
  return loadMeasured(server, { connections: CONNECTIONS, duration: SECONDS, ...options });
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

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(0);
}
