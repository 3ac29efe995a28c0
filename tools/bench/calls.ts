// Measures what visitors do on the board and in the chat, as they do it: with a signed session, limits on, 10 connections,
// each call beside a bare route that sends as many bytes, in turns. The processor time counts the database's processes too.
// With --times=500 the board stands five hundred times over: a million questions, which take some four minutes to fill.
// node tools/bench/calls.ts [--questions=2000] [--times=1] [--reads=6000] [--writes=600] [--rounds=3] [--only=sqlite]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts';
import { fillBoard, SEARCHES } from '../../apps/server/src/testing/fill-board.ts';
import { multiplyBoard } from '../../apps/server/src/testing/multiply-board.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import {
  endMeasured,
  loadMeasured,
  type MeasuredProcess,
  startMeasured,
} from '../measuring/measured-process.ts';
import { postgresCpu } from '../measuring/postgres-cpu.ts';

const { values: flags } = parseArgs({
  options: {
    questions: { type: 'string', default: '2000' },
    times: { type: 'string', default: '1' },
    reads: { type: 'string', default: '6000' },
    writes: { type: 'string', default: '600' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const QUESTIONS = Number(flags.questions);
const ROUNDS = Number(flags.rounds);
const CONNECTIONS = 10;
/** Visitors behind one address: few enough that only their own limits could hold them. */
const VISITORS_A_NETWORK = 50;
const BOARD = '/api/v1/community/questions';
let made = 0;

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

interface Measured extends MeasuredProcess {
  alsoSpent: () => number;
  /** Some questions of the board. */
  ids: string[];
}

/** Each draws one request of somebody who calls for the first time, and says how many are sent in a round. */
const CALLS: Record<string, { count: number; draw(visitor: Visitor, app: Measured): Sent }> = {
  'list, page 1': {
    count: Number(flags.reads),
    draw: ({ headers }) => ({ method: 'GET', path: BOARD, headers }),
  },
  'one question': {
    count: Number(flags.reads),
    draw: ({ headers, number }, { ids }) => ({
      method: 'GET',
      path: `${BOARD}/${pick(ids, number)}`,
      headers,
    }),
  },
  search: {
    count: Number(flags.writes),
    draw: ({ headers }) => ({ method: 'GET', path: `${BOARD}?search=${SEARCHES.hundredth}`, headers }),
  },
  vote: {
    count: Number(flags.writes),
    draw: ({ headers, number }, { ids }) => post(`${BOARD}/${pick(ids, number)}/vote`, headers, {}),
  },
  'new question': {
    count: Number(flags.writes),
    draw: ({ headers, number }) =>
      post(BOARD, headers, { content: newQuestion(number), tags: ['implant'], isAnonymous: true }),
  },
  'chat answer': {
    count: Number(flags.writes),
    draw: ({ headers, sessionId, number }) =>
      post('/api/v1/chat', headers, {
        sessionId,
        question: `How long does the ${pick(METHODS, number)} last?`,
      }),
  },
};
const METHODS = ['implant', 'injection', 'copper coil', 'vaginal ring'];

interface Visitor {
  number: number;
  sessionId: string;
  headers: Record<string, string>;
}

try {
  if (flags.only !== 'postgres') await measure('SQLite', undefined);
  if (flags.only !== 'sqlite') await measurePostgres();
} finally {
  endMeasured();
}

async function measurePostgres(): Promise<void> {
  const postgres = await startPostgres();
  try {
    await measure('PostgreSQL', postgres);
  } finally {
    endMeasured();
    await postgres.stop();
  }
}

async function measure(name: string, postgres: { url: string; pid: number } | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'salama-bench-'));
  const app = await startFilled(dataDir, postgres);
  const sizes = new Map<string, number>();
  const figures = new Map<string, { cpu: number; bare: number }[]>();
  // The first round is for the compiler and the plans.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [what, { count, draw }] of Object.entries(CALLS)) {
      const visitors = await newVisitors(count, app);
      const requests = visitors.map((visitor) => draw(visitor, app));
      const size =
        sizes.get(what) ?? (await sizeOf(draw((await newVisitors(1, app))[0] as Visitor, app), app));
      sizes.set(what, size);
      const run = await load(app, requests);
      const bare = await loadBare(size);
      if (round > 0) figures.set(what, [...(figures.get(what) ?? []), { cpu: run, bare }]);
    }
  }
  for (const [what, rounds] of figures) {
    const [cpu, bare] = [median(rounds.map((one) => one.cpu)), median(rounds.map((one) => one.bare))];
    console.info(
      `${name}, ${what}: ${cpu.toFixed(3)} CPU ms each, ${(cpu / bare).toFixed(1)} times a bare route of ${sizes.get(what)} bytes (${bare.toFixed(3)})`,
    );
  }
  app.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}

