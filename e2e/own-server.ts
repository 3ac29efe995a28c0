import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../apps/server/src');

/** A program of the server, with settings of its own. */
export interface OwnProgram {
  /** The address that it printed. */
  address: string;
  stop(): Promise<void>;
}

/** Runs a program of the server until it prints an address. */
export function startProgram(
  file: string,
  settings: Record<string, string>,
  address: RegExp,
): Promise<OwnProgram> {
  const program = spawn(process.execPath, [join(server, file)], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    program.stdout.on('data', (part) => {
      output += String(part);
      const found = address.exec(output)?.[1];
      if (found) resolve({ address: found, stop: () => stop(program) });
    });
    program.on('exit', () => reject(new Error(`${file} ended: ${output}`)));
  });
}

/** Salama itself, on a free port. */
export async function startSalama(settings: Record<string, string>): Promise<OwnProgram> {
  const more = { PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...settings };
  const started = await startProgram('main.ts', more, /(http:\/\/localhost:\d+)/);
  return { ...started, address: started.address.replace('localhost', '127.0.0.1') };
}

function stop(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    program.once('exit', () => resolve());
    program.kill();
  });
}
