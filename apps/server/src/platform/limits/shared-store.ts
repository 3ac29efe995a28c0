import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { Unavailable } from '../errors.ts';
import type { Admitted, Counted, Counter, LimitStore } from './limit-store.ts';
import { addToWindows, takeFromWindows } from './repository.ts';

/** Full windows that this process remembers. */
const MOST_FULL = 20_000;
/** Calls counted by one statement. */
const MOST_TOGETHER = 200;

interface Waiting {
  counters: readonly Counter[];
  answer(admitted: Admitted): void;
  fail(error: unknown): void;
}

/**
 * For several processes on one database. One statement counts a call in all its windows, and all calls that came while
 * the statement before was under way: everybody behind one address shares a row, which is so locked and written once for
 * all of them. What is known to be full is refused without asking. While the database is away `fallback` counts instead.
 */
export function createSharedStore(db: Db, clock: Clock, fallback: LimitStore): LimitStore {
  const full = rememberFull(clock);
  const waiting: Waiting[] = [];
  let isCounting = false;

  async function countAll(): Promise<void> {
    if (isCounting) return;
    isCounting = true;
    try {
      while (waiting.length > 0) await countTogether(waiting.splice(0, MOST_TOGETHER));
    } finally {
      isCounting = false;
    }
  }

  async function countTogether(calls: readonly Waiting[]): Promise<void> {
    try {
      const admitted = await countCalls(db, calls, clock.now());
      for (const [at, call] of calls.entries()) {
        const outcome = admitted[at] as Admitted;
        full.learn(call.counters, outcome);
        call.answer(outcome);
      }
    } catch (error) {
      if (error instanceof Unavailable)
        for (const call of calls) call.answer(await fallback.add(call.counters));
      else for (const call of calls) call.fail(error);
    }
  }

  return {
    async add(counters) {
      const refused = full.find(counters);
      if (refused) return refused;
      return new Promise((answer, fail) => {
        waiting.push({ counters, answer, fail });
        void countAll();
      });
    },
    async takeBack(keys) {
      try {
        await takeFromWindows(db, new Map(keys.map((key) => [key, 1])));
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        await fallback.takeBack(keys);
      }
    },
  };
}

/** In the order in which the calls came, as if one after the other had been counted. */
async function countCalls(db: Db, calls: readonly Waiting[], now: number): Promise<Admitted[]> {
  const adding = new Map<string, { count: number; endsAt: number }>();
  for (const { key, window } of calls.flatMap(({ counters }) => counters))
    adding.set(key, { count: (adding.get(key)?.count ?? 0) + 1, endsAt: now + window });
  const windows = await addToWindows(db, adding, now);
  const before = new Map(
    [...windows].map(([key, { count }]) => [key, count - (adding.get(key)?.count ?? 0)] as const),
  );
  const refused = new Map<string, number>();
  const admitted = calls.map(({ counters }): Admitted => {
    const counted = counters.map(({ key }): Counted => {
      const remaining = (windows.get(key)?.endsAt ?? now) - now;
      return { count: (before.get(key) ?? 0) + 1, remaining };
    });
    const at = counters.findIndex(({ most }, place) => (counted[place]?.count ?? 0) > (most ?? Infinity));
    if (at < 0) {
      for (const { key } of counters) before.set(key, (before.get(key) ?? 0) + 1);
      return { counted };
    }
    for (const { key } of counters) refused.set(key, (refused.get(key) ?? 0) + 1);
    return { refusedFor: counted[at]?.remaining ?? 0, at };
  });
  // A refused call takes nothing from whoever shares a network with it.
  if (refused.size > 0) await takeFromWindows(db, refused);
  return admitted;
}

/** Windows that have no room until they end, by this process's own clock, which is never set back. */
function rememberFull(clock: Clock) {
  const ends = new Map<string, number>();
  return {
    find(counters: readonly Counter[]): Admitted | undefined {
      if (ends.size === 0) return undefined;
      const now = clock.monotonic();
      const at = counters.findIndex(({ key }) => (ends.get(key) ?? now) > now);
      const end = ends.get(counters[at]?.key ?? '');
      return end === undefined ? undefined : { refusedFor: end - now, at };
    },
    learn(counters: readonly Counter[], outcome: Admitted): void {
      if (outcome.refusedFor === undefined) return;
      const { key, mayShrink } = counters[outcome.at] as Counter;
      if (mayShrink) return;
      const now = clock.monotonic();
      if (ends.size >= MOST_FULL) for (const [old, end] of ends) if (end <= now) ends.delete(old);
      if (ends.size >= MOST_FULL) ends.clear();
      ends.set(key, now + outcome.refusedFor);
    },
  };
}
