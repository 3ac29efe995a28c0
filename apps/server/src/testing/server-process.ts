import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepareContent } from '../prepared-content.ts';

const root = join(import.meta.dirname, '../../../..');

/** A program of the server, run the way an operator runs it. */
export interface Program {
  child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  ended: Promise<{ code: number | null; signal: string | null; ms: number }>;
}

export interface RunningServer extends Program {
  url: string;
}

export function runProgram(
  script: 'main.ts' | 'admin-command.ts' | 'backup-command.ts' | 'restore-command.ts' | 'move-command.ts',
  environment: Record<string, string>,
  args: string[] = [],
): Program {
  return runFile(join(root, 'apps/server/src', script), environment, args);
}

function runFile(file: string, environment: Record<string, string>, args: string[] = []): Program {
  const started = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', BACKUPS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended: Program['ended'] = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, ms: performance.now() - started }));
  });
  return { child, output: () => output, ended };
}

/**
 * Starts the server on a free port and waits for its address. Each would else learn by itself what no build prepared. `main`
 * is another copy's.
 */
export async function startServer(
  environment: Record<string, string>,
  main = join(root, 'apps/server/src/main.ts'),
): Promise<RunningServer> {
  prepareContent(root);
  const program = runFile(main, { PORT: '0', HOST: '127.0.0.1', ...environment });
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = /Salama is at (http:\/\/localhost:\d+)\n/.exec(program.output())?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    program.child.stdout?.on('data', look);
    void program.ended.then(({ code, signal }) =>
      reject(new Error(`ended with ${code ?? signal}: ${program.output()}`)),
    );
  });
  return { ...program, url };
}
