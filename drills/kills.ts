// Proves that what a server acknowledged survives its being killed, at any moment, while people write: on SQLite and, where
// it can be had, on PostgreSQL. `npm test` kills one server on SQLite, between writes.
// npm run drill -- kills --rounds=100
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryFolder } from '../apps/server/src/testing/memory-folder.ts';
import { PASSWORD } from '../apps/server/src/testing/people.ts';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { numberFlag } from '../tools/run/number-flag.ts';

const ROUNDS = numberFlag('rounds', 20);
const AT_ONCE = 4;
/** Milliseconds for which a server lives at most, once it answers. */
const LONGEST_LIFE = 1_500;

const postgres = await startPostgres();
let lost = 0;
try {
  lost += await killAgainAndAgain('SQLite', {});
  lost += await killAgainAndAgain('PostgreSQL', { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}
process.exit(lost > 0 ? 1 : 0);

async function killAgainAndAgain(database: string, settings: Record<string, string>): Promise<number> {
  const dataDir = mkdtempSync(join(memoryFolder(), 'salama-drill-'));
  const environment = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...settings };
  const tokens: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer(environment);
    const writing = Array.from({ length: AT_ONCE }, (_, lane) =>
      registerUntilRefused(server.url, `drill-${round}-${lane}`, tokens),
    );
    await sleep(Math.random() * LONGEST_LIFE);
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, ...writing]);
  }
  const server = await startServer(environment);
  let lost = 0;
  for (const token of tokens) {
    const { status } = await fetch(`${server.url}/api/v1/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (status !== 200) lost += 1;
  }
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true });
  console.info(
    `${database}: killed ${ROUNDS} times; of ${tokens.length} acknowledged accounts ${lost} are lost`,
  );
  // A drill in which nothing was written has proved nothing.
  return tokens.length === 0 ? 1 : lost;
}

/** Adds the token of each account that was acknowledged; ends when the server is gone. */
async function registerUntilRefused(url: string, name: string, tokens: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const answer = await fetch(`${url}/api/v1/auth/register`, {
      method: 'POST',
      body: JSON.stringify({ username: `${name}-${number}`, password: PASSWORD, isAnonymous: true }),
      headers: { 'content-type': 'application/json' },
    })
      .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
      .catch(() => undefined);
    if (!answer) return;
    const token = /"token":"([^"]+)"/.exec(answer.text)?.[1];
    if (answer.status === 201 && token) tokens.push(token);
  }
}
