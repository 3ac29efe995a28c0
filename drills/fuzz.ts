// Proves that no hostile request makes the server fail: for every call of the API, so many requests of strange shapes over
// real sockets; none is answered by an error of ours, none hangs, each refusal has the contract's shape, memory stays bounded,
// and afterwards the server still serves. Another draw at each run; the seed is printed, and `--seed=` draws the same again.
// npm run drill -- fuzz --cases=10000; with --postgres on PostgreSQL
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApi, Operation } from '../apps/server/src/platform/api-docs/openapi.ts';
import { memoryFolder } from '../apps/server/src/testing/memory-folder.ts';
import { PASSWORD } from '../apps/server/src/testing/people.ts';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { runProgram, startServer } from '../apps/server/src/testing/server-process.ts';
import { numberFlag } from '../tools/run/number-flag.ts';
import { drawRequest, type Target } from './fuzz/hostile-requests.ts';
import { judge } from './fuzz/judge.ts';
import { openRaw } from './fuzz/raw-connection.ts';

const CASES = numberFlag('cases', 500);
const SEED = numberFlag('seed', (Date.now() % 2 ** 31) + 1);
const AT_ONCE = 8;
/** The first warms up; the least memory of the second is compared with that of the last: in between, garbage waits. */
const ROUNDS = 4;
const LOOK_EVERY = 500;
/** Milliseconds: the server gives a request fifteen seconds to arrive and ten to be answered. */
const PATIENCE = 30_000;
const MOST_GROWTH = 1.5;
const MOST_MEMORY = 2 ** 30;
/** Whoever may call these gets out: a token is sent once in a while only. */
const ENDS_SESSIONS = /\/auth\/(?:logout|sessions|me|password|recovery-code)$/;
const SPARED = 200;

const postgres = process.argv.includes('--postgres') ? await startPostgres() : undefined;
const dataDir = mkdtempSync(join(memoryFolder(), 'salama-fuzz-'));
const environment = {
  ...{ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
  ...(postgres && { DATABASE_URL: postgres.url }),
};
await runProgram('admin-command.ts', { ...environment, ADMIN_PASSWORD: PASSWORD }, ['create', 'desk.keeper'])
  .ended;
const server = await startServer(environment);
const port = Number(new URL(server.url).port);
const faults = new Map<string, { count: number; first: string }>();
const statuses = new Map<string, number>();
let [sent, overloaded, greatest] = [0, 0, 0];
let token = await signIn();

try {
  const targets = await findTargets();
  const memory: number[] = [];
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const numbers = [
      Math.floor((CASES * round) / ROUNDS),
      Math.floor((CASES * (round + 1)) / ROUNDS),
    ] as const;
    const seen: number[] = [];
    const looking = setInterval(() => seen.push(residentBytes()), LOOK_EVERY);
    for (const target of targets) await besiege(target, ...numbers);
    clearInterval(looking);
    memory.push(Math.min(...seen));
    greatest = Math.max(greatest, ...seen);
    await serveAsEver();
  }
  report(targets.length, memory, Math.round((performance.now() - started) / 1_000));
} finally {
  server.child.kill('SIGTERM');
  const { code } = await server.ended;
  if (code !== 0) note(`the server ended with ${code}`, server.output().slice(-500));
  await postgres?.stop();
  rmSync(dataDir, { recursive: true });
}
for (const [fault, { count, first }] of faults) console.error(`FAULT ${count} x ${fault}\n  first: ${first}`);
process.exit(faults.size > 0 ? 1 : 0);

/** All requests of one call, each number once, from several connections. */
async function besiege(target: Target, from: number, to: number): Promise<void> {
  const name = `${target.method} ${target.path}`;
  let next = from;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      let kept = openRaw(port, PATIENCE);
      while (next < to) {
        const number = next;
        next += 1;
        const isSpared = ENDS_SESSIONS.test(target.path) && number % SPARED !== 0;
        const request = drawRequest({ ...target, token: isSpared ? undefined : token }, SEED, number);
        const { isHead, isUnframed, bytes, kind } = request;
        if (!isUnframed && !kept.isOpen()) kept = openRaw(port, PATIENCE);
        const connection = isUnframed ? openRaw(port, PATIENCE) : kept;
        const answer = await connection.ask(bytes, { isHead, endAfter: isUnframed });
        sent += 1;
        const seen = typeof answer === 'string' ? answer : String(answer.status);
        statuses.set(seen, (statuses.get(seen) ?? 0) + 1);
        const judgement = judge(request, answer);
        if (judgement === 'overloaded') overloaded += 1;
        else if (judgement !== 'in order')
          note(
            `${name}: ${kind}: ${judgement.fault}`,
            `--seed=${SEED}, number ${number}: ${shown(bytes, answer)}`,
          );
      }
      kept.end();
    }),
  );
  if (ENDS_SESSIONS.test(target.path)) token = await signIn();
}

