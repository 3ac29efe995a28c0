// Measures the desk when much waits, on both databases: each call that a tab makes, then each tab in a browser, from the
// click on its link (and from its address, with nothing on the device) until its rows or figures are on the screen. Ends
// with an error when a tab takes more than 500 ms by click. Smaller sizes by flags.
// node tools/bench/admin.ts [--users=100000] [--cases=10000] [--materials=5000] [--rounds=7] [--only=sqlite|postgres]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts';
import { fillDesk } from '../../apps/server/src/testing/fill-desk.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { measureDesk } from '../measuring/desk-speed.ts';
import { endMeasured, startMeasured } from '../measuring/measured-process.ts';

const { values: flags } = parseArgs({
  options: {
    users: { type: 'string', default: '100000' },
    cases: { type: 'string', default: '10000' },
    materials: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
  },
});
const size = {
  users: Number(flags.users),
  cases: Number(flags.cases),
  materials: Number(flags.materials),
  suggestions: 5_000,
  entries: 50_000,
  thumbs: 20_000,
};
const ROUNDS = 15;
/** Milliseconds from a click to what it opens. */
const MOST = 500;
/** What each tab asks for when it opens, and what is asked for when somebody searches or turns far. */
const TABS: Record<string, string[]> = {
  Overview: ['/admin/stats', '/admin/activity?days=90', '/admin/questions?days=90'],
  Users: ['/admin/users?page=1'],
  'Users, last page': [`/admin/users?page=${Math.ceil(size.users / 50)}`],
  'Users, search': ['/admin/users?page=1&search=reader-4711'],
  Materials: ['/admin/learning-materials?page=1'],
  'Materials, search': ['/admin/learning-materials?page=1&search=number%204711'],
  Reports: ['/admin/reports?status=open&page=1'],
  'Reports, last page': [`/admin/reports?status=open&page=${Math.ceil(size.cases / 20)}`],
  Suggestions: ['/admin/suggestions?page=1'],
  'Suggestions, search': ['/admin/suggestions?page=1&search=topic%204711'],
  Assistant: ['/admin/questions?days=90', '/admin/unanswered?days=90', '/admin/feedback?page=1'],
  Trail: ['/admin/audit?page=1'],
};

try {
  if (flags.only !== 'postgres') await measure('SQLite', undefined);
  if (flags.only !== 'sqlite') {
    const postgres = await startPostgres();
    await measure('PostgreSQL', postgres.url).finally(async () => {
      endMeasured();
      await postgres.stop();
    });
  }
} finally {
  endMeasured();
}

async function measure(name: string, url: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'salama-bench-'));
  const patient =
    url && `${url}${url.includes('?') ? '&' : '?'}statement_timeout=600000&query_timeout=600000`;
  const database = await connectDatabase({ DATA_DIR: dataDir, DATABASE_URL: patient }, systemClock);
  await fillDesk(database, size);
  const app = await startMeasured(['app'], { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) });
  const token = await signUp(app.url);
  await database.db.updateTable('users').set({ role: 'ADMIN' }).where('username_key', '=', 'bench').execute();
  await database.close();
  console.info(`\n${name}: ${size.users} accounts, ${size.cases} cases, ${size.materials} materials`);
  await measureCalls(app.url, token);
  await measureTabs(app.url, token, name);
  app.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureCalls(url: string, token: string): Promise<void> {
  print(['its calls, ms', 'median', 'worst']);
  for (const [tab, paths] of Object.entries(TABS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(url, paths, token));
    times.sort((a, b) => a - b);
    const median = times[Math.floor(ROUNDS / 2)] ?? 0;
    print([tab, median, times.at(-1) ?? 0]);
  }
}

async function measureTabs(url: string, token: string, name: string): Promise<void> {
  print(['in a browser, ms', 'click', 'worst', 'address', 'worst']);
  for (const { tab, click, address } of await measureDesk(url, token, Number(flags.rounds))) {
    print([tab, click.median, click.worst, address.median, address.worst]);
    if (click.median <= MOST) continue;
    console.error(`over the limit: ${tab} on ${name}, ${Math.round(click.median)} ms`);
    process.exitCode = 1;
  }
}

/** A line of a table: a name, then numbers. */
function print([name, ...columns]: (string | number)[]): void {
  const cells = columns.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell).padStart(9));
  console.info(`${String(name).padEnd(22)}${cells.join('')}`);
}

/** Right after it was filled, a database may be too busy writing for a while. */
async function signUp(url: string, triesLeft = 20): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bench', password: 'a quiet river at night' }),
  });
  const body: unknown = await response.json();
  const token = /"token":"([\w-]+)"/.exec(JSON.stringify(body))?.[1];
  if (token) return token;
  if (response.status !== 503 || triesLeft === 0) throw new Error(`register answered ${response.status}`);
  await setTimeout(1_000);
  return signUp(url, triesLeft - 1);
}

/** Milliseconds until the last of these calls, sent together, is answered. */
async function timeOf(url: string, paths: readonly string[], token: string): Promise<number> {
  const started = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    }),
  );
  return performance.now() - started;
}
