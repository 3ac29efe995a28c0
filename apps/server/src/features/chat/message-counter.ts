import { type Clock, dayOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { addToDailyCount } from './repository.ts';

/** Counts messages by day. Collects in memory, so that a question waits for no write. */
export interface MessageCounter {
  add(): void;
  /** Writes what was collected; keeps it for the next time when that fails. */
  flush(): Promise<void>;
}

export function createMessageCounter(db: Db, clock: Clock): MessageCounter {
  let collected = 0;
  return {
    add() {
      collected += 1;
    },
    async flush() {
      const count = collected;
      if (count === 0) return;
      collected = 0;
      await addToDailyCount(db, dayOf(clock.now()), 'chat messages', count).catch((error: unknown) => {
        collected += count;
        throw error;
      });
    },
  };
}
