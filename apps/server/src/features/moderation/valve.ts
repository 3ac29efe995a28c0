import { type Clock, DAY, HOUR, hourOf, SECOND } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { readValve, shutValve } from './brake-repository.ts';
import type { Caller, DeskDependencies } from './types.ts';

/** What one process knows of the other's. */
const KNOWN_FOR = 10 * SECOND;
const SHUT_FOR = HOUR;

/**
 * Looks at the whole board and at no address: when people of whom nothing is known post more within ten minutes than a
 * board of this size ever sees, what they post waits for a moderator, until an hour after the flood. Nothing is refused
 * and nothing lost, and whoever has an account for longer than a day goes on as before.
 */
export interface Valve {
  /** Whether this newcomer's post waits, the so manieth of all newcomers' within ten minutes. */
  holds(count: number): Promise<boolean>;
}

export function createValve({
  db,
  clock,
  newcomersPosts,
  logger,
}: Pick<DeskDependencies, 'db' | 'clock' | 'newcomersPosts' | 'logger'>): Valve {
  let known = { until: 0, good: Number.NEGATIVE_INFINITY };
  const read = async () => {
    if (clock.monotonic() >= known.good)
      known = { until: await readValve(db), good: clock.monotonic() + KNOWN_FOR };
    return known.until;
  };
  return {
    async holds(count) {
      const now = clock.now();
      const until = await read();
      if (count <= newcomersPosts) return now < until;
      // To the hour, as whatever tells when somebody wrote: one to two hours.
      const next = hourOf(now) + SHUT_FOR + HOUR;
      if (next > until) {
        await shutValve(db, next);
        known = { until: next, good: clock.monotonic() + KNOWN_FOR };
        logger.warn({ until: next }, 'many newcomers post: what they write waits for a moderator');
      }
      return true;
    },
  };
}

/** Nobody knows how old an anonymous session is, so its owner is new here every time. */
export function isNewcomer({ actor }: Pick<Caller, 'actor'>, clock: Pick<Clock, 'now'>): boolean {
  return !actor || clock.now() - actor.createdAt < DAY;
}

/** Until when newcomers' posts wait, or did last. */
export const valveUntil: (db: Db) => Promise<number> = readValve;
