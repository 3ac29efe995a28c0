import { type Clock, dayOf, MINUTE } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import { KEY_BYTES } from '../encryption.ts';
import type { Randomness } from '../randomness.ts';
import { keepDailyKey } from './repository.ts';

interface Held {
  key: Buffer;
  day: string;
  /** Monotonic time after which to ask the database again; never, when the key came from there. */
  until: number;
}

const RETRY = MINUTE / 2;

/**
 * The key of the day, which turns network addresses into ids that nobody can follow into tomorrow. Shared through the
 * database; while that is away, a key of this process's own.
 */
export function createDailyKey(
  database: Pick<Database, 'db' | 'eraseTraces'>,
  clock: Clock,
  randomness: Randomness,
): () => Promise<Buffer> {
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

  return async () => {
    const day = dayOf(clock.now());
    if (held?.day === day && clock.monotonic() < held.until) return held.key;
    loading ??= load(day).finally(() => {
      loading = undefined;
    });
    held = await loading;
    return held.key;
  };
}
