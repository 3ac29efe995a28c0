import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { describeFailure } from './errors.ts';

/** Milliseconds that requests on their way get to finish. */
const GRACE = 8_000;
/** Milliseconds for which a server that is to go still takes whoever was sent here before it said so. */
const LINGER = 1_000;
/** A terminal sends its Ctrl-C to the whole group: the same wish may arrive twice within an instant. */
const SAME_SIGNAL = 300;

interface Ending {
  app: FastifyInstance;
  logger: FastifyBaseLogger;
  /** Says that this process is about to go, before anything of it has gone. */
  announce: () => void;
  release: () => Promise<void>;
}

/**
 * Ends the process in order on SIGTERM and SIGINT; at once on a second signal; and after any error nobody caught. In
 * order: not ready any more, a second longer in service, each answer with `connection: close`, then the listener, then
 * the rest. Whoever presses Ctrl-C waits for no balancer.
 */
export function stopInOrder({ app, logger, announce, release }: Ending): void {
  let stopping: number | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping !== undefined) {
      if (performance.now() - stopping > SAME_SIGNAL) process.exit(1);
      return;
    }
    stopping = performance.now();
    logger.info('stopping');
    announce();
    const linger = signal === 'SIGINT' ? 0 : LINGER;
    setTimeout(() => process.exit(1), linger + GRACE).unref();
    sleep(linger)
      .then(() => app.close())
      .then(release)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const crash = (error: unknown): void => {
    logger.fatal({ failure: describeFailure(error) }, 'uncaught');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
