import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryFolder } from '../testing/memory-folder.ts';
import { startServer } from '../testing/server-process.ts';

const CLIENTS = 100;

describe('a server that is replaced', { timeout: 60_000 }, () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(memoryFolder(), 'salama-process-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('answers whoever it let in, also those who come back just as it closes', async () => {
    const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
    const outcomes = new Map<string, number>();
    /** Until nobody listens any more. */
    const askAgainAndAgain = async () => {
      for (let outcome = ''; outcome !== 'ECONNREFUSED'; ) {
        outcome = await ask(`${server.url}/api/v1/learning-materials`);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    };
    const clients = Array.from({ length: CLIENTS }, askAgainAndAgain);
    await expect.poll(() => outcomes.get('200'), { timeout: 30_000 }).toBeGreaterThan(CLIENTS);
    server.child.kill('SIGTERM');
    await Promise.all(clients);
    expect((await server.ended).code).toBe(0);
    expect([...outcomes.keys()].sort()).toEqual(['200', 'ECONNREFUSED']);
  });
});

/** On a connection of its own: the status, or why there is none. */
function ask(url: string): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, { agent: false }, (answer) => {
      answer.on('error', () => resolve('cut off'));
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.resume();
    });
    asking.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asking.end();
  });
}