/** Every call of the running server, with a body that fits it and ids that name something. */
async function findTargets(): Promise<Target[]> {
  const visitor = await ask('POST', '/auth/anonymous-session');
  const session = `${visitor.data.sessionId}.${visitor.data.signature}`;
  const question = await ask('POST', '/community/questions', {
    content: 'Is it safe to take the pill for years?',
  });
  const id: string = question.data.question._id;
  const answered = await ask('POST', `/community/questions/${id}/answers`, {
    content: 'A nurse told me that it is.',
  });
  const me = await ask('GET', '/auth/me');
  const ids = [id, answered.data.answerId, me.data.user._id, '3f2b8a44-6d0f-4b7e-8f2b-0d8f6a5c1e77'];
  const api = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as OpenApi;
  return Object.entries(api.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      ...{ method: method.toUpperCase(), path, session, ids, token: undefined },
      query: operation.parameters.filter((one) => one['in'] === 'query').map(({ name }) => String(name)),
      example: exampleIn(operation),
    })),
  );
}

function exampleIn({ requestBody }: Operation): unknown {
  const content = requestBody?.['content'] as Record<string, { example?: unknown }> | undefined;
  return content?.['application/json']?.example;
}

/** After all that, somebody asks, writes and reads as if nothing had been. */
async function serveAsEver(): Promise<void> {
  const sessionId = crypto.randomUUID();
  const chat = await ask('POST', '/chat', { question: 'How long does an implant last?', sessionId });
  const list = await ask('GET', '/community/questions');
  if (!chat.success || !list.success)
    note('does not serve as before', JSON.stringify([chat.error, list.error]));
}

function report(targets: number, memory: readonly number[], seconds: number): void {
  const megabytes = memory.map((bytes) => `${Math.round(bytes / 2 ** 20)} MB`).join(', ');
  const told = [...statuses].sort().map(([status, count]) => `${count} x ${status}`);
  console.info(
    `${postgres ? 'PostgreSQL' : 'SQLite'}: ${targets} calls, ${CASES} requests each, ${sent} in all (seed ${SEED}) in ${seconds} s`,
  );
  console.info(
    `  ${told.join(', ')}; of them refused for want of time ${overloaded}; least memory of each round ${megabytes}, greatest ${Math.round(greatest / 2 ** 20)} MB`,
  );
  const [first = 0, last = 0] = [memory[1], memory.at(-1)];
  if (last > first * MOST_GROWTH || greatest > MOST_MEMORY) note('memory grows', megabytes);
  if (!statuses.get('200') || !statuses.get('422'))
    note('nothing was let in, or nothing refused: nothing is proved', '');
  const failures = server.output().match(/^\{"level":(?:50|60).*$/gm) ?? [];
  if (failures.length > 0)
    note(`${failures.length} lines in the log tell of a fault of ours`, failures[0] ?? '');
}

async function signIn(): Promise<string> {
  const body = { username: 'desk.keeper', password: PASSWORD };
  return (await ask('POST', '/auth/login', body, '')).data.token;
}

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the drill finds out.
async function ask(method: string, path: string, body?: object, as = token): Promise<any> {
  const reply = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: {
      ...(as && path !== '/auth/anonymous-session' && { authorization: `Bearer ${as}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return reply.json();
}

function shown(bytes: Buffer, answer: unknown): string {
  return JSON.stringify([bytes.toString('latin1').slice(0, 600), answer]).slice(0, 700);
}

function note(fault: string, first: string): void {
  const known = faults.get(fault);
  faults.set(fault, { count: (known?.count ?? 0) + 1, first: known?.first ?? first });
}

/** As Linux tells it. */
function residentBytes(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 2 ** 10;
}
