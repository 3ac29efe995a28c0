import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, describeCopies, type TestDatabase } from './testing/databases.ts';
import { PASSWORD } from './testing/people.ts';
import { type RunningServer, runProgram, startServer } from './testing/server-process.ts';

const POSTS = 190;
const ACCOUNTS = 10;
const AT_ONCE = 10;

describeCopies('the backup of a server that runs', (kind) => {
  let from: TestDatabase;
  let to: TestDatabase;
  let file: string;
  const running: RunningServer[] = [];
  beforeEach(async () => {
    [from, to] = [await createTestDatabase(kind), await createTestDatabase(kind)];
    for (const { database } of [from, to]) await database.close();
    file = join(to.dataDir, 'salama.backup');
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await stop(server, 'SIGKILL');
    await from.remove();
    await to.remove();
  });

  const settingsOf = ({ dataDir, url }: TestDatabase): Record<string, string> => ({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...(url && { DATABASE_URL: url }),
  });
  async function start(store: TestDatabase): Promise<RunningServer> {
    const server = await startServer(settingsOf(store));
    running.push(server);
    // It learns first; on a busy machine whoever asks before that is sent away.
    const isThere = () =>
      call(server, '/health').then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(isThere, { timeout: 120_000, interval: 500 }).toBe(200);
    return server;
  }
  async function stop(server: RunningServer, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    server.child.kill(signal);
    await server.ended;
  }
  async function command(name: 'backup' | 'restore', store: TestDatabase, ...args: string[]) {
    const program = runProgram(`${name}-command.ts`, settingsOf(store), [file, ...args]);
    return { ...(await program.ended), output: program.output() };
  }
  async function call(
    server: RunningServer,
    path: string,
    options: { body?: unknown; headers?: object } = {},
  ) {
    const { body, headers } = options;
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      // A kept connection may be closed just when it is used again.
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the test finds out.
    return { status: answer.status, data: ((await answer.json()) as any).data };
  }
  async function visitorOf(server: RunningServer) {
    const { data } = await call(server, '/auth/anonymous-session', { body: {} });
    return { 'x-session-id': `${data.sessionId}.${data.signature}` };
  }
  let number = 0;
  /** Posts as fast as the server takes them. @returns the paths of what was acknowledged. */
  async function post(server: RunningServer, headers: object, goesOn: (acknowledged: number) => boolean) {
    const paths: string[] = [];
    const write = async () => {
      while (goesOn(paths.length)) {
        number += 1;
        const body = { content: `Is it safe to ask number ${number}?` };
        const { status, data } = await call(server, '/community/questions', { body, headers });
        if (status === 201) paths.push(`/community/questions/${data.question._id}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, write));
    return paths;
  }
  /** With what somebody found; a busy machine is asked again. */
  async function look(server: RunningServer, path: string, headers: object): Promise<string> {
    for (let left = 20; left > 0; left -= 1) {
      const { status } = await call(server, path, { headers });
      if (status !== 408 && status < 500) return `${status} ${path}`;
    }
    return `no answer ${path}`;
  }

  it('holds all that was acknowledged before it began, while people go on writing', {
    timeout: 480_000,
  }, async () => {
    const server = await start(from);
    const headers = await visitorOf(server);
    const posts = (await post(server, headers, (acknowledged) => acknowledged < POSTS)).slice(0, POSTS);
    const tokens: string[] = [];
    for (let made = 0; made < ACCOUNTS; made += 1) {
      const body = { username: `kept-${made}`, password: PASSWORD, isAnonymous: true };
      tokens.push((await call(server, '/auth/register', { body })).data.token);
    }
    expect(posts.length + tokens.length).toBe(200);
    let isOver = false;
    const writing = post(server, headers, () => !isOver);
    const backup = await command('backup', from);
    isOver = true;
    expect((await writing).length).toBeGreaterThan(0);
    expect([backup.code, backup.output]).toEqual([0, expect.stringContaining('holds the whole database')]);
    await stop(server);

    const restore = await command('restore', to, '--replace', '--without-erasures');
    expect([restore.code, restore.output]).toEqual([0, expect.stringContaining('is restored')]);
    const restored = await start(to);
    const found: string[] = [];
    for (const path of posts) found.push(await look(restored, path, headers));
    for (const token of tokens)
      found.push(await look(restored, '/auth/me', { authorization: `Bearer ${token}` }));
    expect(found.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  });

  it('is for its owner alone under an open umask, with the key apart, and never overwrites', {
    timeout: 360_000,
  }, async () => {
    const server = await start(from);
    const before = process.umask(0);
    const backup = await command('backup', from).finally(() => process.umask(before));
    expect(backup.output).toContain('keep it in another place');
    const key = readFileSync(join(from.dataDir, 'secret.key'), 'utf8');
    for (const path of [file, `${file}.key`]) expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(`${file}.key`, 'utf8')).toBe(key);
    expect(readFileSync(file).includes(key.trim())).toBe(false);
    for (const { dataDir } of [from, to])
      expect(readdirSync(dataDir).filter((name) => /^(?:copy|salama).*tmp/.test(name))).toEqual([]);
    const again = await command('backup', from);
    expect([again.code, again.output]).toEqual([
      1,
      expect.stringMatching(/^\S+ exists: [^\n]*--replace\.\n$/),
    ]);
    expect((await command('backup', from, '--replace')).code).toBe(0);
    // Where the machine is too busy, a connection may just have been given up.
    const state = () => call(server, '/health').then(({ data }) => data.database);
    await expect.poll(state, { timeout: 60_000 }).toBe('up');
    const restore = await command('restore', from, '--replace');
    const reason = kind === 'SQLite' ? 'in use by another server' : 'stop every server';
    expect([restore.code, restore.output]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^[^\\n]*${reason}[^\\n]*\\n$`)),
    ]);
    await stop(server);
    expect((await command('restore', from, '--replace')).code).toBe(0);
  });
});
