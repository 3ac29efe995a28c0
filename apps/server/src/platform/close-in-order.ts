import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which whoever has just connected is let in, before nobody is. */
const LAST_CALL = 60;
/** For a listener that does not close. */
const MOST_TURNS = 1_000;

/**
 * Nobody who was let in is cut off when the listener closes. The system lets people in before the process knows of them, and
 * resets whoever still waits there. Since each answer of a stopping server ends its connection, everybody who is answered
 * comes back at once, just then. So answers are held for an instant: all who wait are let in, nobody new is sent back, the
 * listener closes, and then they are answered.
 */
export function closeInOrder(app: FastifyInstance, isEnding: () => boolean): void {
  let stopping = false;
  let lastCall: Promise<void> | undefined;
  app.addHook('onRequest', async () => lastCall);
  app.addHook('preClose', async () => {
    stopping = true;
    if (!app.server.listening) return;
    lastCall = untilClosed(app);
    await sleep(LAST_CALL);
  });
  // A kept-alive connection would hold up the end: answers that leave while stopping close theirs.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping || isEnding()) reply.header('connection', 'close');
    done(null, payload);
  });
}

async function untilClosed({ server }: FastifyInstance): Promise<void> {
  await sleep(LAST_CALL);
  for (let turn = 0; server.listening && turn < MOST_TURNS; turn += 1) await setImmediate();
}
