import type { Clock } from '../clock.ts';

/** One window to count a call in. */
export interface Counter {
  /** A room and, after a dot, a name in it. */
  key: string;
  /** Milliseconds; it begins with the first call. */
  window: number;
  /** A call that would be one more than this is refused; left out where whoever asks decides what the number means. */
  most?: number;
  /** `takeBack` may follow, so that a full window may have room again before it ends. */
  mayShrink?: boolean;
}

export interface Counted {
  /** Calls in this window, this one included. */
  count: number;
  /** Milliseconds until the window ends. */
  remaining: number;
}

/** A call counts in all its windows, or it is refused and counts in none. */
export type Admitted =
  | { counted: Counted[]; refusedFor?: never; at?: never }
  | { counted?: never; refusedFor: number; at: number };

/** Counts calls in windows that begin with the first call. */
export interface LimitStore {
  /** Counts one call. `refusedFor` milliseconds when a window is full: the first of them, its place being `at`. */
  add(counters: readonly Counter[]): Promise<Admitted>;
  /** Undoes the counting of one call in these running windows. */
  takeBack(keys: readonly string[]): Promise<void>;
}

/** Of each room. */
const MOST_KEYS = 50_000;

interface Running {
  count: number;
  end: number;
}

/**
 * For one process: forgets everything with it, so nothing of a visitor is ever written. A full room makes place among its
 * own keys: whoever invents sessions ends the windows of other invented ones, and of nobody else.
 */
export function createMemoryStore(clock: Clock): LimitStore {
  const rooms = new Map<string, Map<string, Running>>();
  const roomOf = (key: string) => {
    const name = key.slice(0, Math.max(0, key.indexOf('.')));
    const known = rooms.get(name);
    if (known) return known;
    const room = new Map<string, Running>();
    rooms.set(name, room);
    return room;
  };
  const runningIn = (key: string, now: number) => {
    const running = roomOf(key).get(key);
    return running && running.end > now ? running : undefined;
  };
  const begin = (key: string, window: number, now: number): Running => {
    const windows = roomOf(key);
    windows.delete(key);
    if (windows.size >= MOST_KEYS) makeRoom(windows, now);
    const running = { count: 0, end: now + window };
    windows.set(key, running);
    return running;
  };
  return {
    async add(counters) {
      const now = clock.monotonic();
      for (const [at, { key, most }] of counters.entries()) {
        const running = runningIn(key, now);
        if (running && most !== undefined && running.count >= most)
          return { refusedFor: running.end - now, at };
      }
      const counted = counters.map(({ key, window }) => {
        const running = runningIn(key, now) ?? begin(key, window, now);
        running.count += 1;
        return { count: running.count, remaining: running.end - now };
      });
      return { counted };
    },
    async takeBack(keys) {
      for (const key of keys) {
        const running = roomOf(key).get(key);
        if (running && running.count > 0) running.count -= 1;
      }
    },
  };
}

/** Drops what has ended; when that is nothing, the oldest tenth. */
function makeRoom(windows: Map<string, { end: number }>, now: number): void {
  for (const [key, { end }] of windows) if (end <= now) windows.delete(key);
  if (windows.size < MOST_KEYS) return;
  for (const key of [...windows.keys()].slice(0, MOST_KEYS / 10)) windows.delete(key);
}
