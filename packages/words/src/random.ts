/** The next of a fixed row of whole numbers below 2 ** 32 that look drawn by lot (a linear congruential generator). */
export function nextRandom(state: number): number {
  return (Math.imul(state, 1664525) + 1013904223) >>> 0;
}
