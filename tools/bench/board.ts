// Measures the lists of a full board on both databases: each kind of list at 20 connections, and page 1 against a bare
// route that sends the same bytes. The processor time counts the database's processes too. Smaller sizes by flags.
// node tools/bench/board.ts [--questions=100000] [--answers=500000] [--votes=1000000] [--seconds=4] [--only=sqlite]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts';
import { fillBoard, SEARCHES, TAG } from '../../apps/server/src/testing/fill-board.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import {
  endMeasured,
  loadMeasured,
  type MeasuredProcess,
  report,
  startMeasured,
} from '../measuring/measured-process.ts';
import { postgresCpu } from '../measuring/postgres-cpu.ts';

const { values: flags } = parseArgs({
  options: {
    questions: { type: 'string', default: '100000' },
    answers: { type: 'string', default: '500000' },
    votes: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const size = {
  questions: Number(flags.questions),
  answers: Number(flags.answers),
  votes: Number(flags.votes),
};
const CONNECTIONS = 20;
const LAST_PAGE = Math.min(1_000, Math.ceil(size.questions / 10));
const LIST = '/api/v1/community/questions';
const LISTS = {
  'page 1': '',
  [`page ${LAST_PAGE}`]: `?page=${LAST_PAGE}`,
  'a tag': `?tag=${TAG}`,
  'search, no hit': `?search=${SEARCHES.none}`,
  'search, one hit': `?search=${SEARCHES.rare}`,
  'search, 1 % of rows': `?search=${SEARCHES.hundredth}`,
  'search, 20 % of rows': `?search=${SEARCHES.fifth}`,
  'search, two letters': '?search=qx',
};
/** Ten times what is kept, so that nine of ten are read from the database. */
const UNKEPT_PAGES = 2_000;

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
  const started = performance.now();
  const url = postgres && patient(postgres.url);
  const database = await connectDatabase({ DATA_DIR: dataDir, DATABASE_URL: url }, systemClock);
  await fillBoard(database, size);
  await database.close();
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.info(`${name}: ${size.questions} questions, filled in ${seconds} s`);
  const app = await startMeasured(['app'], {
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const alsoSpent = () => (postgres ? postgresCpu(postgres.pid) : 0);
  for (const [what, query] of Object.entries(LISTS))
    report(`${name}, ${what}`, await load(app, LIST + query, alsoSpent));
  report(`${name}, ${UNKEPT_PAGES} pages at random`, await load(app, LIST, alsoSpent, shufflePages));
  await compareWithBare(name, app, alsoSpent);
  app.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}

/** Filling takes longer than the server lets a statement take. */
function patient(address: string): string {
  const url = new URL(address);
  for (const name of ['statement_timeout', 'query_timeout']) url.searchParams.set(name, '600000');
  return url.href;
}

/** In turns, since figures of different moments say nothing about each other. */
async function compareWithBare(name: string, app: MeasuredProcess, alsoSpent: () => number): Promise<void> {
  const path = LIST;
  const page = Buffer.from(await (await fetch(app.url + path)).arrayBuffer());
  const bare = await startMeasured(['bare', page.toString('base64')], {});
  for (let round = 1; round <= 3; round += 1) {
    const bareRun = await load(bare, '/');
    const run = await load(app, path, alsoSpent);
    report(`${name}, bare route of ${page.length} bytes`, bareRun);
    report(`${name}, page 1`, run, `, ${(run.cpu / bareRun.cpu).toFixed(1)} times the bare route`);
  }
  bare.child.kill('SIGKILL');
}

/** Each connection asks in an order of its own. */
function shufflePages(client: { setRequests(requests: { path: string }[]): void }): void {
  const most = Math.min(UNKEPT_PAGES, Math.ceil(size.questions / 10));
  const pages = Array.from({ length: most }, (_, at) => ({ at: at + 1, order: Math.random() }));
  client.setRequests(
    pages.sort((a, b) => a.order - b.order).map(({ at }) => ({ path: `${LIST}?page=${at}` })),
  );
}

function load(
  server: MeasuredProcess,
  path: string,
  alsoSpent?: () => number,
  setupClient?: typeof shufflePages,
) {
  return loadMeasured(server, {
    ...(setupClient && { setupClient }),
    url: server.url + path,
    connections: CONNECTIONS,
    duration: Number(flags.seconds),
    ...(alsoSpent && { alsoSpent }),
  });
}
