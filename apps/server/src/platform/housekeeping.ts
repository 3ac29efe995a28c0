import type { FastifyInstance } from 'fastify';
import { SECOND } from './clock.ts';
import { describeFailure } from './errors.ts';

export interface Chore {
  name: string;
  /** Milliseconds between two runs. */
  every: number;
  run(): Promise<void>;
  /** Run before the server is gone: the same once more, or what else is to be done then. */
  atClose?: true | (() => Promise<void>);
}

/** A server that is often started anew forgets in time as well; whoever waits for its first page comes before. */
const FIRST_AFTER = 10 * SECOND;

/**
 * Runs the chores while the app is up: one after the other soon after it listens, then each in its own time. A failing
 * one is logged and tried again next time.
 */
export function keepHouse(app: FastifyInstance, chores: readonly Chore[]): void {
  const attempt = async ({ name, run }: Chore): Promise<void> => {
    await run().catch((error: unknown) =>
      app.log.warn({ chore: name, failure: describeFailure(error) }, 'chore failed'),
    );
  };
  let isClosing = false;
  let firstRound = Promise.resolve();
  const runAll = async (): Promise<void> => {
    for (const chore of chores) if (!isClosing) await attempt(chore);
  };
  let timers: NodeJS.Timeout[] = [];
  app.addHook('onListen', (done) => {
    const first = setTimeout(() => {
      firstRound = runAll();
    }, FIRST_AFTER).unref();
    timers = [first, ...chores.map((chore) => setInterval(attempt, chore.every, chore).unref())];
    done();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    for (const timer of timers) clearTimeout(timer);
    await firstRound;
    for (const { atClose, ...chore } of chores)
      if (atClose) await attempt({ ...chore, run: atClose === true ? chore.run : atClose });
  });
}
