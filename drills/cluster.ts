// Proves that three servers on one PostgreSQL are one Salama while parts of it fail: under load one is killed and comes
// back, the database is stopped hard and started again, one server comes with another key. Nothing that was acknowledged is
// lost, nothing counts twice, and what cannot be done meanwhile is said by 503 or a closed door, never by another error.
// npm run drill -- cluster --rounds=5
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryFolder } from '../apps/server/src/testing/memory-folder.ts';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { type RunningServer, startServer } from '../apps/server/src/testing/server-process.ts';
import { numberFlag } from '../tools/run/number-flag.ts';

const ROUNDS = numberFlag('rounds', 2);
const SERVERS = 3;
const AT_ONCE = 6;
/** Milliseconds of load before and after each event, and for which the database is away. */
const CALM = 2_000;
const AWAY = 2_000;
/** Within so many milliseconds after the database is back every server writes again. */
const SOON = 10_000;
const BOARD = '/api/v1/community/questions';
const KEY = 'k'.repeat(40);

const postgres = await startPostgres({ durable: true });
const folder = mkdtempSync(join(memoryFolder(), 'salama-drill-'));
const servers: RunningServer[] = [];
const acknowledged: string[] = [];
const seen = { ok: 0, unavailable: 0, closed: 0, wrong: [] as string[] };
const faults: string[] = [];
let isOver = false;
let made = 0;

try {
  // All at once, on a database without a table.
  servers.push(...(await Promise.all(Array.from({ length: SERVERS }, (_, at) => startOne(at)))));
  const voted = await firstQuestion();
  const writing = Array.from({ length: AT_ONCE }, (_, lane) => writeOn(lane));
  for (let round = 0; round < ROUNDS; round += 1) {
    await killOne(round % SERVERS);
    await stopDatabase();
    await bringAnotherKey((round + 1) % SERVERS);
  }
  isOver = true;
  await Promise.all(writing);
  await look(voted);
} finally {
  for (const server of servers) server.child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
console.info(
  `${acknowledged.length} questions acknowledged; ${seen.unavailable} times 503, ${seen.closed} closed connections, ${seen.wrong.length} other answers`,
);
for (const fault of faults) console.error(`FAIL ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

function startOne(at: number, key = KEY): Promise<RunningServer> {
  return startServer({
    DATA_DIR: join(folder, `server-${at}`),
    DATABASE_URL: postgres.url,
    SECRET_KEY: key,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  });
}

/** Killed without a word, and back a moment later. */
async function killOne(at: number): Promise<void> {
  await sleep(CALM);
  servers[at]?.child.kill('SIGKILL');
  await servers[at]?.ended;
  await sleep(CALM);
  servers[at] = await startOne(at);
  console.info(`server ${at} was killed and is back`);
}

/** Nothing that is under way is finished, and the next start has to recover. */
async function stopDatabase(): Promise<void> {
  await sleep(CALM);
  await postgres.kill();
  await sleep(AWAY);
  const chat = await send(servers[0], '/api/v1/chat', {
    question: 'Is it normal?',
    sessionId: crypto.randomUUID(),
  });
  if (chat?.status !== 200) faults.push(`without the database the chat answers ${chat?.status}`);
  await postgres.startAgain();
  const back = performance.now();
  for (const server of servers)
    while ((await post(server, 'after')) !== 201 && performance.now() - back < SOON) await sleep(100);
  const took = Math.round(performance.now() - back);
  if (took >= SOON) faults.push(`some server does not write ${took} ms after the database is back`);
  console.info(`the database was stopped hard; all servers write again after ${took} ms`);
}

/** A server that was given another key reads and answers, and seals nothing; with its own it is as before. */
async function bringAnotherKey(at: number): Promise<void> {
  await sleep(CALM);
  servers[at]?.child.kill('SIGTERM');
  await servers[at]?.ended;
  const stranger = await startOne(at, 'another'.repeat(8));
  // A process that has just come may shed what can wait.
  const begun = performance.now();
  let read = await fetch(stranger.url + BOARD);
  while (read.status === 503 && performance.now() - begun < SOON) {
    await sleep(100);
    read = await fetch(stranger.url + BOARD);
  }
  if (read.status !== 200) faults.push(`with another key a list answers ${read.status}`);
  const status = await post(stranger, 'with another key');
  if (status !== 503) faults.push(`with another key a question answers ${status}`);
  stranger.child.kill('SIGTERM');
  await stranger.ended;
  servers[at] = await startOne(at);
  console.info(`server ${at} had another key for a while`);
}

async function writeOn(lane: number): Promise<void> {
  for (let number = lane; !isOver; number += 1) {
    const status = await post(servers[number % SERVERS], 'under load');
    if (status === 201) seen.ok += 1;
    else if (status === 503) seen.unavailable += 1;
    else if (status === undefined) seen.closed += 1;
    else seen.wrong.push(String(status));
    if (status !== 201) await sleep(50);
  }
}

interface Answer {
  status: number;
  body: { data?: { question?: { _id: string }; sessionId?: string; signature?: string } };
}

/** @returns the status; undefined when the connection was closed. What was acknowledged is remembered. */
async function post(server: RunningServer | undefined, when: string): Promise<number | undefined> {
  made += 1;
  const letters = Array.from(String(made), (digit) => 'bdfgklmnps'[Number(digit)]).join('a');
  const answer = await send(server, BOARD, { content: `Is it safe to ask Ka${letters}a ${when}?` });
  const id = answer?.body?.data?.question?._id;
  if (answer?.status === 201 && id) acknowledged.push(id);
  return answer?.status;
}

async function send(
  server: RunningServer | undefined,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer | undefined> {
  try {
    const answer = await fetch((server?.url ?? '') + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  } catch {
    return undefined;
  }
}

/** A question for which one visitor votes on each server, all at once. */
async function firstQuestion(): Promise<string> {
  await post(servers[0], 'first');
  const [id = ''] = acknowledged;
  const session = await send(servers[0], '/api/v1/auth/anonymous-session', {});
  const { sessionId, signature } = session?.body.data ?? {};
  const headers = { 'x-session-id': `${sessionId}.${signature}` };
  await Promise.all(servers.map((server) => send(server, `${BOARD}/${id}/vote`, {}, headers)));
  return id;
}

/** Each server has everything, and has counted the one visitor once. */
async function look(voted: string): Promise<void> {
  for (const [at, { url }] of servers.entries()) {
    let lost = 0;
    for (const id of acknowledged) {
      const answer = await fetch(`${url}${BOARD}/${id}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) lost += 1;
    }
    if (lost > 0) faults.push(`server ${at} does not have ${lost} of ${acknowledged.length} questions`);
    const answer = await fetch(`${url}${BOARD}/${voted}`);
    const { data } = (await answer.json()) as { data: { question: { votes: number } } };
    if (data.question.votes !== 1)
      faults.push(`one visitor counts as ${data.question.votes} on server ${at}`);
  }
  if (seen.wrong.length > 0) faults.push(`other answers: ${[...new Set(seen.wrong)].join(', ')}`);
  if (seen.ok === 0) faults.push('nothing was written under load');
  if (seen.unavailable + seen.closed === 0) faults.push('nothing failed: the drill has proved nothing');
}
