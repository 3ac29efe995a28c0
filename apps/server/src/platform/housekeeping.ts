import type { FastifyInstance } from 'fastify';
import { describeFailure } from './errors.ts';

export interface Chore {
  name: string;
  /** Milliseconds between two runs. */
  every: number;
  run(): Promise<void>;
  /** Run once more before the server is gone. */
  atClose?: boolean;
}

/** Runs the chores while the app is up. A failing one is logged and tried again next time. */
export function keepHouse(app: FastifyInstance, chores: readonly Chore[]): void {
  const attempt = async ({ name, run }: Chore): Promise<void> => {
    await run().catch((error: unknown) =>
      app.log.warn({ chore: name, failure: describeFailure(error) }, 'chore failed'),
    );
  };
  let timers: NodeJS.Timeout[] = [];
  app.addHook('onListen', (done) => {
    timers = chores.map((chore) => setInterval(attempt, chore.every, chore).unref());
    done();
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    for (const chore of chores) if (chore.atClose) await attempt(chore);
  });
}
