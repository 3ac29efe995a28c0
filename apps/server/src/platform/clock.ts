/** Time as the server knows it. Only `main.ts` passes the real one. */
export interface Clock {
  /** Milliseconds since 1970, for what is stored and shown. May jump when the machine's clock is set. */
  now(): number;
  /** Milliseconds since any fixed point, never going back: for limits and delays. */
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The UTC day of an instant, `2026-11-20`. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The start of the hour of an instant: what is kept and shown where the minute would tell too much. */
export function hourOf(instant: number): number {
  return Math.floor(instant / HOUR) * HOUR;
}

/** The start of the UTC day of an instant: what stands beside something of which nobody else need know the hour. */
export function startOfDay(instant: number): number {
  return Math.floor(instant / DAY) * DAY;
}

export function isoTime(instant: number): string {
  return new Date(instant).toISOString();
}
