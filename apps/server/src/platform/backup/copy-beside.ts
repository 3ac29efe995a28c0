import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { resolve as absolute, dirname, join } from 'node:path';
import { StartFault } from '../errors.ts';
import { clearLeft } from '../whole-file.ts';

const COMMAND = join(import.meta.dirname, '../../backup-command.ts');
/** How much longer the copy waits for a processor than whoever is served. */
const NICE = 10;

export interface CopyBeside {
  copyInto(file: string): Promise<void>;
  /** A copy on its way is broken off: what it leaves counts for nothing, and the next one takes it away. */
  end(): void;
}

/**
 * Copies by `npm run backup`’s own road, in a process of its own: SQLite copies in one step, in which nobody would be
 * answered, and what it needs of memory goes with it. The key stays out unless BACKUP_PASSPHRASE seals the copy.
 */
export function createCopyBeside(environment: NodeJS.ProcessEnv): CopyBeside {
  let running: ChildProcess | undefined;
  return {
    copyInto(file) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      clearLeft(dirname(file), 'salama-');
      return new Promise((resolve, reject) => {
        const flags = ['--disable-warning=ExperimentalWarning'];
        const child = spawn(process.execPath, [...flags, COMMAND, absolute(file), '--without-key'], {
          env: environment,
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        running = child;
        if (child.pid) setPriority(child.pid, NICE);
        let said = '';
        child.stderr?.on('data', (chunk) => (said += String(chunk)));
        child.once('error', reject);
        child.once('close', (code) => {
          running = undefined;
          if (code === 0) resolve();
          else reject(new StartFault(said.trim().split('\n').at(-1) || 'The copy was broken off.'));
        });
      });
    },
    end: () => void running?.kill('SIGKILL'),
  };
}
