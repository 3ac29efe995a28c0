import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { SERVER_FLAGS } from '../run/server-flags.mjs';

/** A server in a process of its own, so that its processor time is nobody else's. */
export interface MeasuredProcess {
  child: ChildProcess;
  url: string;
}

export interface Run {
  /** Answers a second. */
  rate: number;
  /** Milliseconds of processor time an answer. */
  cpu: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

type LoadOptions = Partial<Parameters<typeof autocannon>[0]> & {
  connections: number;
  /** Milliseconds that other processes have worked for this server so far, such as its database. */
  alsoSpent?: () => number;
};

const script = fileURLToPath(import.meta.resolve('../../apps/server/src/testing/measured-server.ts'));
const children: ChildProcess[] = [];

export async function startMeasured(
  args: string[],
  environment: Record<string, string>,
): Promise<MeasuredProcess> {
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    BACKUPS: 'off',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const child = fork(script, args, {
    execArgv: SERVER_FLAGS,
    env: { ...process.env, ...settings },
    silent: true,
  });
  children.push(child);
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += String(chunk);
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    }
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
  return { child, url };
}

export function endMeasured(): void {
  for (const child of children) child.kill('SIGKILL');
}

/** Asks for `url`, by default the root, as fast as the server answers. */
export async function loadMeasured(
  server: MeasuredProcess,
  { alsoSpent = () => 0, ...options }: LoadOptions,
): Promise<Run> {
  const before = (await costOf(server.child)).cpu + alsoSpent();
  const result = await autocannon({ url: server.url, ...options });
  const after = (await costOf(server.child)).cpu + alsoSpent();
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} answers failed`);
  return {
    rate: result.requests.average,
    cpu: (after - before) / result.requests.total,
    p99: result.latency.p99,
  };
}

export function costOf(child: ChildProcess): Promise<{ cpu: number; rss: number }> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as { cpu: number; rss: number }));
    child.send('cost');
  });
}

export function report(what: string, { rate, cpu, p99 }: Run, more = ''): void {
  console.info(`${what}: ${cpu.toFixed(3)} CPU ms each, ${Math.round(rate)}/s, p99 ${p99} ms${more}`);
}