async function startFilled(
  dataDir: string,
  postgres: { url: string; pid: number } | undefined,
): Promise<Measured> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url };
  const database = await connectDatabase(environment, systemClock, { connect: 10_000, statement: 600_000 });
  await fillBoard(database, { questions: QUESTIONS, answers: QUESTIONS * 2, votes: QUESTIONS * 5 });
  if (Number(flags.times) > 1) await multiplyBoard(database, QUESTIONS, Number(flags.times));
  const rows = await database.db.selectFrom('community_questions').select('id').limit(1_000).execute();
  await database.close();
  const app = await startMeasured(['app'], {
    DATA_DIR: dataDir,
    RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const alsoSpent = () => (postgres ? postgresCpu(postgres.pid) : 0);
  return { ...app, alsoSpent, ids: rows.map(({ id }) => id) };
}

/** Sessions that nobody has used yet, some of them behind each address. */
async function newVisitors(count: number, app: Measured): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  while (visitors.length < count) {
    made += 1;
    const network = Math.floor(made / VISITORS_A_NETWORK);
    const address = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
    const answer = await fetch(`${app.url}/api/v1/auth/anonymous-session`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
    });
    if (!answer.ok) throw new Error(`no session: ${answer.status} ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { sessionId: string; signature: string } };
    visitors.push({
      number: made,
      sessionId: data.sessionId,
      headers: { 'x-forwarded-for': address, 'x-session-id': `${data.sessionId}.${data.signature}` },
    });
  }
  return visitors;
}

async function sizeOf({ path, ...sent }: Sent, app: Measured): Promise<number> {
  const answer = await fetch(app.url + path, sent);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** Milliseconds of processor time a call; every request is sent once. */
async function load(server: Measured, requests: readonly Sent[]): Promise<number> {
  let taken = 0;
  const share = Math.floor(requests.length / CONNECTIONS);
  const { cpu } = await loadMeasured(server, {
    connections: CONNECTIONS,
    amount: share * CONNECTIONS,
    alsoSpent: server.alsoSpent,
    setupClient: (client: { setRequests(requests: readonly Sent[]): void }) => {
      client.setRequests(requests.slice(taken, taken + share));
      taken += share;
    },
  });
  return cpu;
}

async function loadBare(size: number): Promise<number> {
  const bare = await startMeasured(['bare', Buffer.alloc(size, 'a').toString('base64')], {});
  // What a young process spends on getting ready is not the route's.
  await loadMeasured(bare, { connections: CONNECTIONS, amount: 3_000 });
  const { cpu } = await loadMeasured(bare, { connections: CONNECTIONS, amount: 10_000 });
  bare.child.kill('SIGKILL');
  return cpu;
}

function post(path: string, headers: Sent['headers'], body: object): Sent {
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function pick<Value>(values: readonly Value[], at: number): Value {
  return values[at % values.length] as Value;
}

/** A harmless one, unlike every other. */
function newQuestion(number: number): string {
  const letters = Array.from(String(number), (digit) => 'bdfgklmnps'[Number(digit)]).join('a');
  return `My friend Ka${letters}a asks whether the implant can move inside the arm, and who could look after it at a clinic.`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
