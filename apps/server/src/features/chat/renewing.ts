import type { FastifyInstance } from 'fastify';
import type { Welcome } from '../../platform/actor.ts';
import { describeFailure } from '../../platform/errors.ts';
import type { Conversation } from './conversation.ts';

/** Renews an account's conversation behind its back when it comes; what failed is tried again the next time. */
export function createRenewing(app: FastifyInstance, { renew }: Pick<Conversation, 'renew'>): Welcome {
  const running = new Set<Promise<void>>();
  // The database is there until the last one is done.
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (owner) => {
    const one = renew(owner)
      .catch((error: unknown) =>
        app.log.warn({ failure: describeFailure(error) }, 'a conversation could not be renewed'),
      )
      .finally(() => running.delete(one));
    running.add(one);
  };
}
