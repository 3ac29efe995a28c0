import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase, dropPostgresDatabase } from './testing/databases.ts';
import { memoryFolder } from './testing/memory-folder.ts';
import { SESSION_ID } from './testing/people.ts';
import { type RunningServer, runProgram, startServer } from './testing/server-process.ts';

describe.runIf(inject('postgresUrl'))('two processes with two keys', { timeout: 120_000 }, () => {
  let url: string;
  let folders: string[];
  const running: RunningServer[] = [];
  beforeEach(async () => {
    url = await createPostgresDatabase();
    folders = [0, 1].map(() => mkdtempSync(join(memoryFolder(), 'salama-process-')));
  });
  afterEach(async () => {
    await stop();
    await dropPostgresDatabase(url);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** Each makes a key of its own in its folder. */
  async function start(folder: string): Promise<RunningServer> {
    const server = await startServer({ DATA_DIR: folder, DATABASE_URL: url, RATE_LIMITS: 'off' });
    running.push(server);
    return server;
  }
  async function stop(): Promise<void> {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
  }
  const call = async (server: RunningServer, path: string, body?: object, headers = {}) => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    });
    // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the test finds out.
    const { data } = (await answer.json()) as any;
    return { status: answer.status, data };
  };
  /** A busy machine is asked again. */
  const callUntilTaken: typeof call = async (...request) => {
    const answer = await call(...request);
    if (answer.status !== 408 && answer.status < 500) return answer;
    await sleep(200);
    return callUntilTaken(...request);
  };
  const isReady = async (server: RunningServer) => (await call(server, '/health')).data.ready;

  it('start on an empty database at once: one wins, the other serves readers, says why, and is not ready', async () => {
    const servers = await Promise.all(folders.map(start));
    const ready = await Promise.all(servers.map(isReady));
    expect(ready.toSorted()).toEqual([false, true]);
    const [winner, loser] = ready[0] ? servers : servers.toReversed();
    if (!winner || !loser) throw new Error('two servers were started');
    expect(loser.output()).toMatch(/^Salama: this is not the key [^\n]*npm run admin -- replace-key/m);
    expect(loser.output()).toMatch(/^\{"level":50,[^\n]*this is not the key /m);
    expect(winner.output()).not.toContain('this is not the key');

    const { sessionId, signature } = (await callUntilTaken(winner, '/auth/anonymous-session', {})).data;
    const visitor = { 'x-session-id': `${sessionId}.${signature}` };
    const question = { content: 'How long does an implant last?' };
    const id = (await callUntilTaken(winner, '/community/questions', question, visitor)).data.question._id;
    const path = `/community/questions/${id}/vote`;
    expect((await callUntilTaken(winner, path, {}, visitor)).data.question.votes).toBe(1);
    expect((await call(loser, path, {}, visitor)).status).toBe(503);
    const list = await callUntilTaken(loser, '/community/questions');
    expect(list.data.questions).toMatchObject([{ _id: id, votes: 1 }]);
    expect((await callUntilTaken(loser, '/directory')).status).toBe(200);
    const chat = { question: 'How long does an implant last?', sessionId: SESSION_ID };
    expect((await callUntilTaken(loser, '/chat', chat)).status).toBe(200);
  });

  it('become one again when the operator lets the lost key go', async () => {
    const [first = '', other = ''] = folders;
    await start(first);
    expect(await isReady(await start(other))).toBe(false);
    await stop();
    const replaced = runProgram('admin-command.ts', { DATA_DIR: other, DATABASE_URL: url }, ['replace-key']);
    expect((await replaced.ended).code).toBe(0);
    expect(await isReady(await start(other))).toBe(true);
    expect(await isReady(await start(first))).toBe(false);
  });
});
