// Proves that a server under steady use neither fails nor grows: people ask, read and write for some minutes; then nothing was
// answered by an error, and the memory held after the first minute has grown by less than a quarter.
// npm run drill -- soak --minutes=60
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryFolder } from '../apps/server/src/testing/memory-folder.ts';
import { SESSION_ID } from '../apps/server/src/testing/people.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { readCases } from '../tools/exam/mark.ts';
import { numberFlag } from '../tools/run/number-flag.ts';

const MINUTE = 60_000;
const MINUTES = numberFlag('minutes', 10);
const AT_ONCE = 4;
const MOST_GROWTH = 1.25;
const PAUSE = 20;

if (MINUTES < 2) throw new Error('--minutes must be 2 at least: the first is for warming up');
const questions = readCases(join(import.meta.dirname, '../tools/exam/questions.jsonl'));
const dataDir = mkdtempSync(join(memoryFolder(), 'salama-drill-'));
const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
const until = Date.now() + MINUTES * MINUTE;
let [asked, failed] = [0, 0];

const people = Array.from({ length: AT_ONCE }, async (_, place) => {
  for (let number = place; Date.now() < until; number += 1) {
    const { question, language } = questions[number % questions.length] ?? {
      question: 'salama',
      language: 'en',
    };
    const replies = await Promise.all([
      post('/chat', { question, language, sessionId: SESSION_ID }),
      post('/community/questions', { content: `Is it safe to ask number ${number} of ${place}?` }),
      fetch(`${server.url}/api/v1/community/questions`),
    ]);
    asked += replies.length;
    failed += replies.filter(({ status }) => status >= 500).length;
    for (const reply of replies) await reply.arrayBuffer();
    await sleep(PAUSE);
  }
});
await sleep(MINUTE);
const early = residentBytes();
await Promise.all(people);
const late = residentBytes();
server.child.kill('SIGTERM');
const { code } = await server.ended;
rmSync(dataDir, { recursive: true });

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
console.info(`${asked} requests in ${MINUTES} minutes: ${failed} answered by an error`);
console.info(
  `memory after one minute ${megabytes(early)} MB, at the end ${megabytes(late)} MB; ended with ${code}`,
);
process.exit(failed > 0 || late > early * MOST_GROWTH || code !== 0 ? 1 : 0);

function post(path: string, body: object): Promise<Response> {
  return fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

/** As Linux tells it. */
function residentBytes(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 2 ** 10;
}
