import { type Clock, dayOf, MINUTE } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import { isShared } from '../database/dialect.ts';
import { KEY_BYTES } from '../encryption.ts';
import type { Randomness } from '../randomness.ts';
import { deleteDailyKey, keepDailyKey } from './repository.ts';

interface Held {
  key: Buffer;
  day: string;
  /** Monotonic time after which to ask the database again; never, when the key came from there. */
  until: number;
}

const RETRY = MINUTE / 2;

export interface DailyKey {
  (): Promise<Buffer>;
  /** By the clock, whether or not anybody calls: the key of the day before is overwritten. */
  renew(): Promise<void>;
  /**
   * This server stops. Where nobody else uses the database nothing is left by which addresses could be tried out: the
   * next start draws a new key. Several processes leave it, to each other and to the next day.
   */
  forget(): Promise<void>;
}

/**
 * The key of the day, which turns network addresses into ids that nobody can follow into tomorrow. Shared through the
 * database; while that is away, a key of this process's own.
 */
export function createDailyKey(
  database: Pick<Database, 'db' | 'dialect' | 'eraseTraces'>,
  clock: Clock,
  randomness: Randomness,
): DailyKey {
  let held: Held | undefined;
  let loading: Promise<Held> | undefined;

  async function load(day: string): Promise<Held> {
    const fresh = randomness.bytes(KEY_BYTES);
    try {
      const key = Buffer.from(await keepDailyKey(database.db, day, fresh.toString('base64url')), 'base64url');
      database.eraseTraces();
      return { key, day, until: Number.POSITIVE_INFINITY };
    } catch {
      return { key: fresh, day, until: clock.monotonic() + RETRY };
    }
  }

  const today = async () => {
    const day = dayOf(clock.now());
    if (held?.day === day && clock.monotonic() < held.until) return held.key;
    loading ??= load(day).finally(() => {
      loading = undefined;
    });
    held = await loading;
    return held.key;
  };
  return Object.assign(today, {
    renew: async () => {
      await today();
    },
    forget: async () => {
      if (isShared(database.dialect)) return;
      await deleteDailyKey(database.db);
      database.eraseTraces();
    },
  });
}
