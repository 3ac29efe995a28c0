import type { Clock } from '../clock.ts';

export interface Counted {
  /** Calls in this window, this one included. */
  count: number;
  /** Milliseconds until the window ends. */
  remaining: number;
}

/** Counts calls per key in windows that begin with the first call. A key is a room and, after a dot, a name in it. */
export interface LimitStore {
  add(key: string, window: number): Promise<Counted>;
  /** Undoes one `add` in the running window. */
  takeBack(key: string): Promise<void>;
}

/** Of each room. */
const MOST_KEYS = 50_000;

/**
 * For one process: forgets everything with it, so nothing of a visitor is ever written. A full room makes place among its
 * own keys: whoever invents sessions ends the windows of other invented ones, and of nobody else.
 */
export function createMemoryStore(clock: Clock): LimitStore {
  const rooms = new Map<string, Map<string, { count: number; end: number }>>();
  const roomOf = (key: string) => {
    const name = key.slice(0, Math.max(0, key.indexOf('.')));
    const room = rooms.get(name) ?? new Map<string, { count: number; end: number }>();
    rooms.set(name, room);
    return room;
  };
  return {
    async add(key, window) {
      const [now, windows] = [clock.monotonic(), roomOf(key)];
      let running = windows.get(key);
      if (!running || running.end <= now) {
        windows.delete(key);
        running = { count: 0, end: now + window };
        if (windows.size >= MOST_KEYS) makeRoom(windows, now);
        windows.set(key, running);
      }
      running.count += 1;
      return { count: running.count, remaining: running.end - now };
    },
    async takeBack(key) {
      const running = roomOf(key).get(key);
      if (running && running.count > 0) running.count -= 1;
    },
  };
}

/** Drops what has ended; when that is nothing, the oldest tenth. */
function makeRoom(windows: Map<string, { end: number }>, now: number): void {
  for (const [key, { end }] of windows) if (end <= now) windows.delete(key);
  if (windows.size < MOST_KEYS) return;
  for (const key of [...windows.keys()].slice(0, MOST_KEYS / 10)) windows.delete(key);
}
