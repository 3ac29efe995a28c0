import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signedInSchema } from '@salama/contract/auth/schemas.ts';
import { successSchema } from '@salama/contract/envelope.ts';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryFolder } from './testing/memory-folder.ts';
import { PASSWORD, SESSION_ID } from './testing/people.ts';
import { type RunningServer, runProgram, startServer } from './testing/server-process.ts';

describe('the server process', { timeout: 60_000 }, () => {
  let dataDir: string;
  const running: RunningServer[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(memoryFolder(), 'salama-process-'));
  });
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.child.kill('SIGKILL');
      await server.ended;
    }
    rmSync(dataDir, { recursive: true });
  });

  async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
    const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment });
    running.push(server);
    return server;
  }
  /** One that has learned: its first answer has waited for that. */
  async function startWarm(): Promise<RunningServer> {
    const server = await start();
    await post(server, '/chat', { question: 'What is contraception?', sessionId: SESSION_ID });
    return server;
  }
  const post = (server: RunningServer, path: string, body: unknown) =>
    fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const signedIn = async (answer: Promise<Response>) => {
    const { data } = v.parse(successSchema(signedInSchema), await (await answer).json());
    return data;
  };
  const statusOfMe = async (server: RunningServer, token: string) =>
    (await fetch(`${server.url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;

  it('prints its address last, answers, and ends in order', async () => {
    const server = await start();
    expect(server.output().trimEnd().split('\n').at(-1)).toMatch(/^Salama is at http:\/\/localhost:\d+$/);
    expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200);
    const answer = await post(server, '/chat', { question: 'What is contraception?', sessionId: SESSION_ID });
    expect(answer.status).toBe(200);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  it.each([
    ['leads nowhere', { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none', AI_API_KEY: 'wrong' }],
    ['is incomplete', { AI_BASE_URL: 'http://127.0.0.1:9/v1' }],
  ])('answers from the library when the setting of a model %s', async (_, settings) => {
    const server = await start(settings);
    const question = 'How long does an implant last?';
    const answer = await post(server, '/chat', { question, sessionId: SESSION_ID });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('3 to 5 years');
  });

  it('finishes what is on its way before it ends', async () => {
    const server = await startWarm();
    const body = JSON.stringify({ question: 'What is contraception?', sessionId: SESSION_ID });
    const { socket, taken, answer } = halfSent(server, body);
    await taken;
    await signal(server);
    socket.write(body.slice(20));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/m);
    expect((await server.ended).code).toBe(0);
  });

  it('ends at once at a second signal', async () => {
    const server = await startWarm();
    await halfSent(server, JSON.stringify({ question: 'What is contraception?', sessionId: SESSION_ID }))
      .taken;
    await signal(server);
    // Two signals that come close together are one.
    await sleep(500);
    expect(server.child.exitCode).toBeNull();
    const signalled = performance.now();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(1);
    // Without the second signal the half-sent request would be waited for: eight seconds.
    expect(performance.now() - signalled).toBeLessThan(6_000);
  });

  it('keeps a second server off its data folder and names itself', async () => {
    const first = await start();
    const second = runProgram('main.ts', { DATA_DIR: dataDir, PORT: '0' });
    const { code } = await second.ended;
    expect(code).toBe(1);
    expect(second.output()).toContain(`is in use by another server (process ${first.child.pid})`);
    expect((await fetch(`${first.url}/api/v1/health`)).status).toBe(200);
  });

  it('has every account it acknowledged after being killed', async () => {
    const tokens: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const server = await start();
      for (const token of tokens) expect(await statusOfMe(server, token)).toBe(200);
      for (let made = 0; made < 3; made += 1) {
        const body = { username: `killed-${round}-${made}`, password: PASSWORD };
        tokens.push((await signedIn(post(server, '/auth/register', body))).token);
      }
      server.child.kill('SIGKILL');
      await server.ended;
    }
    const server = await start();
    for (const token of tokens) expect(await statusOfMe(server, token)).toBe(200);
  });

  it('lets the first administrator be made while it runs', async () => {
    const server = await start();
    const command = (args: string[]) =>
      runProgram('admin-command.ts', { DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD }, args);
    const create = command(['create', 'Msimamizi']);
    expect((await create.ended).code).toBe(0);
    expect(create.output()).toMatch(/Msimamizi is an administrator\..*(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}\n$/);
    const admin = await signedIn(post(server, '/auth/login', { username: 'msimamizi', password: PASSWORD }));
    expect(admin.user).toMatchObject({ role: 'ADMIN', isAnonymous: false });

    const person = await signedIn(post(server, '/auth/register', { username: 'asha', password: PASSWORD }));
    expect((await command(['promote', 'asha']).ended).code).toBe(0);
    expect(await statusOfMe(server, person.token)).toBe(401);
    const again = await signedIn(post(server, '/auth/login', { username: 'asha', password: PASSWORD }));
    expect(again.user.role).toBe('ADMIN');
    const trail = await fetch(`${server.url}/api/v1/admin/audit`, {
      headers: { authorization: `Bearer ${again.token}` },
    });
    const entries = [
      { by: 'operator', action: 'make-admin', subject: { name: 'asha' } },
      { by: 'operator', action: 'make-admin', subject: { name: 'Msimamizi' } },
    ];
    expect(await trail.json()).toMatchObject({ data: { entries } });

    for (const args of [['create', 'asha'], ['promote', 'nobody'], ['remove', 'asha'], []]) {
      expect((await command(args).ended).code).toBe(1);
    }
    const silent = runProgram('admin-command.ts', { DATA_DIR: dataDir }, ['create', 'another']);
    expect((await silent.ended).code).toBe(1);
    expect(silent.output()).toContain('Set ADMIN_PASSWORD');
  });

  it('says at every start that its key is not the one of the database, until the operator lets that go', async () => {
    const first = await start();
    first.child.kill('SIGTERM');
    await first.ended;
    const another = { DATA_DIR: dataDir, SECRET_KEY: 'k'.repeat(32) };
    const warned = await start(another);
    await expect
      .poll(warned.output, { timeout: 10_000 })
      .toMatch(/this is not the key [^\n]*docs\/operating\.md/);
    warned.child.kill('SIGTERM');
    await warned.ended;
    const replaced = runProgram('admin-command.ts', { DATA_DIR: dataDir }, ['replace-key']);
    expect((await replaced.ended).code).toBe(0);
    const quiet = await start(another);
    quiet.child.kill('SIGTERM');
    await quiet.ended;
    expect(quiet.output()).not.toContain('this is not the key');
  });

  it('names every faulty setting in one line and does not start', async () => {
    const program = runProgram('main.ts', { DATA_DIR: dataDir, PORT: 'http', LOG_LEVEL: 'loud' });
    expect((await program.ended).code).toBe(1);
    expect(program.output()).toMatch(/^Salama cannot start: PORT must be .*; LOG_LEVEL must be [^\n]*\n$/);
  });

  it('says that the database cannot be reached', async () => {
    const program = runProgram('main.ts', {
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    });
    expect((await program.ended).code).toBe(1);
    expect(program.output()).toContain(
      'Salama cannot start: the database cannot be reached: look at DATABASE_URL',
    );
  });

  it('names the port that is taken', async () => {
    const first = await start();
    const other = mkdtempSync(join(memoryFolder(), 'salama-process-'));
    const second = runProgram('main.ts', {
      DATA_DIR: other,
      PORT: new URL(first.url).port,
      HOST: '127.0.0.1',
    });
    expect((await second.ended).code).toBe(1);
    expect(second.output()).toContain('Salama cannot start: the port is in use');
    rmSync(other, { recursive: true });
  });

  /** Until the server says that it stops: a busy machine delivers late, and two signals that wait are one. */
  async function signal(server: RunningServer): Promise<void> {
    server.child.kill('SIGTERM');
    await expect.poll(server.output, { timeout: 20_000 }).toContain('"stopping"');
  }

  /** A request of which the server has the head, once it is taken, and the first twenty bytes of the body. */
  function halfSent(server: RunningServer, body: string) {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /api/v1/chat HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`,
    );
    const taken = new Promise((resolve) => socket.once('data', resolve));
    const answer = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    return { socket, taken, answer };
  }
});
