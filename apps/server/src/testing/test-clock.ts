import type { Clock } from '../platform/clock.ts';

/** A clock that stands until it is moved by hand. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

const START = Date.UTC(2026, 10, 20, 9, 0, 0);

export function createTestClock(start = START): TestClock {
  let passed = 0;
  return {
    now: () => start + passed,
    monotonic: () => passed,
    advance: (milliseconds) => {
      passed += milliseconds;
    },
  };
}
