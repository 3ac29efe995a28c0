import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { describeFailure } from './errors.ts';

/** Milliseconds that requests on their way get to finish. */
const GRACE = 8_000;
/** A terminal sends its Ctrl-C to the whole group: the same wish may arrive twice within an instant. */
const SAME_SIGNAL = 300;

/** Ends the process in order on SIGTERM and SIGINT; at once on a second signal; and after any error nobody caught. */
export function stopInOrder(
  app: FastifyInstance,
  logger: FastifyBaseLogger,
  release: () => Promise<void>,
): void {
  let stopping: number | undefined;
  const stop = (): void => {
    if (stopping !== undefined) {
      if (performance.now() - stopping > SAME_SIGNAL) process.exit(1);
      return;
    }
    stopping = performance.now();
    logger.info('stopping');
    setTimeout(() => process.exit(1), GRACE).unref();
    app
      .close()
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
