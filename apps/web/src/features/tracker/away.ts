/** Milliseconds that choosing a file may take before the lock closes all the same. */
const MOST = 60_000;

let allowedUntil = 0;

/** On a phone the file chooser hides the page: the lock then waits a little, else nothing could be chosen. */
export function allowAway(now: number): void {
  allowedUntil = now + MOST;
}

/** The file is here, or was not chosen. */
export function endAway(): void {
  allowedUntil = 0;
}

/** Milliseconds for which the page may stay hidden without being locked. */
export function awayLeft(now: number): number {
  return Math.max(0, allowedUntil - now);
}
