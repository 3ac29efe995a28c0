import { read, write } from '../../lib/storage.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Whether the guidelines are due: never shown, or dismissed a day ago or longer. `now` in epoch milliseconds. */
export function areGuidelinesDue(now: number): boolean {
  const shown = read('guidelines_last_shown', (value) => (typeof value === 'number' ? value : undefined));
  return shown === undefined || shown > now || now - shown >= DAY;
}

export function dismissGuidelines(now: number): void {
  write('guidelines_last_shown', now);
}
