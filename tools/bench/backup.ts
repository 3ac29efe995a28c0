// Measures what a copy of the database costs whoever writes meanwhile, on SQLite and the disk: people write one after the
// other, in turns without a copy and while copies are made by the server's own road, one after the other.
// Goal: p99 at most three times the same run without. node tools/bench/backup.ts [--questions=30000] [--seconds=8] [--rounds=3]
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCopyBeside } from '../../apps/server/src/platform/backup/copy-beside.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts';
import { fillBoard } from '../../apps/server/src/testing/fill-board.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';

const { values: flags } = parseArgs({
  options: {
    questions: { type: 'string', default: '30000' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    /** Where the database lies; the disk of the project, not memory. */
    folder: { type: 'string', default: 'build' },
  },
});
const QUESTIONS = Number(flags.questions);
const WRITERS = 4;
/** Between two writes of a person: a machine that writes without a pause only shows that a core is shared. */
const PAUSE = 10;
const MOST = 3;
let refused = 0;

const dataDir = mkdtempSync(join(flags.folder, 'bench-backup-'));
try {
  const database = await connectDatabase({ DATA_DIR: dataDir }, systemClock);
  await fillBoard(database, { questions: QUESTIONS, answers: 2 * QUESTIONS, votes: QUESTIONS });
  await database.close();
  const megabytes = statSync(join(dataDir, 'salama.sqlite')).size / 1e6;
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  await writeFor(server.url, 2_000);
  const calm: number[] = [];
  const copying: number[] = [];
  let copies = 0;
  for (let round = 0; round < Number(flags.rounds); round += 1) {
    calm.push(...(await writeFor(server.url, Number(flags.seconds) * 1_000)));
    let isOver = false;
    const copyAgain = async () => {
      const beside = createCopyBeside({ PATH: process.env['PATH'], DATA_DIR: dataDir });
      for (; !isOver; copies += 1) {
        const file = join(dataDir, `copy-${copies}`);
        await beside.copyInto(file);
        rmSync(file);
      }
    };
    const made = copyAgain();
    copying.push(...(await writeFor(server.url, Number(flags.seconds) * 1_000)));
    isOver = true;
    await made;
  }
  server.child.kill('SIGTERM');
  await server.ended;
  const [without, during] = [percentiles(calm), percentiles(copying)];
  const ratio = during.p99 / without.p99;
  console.info(`database of ${megabytes.toFixed(0)} MB, ${WRITERS} writers, ${copies} copies`);
  console.info(`without: ${calm.length} writes, ${say(without)}`);
  console.info(`during a copy: ${copying.length} writes, ${say(during)}`);
  console.info(
    `p99 during a copy is ${ratio.toFixed(1)} times the one without (at most ${MOST}); ${refused} told to come again`,
  );
  process.exitCode = copies === 0 || ratio > MOST ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true });
}

/** @returns milliseconds of each vote. @throws when one is refused. */
async function writeFor(url: string, milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const took: number[] = [];
  const list = await fetch(`${url}/api/v1/community/questions`);
  const id = /"_id":"([^"]+)"/.exec(await list.text())?.[1];
  const write = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      const answer = await fetch(`${url}/api/v1/community/questions/${id}/vote`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      await answer.arrayBuffer();
      // An overloaded machine tells to come again; such a vote was not written, and the last line counts it.
      if (answer.status === 503) refused += 1;
      else if (answer.status >= 400) throw new Error(`a vote was answered by ${answer.status}`);
      else took.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return took;
}

function percentiles(took: readonly number[]): { p50: number; p99: number } {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function say({ p50, p99 }: { p50: number; p99: number }): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
