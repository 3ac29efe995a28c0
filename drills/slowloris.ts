// Proves that whoever holds connections open and sends next to nothing keeps nobody out: hundreds of sockets send a head byte
// by byte, stop in the middle of a body or idle after an answer, while others read and ask as before. The slow ones are let go.
// npm run drill -- slowloris --sockets=500
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryFolder } from '../apps/server/src/testing/memory-folder.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { numberFlag } from '../tools/run/number-flag.ts';
import { type Calm, faultsOf, percentile } from './slowloris/judge.ts';

const SOCKETS = numberFlag('sockets', 500);
/** Milliseconds. A request may take fifteen seconds to arrive, an idle connection is kept for 72. */
const BESIEGED = 90_000;
const CALM = 5_000;
const BETWEEN = 100;
const DRIP = 1_000;
const HEAD = 'POST /api/v1/chat HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const KINDS = ['head byte by byte', 'body byte by byte', 'body that stops', 'idle after an answer'] as const;

interface Slow {
  kind: (typeof KINDS)[number];
  socket: Socket;
  isOpen: boolean;
}

const dataDir = mkdtempSync(join(memoryFolder(), 'salama-slow-'));
const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
const port = Number(new URL(server.url).port);
let faults: string[] = [];
try {
  await askFor(CALM);
  const before = await askFor(CALM);
  const files = openFiles();
  const slow = Array.from({ length: SOCKETS }, (_, at) => open(KINDS[at % KINDS.length] ?? KINDS[0]));
  const dripping = setInterval(() => drip(slow), DRIP);
  const filesAt = sleep(CALM).then(openFiles);
  const during = await askFor(BESIEGED);
  clearInterval(dripping);
  const held = KINDS.map((kind) => ({
    kind,
    open: slow.filter((one) => one.kind === kind && one.isOpen).length,
  }));
  for (const { socket } of slow) socket.destroy();
  await sleep(CALM);
  tell('before', before);
  tell(`under ${SOCKETS} slow sockets`, during);
  console.info(
    `  still open after ${BESIEGED / 1_000} s: ${held.map(({ kind, open }) => `${open} (${kind})`).join(', ')}`,
  );
  console.info(`  open files: ${files} before, ${await filesAt} under them, ${openFiles()} after`);
  faults = faultsOf({
    before,
    during,
    held,
    files: { before: files, during: await filesAt, after: openFiles() },
    sockets: SOCKETS,
  });
} finally {
  server.child.kill('SIGTERM');
  const { code } = await server.ended;
  if (code !== 0) faults.push(`the server ended with ${code}`);
  rmSync(dataDir, { recursive: true });
}
for (const fault of faults) console.error(`FAULT ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

function open(kind: Slow['kind']): Slow {
  const socket = connect(port, '127.0.0.1');
  const one: Slow = { kind, socket, isOpen: true };
  const over = () => {
    one.isOpen = false;
  };
  socket.on('close', over).on('end', over).on('error', over).resume();
  if (kind === 'head byte by byte') socket.write('GET / HTTP/1.1\r\nhost: a\r\nx: ');
  else if (kind === 'idle after an answer') socket.write('GET /livez HTTP/1.1\r\nhost: a\r\n\r\n');
  else socket.write(`${HEAD}content-length: 1000\r\n\r\n{"question":"`);
  return one;
}

function drip(slow: readonly Slow[]): void {
  for (const { kind, socket, isOpen } of slow)
    if (isOpen && kind.endsWith('byte by byte') && socket.writable) socket.write('a');
}

/** Reads the board and asks the chat, again and again, each time on the way of anybody. */
async function askFor(milliseconds: number): Promise<Calm> {
  const end = performance.now() + milliseconds;
  const calm: Calm = { answered: 0, others: [], took: [] };
  while (performance.now() < end) {
    const from = performance.now();
    const body = JSON.stringify({
      question: 'How long does an implant last?',
      sessionId: crypto.randomUUID(),
    });
    const headers = { 'content-type': 'application/json' };
    const replies = await Promise.all([
      fetch(`${server.url}/api/v1/community/questions`).catch(() => undefined),
      fetch(`${server.url}/api/v1/chat`, { method: 'POST', body, headers }).catch(() => undefined),
    ]);
    for (const reply of replies) {
      await reply?.arrayBuffer();
      if (reply?.status === 200) calm.answered += 1;
      else calm.others.push(reply ? String(reply.status) : 'no connection');
    }
    calm.took.push(performance.now() - from);
    await sleep(BETWEEN);
  }
  return calm;
}

function tell(when: string, { answered, others, took }: Calm): void {
  const at = (share: number) => `${percentile(took, share).toFixed(0)} ms`;
  console.info(
    `${when}: ${answered} answered, ${others.length} not; p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`,
  );
}

/** As Linux tells them. */
function openFiles(): number {
  return readdirSync(`/proc/${server.child.pid}/fd`).length;
}
