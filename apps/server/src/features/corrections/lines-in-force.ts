import type { LineCorrection } from '@salama/contract/corrections/schemas.ts';

/** The corrections that hold, at hand wherever a line is shown: whoever needs help waits for no query. */
export interface LinesInForce {
  list(): readonly LineCorrection[];
  set(corrections: readonly LineCorrection[]): void;
}

export function createLinesInForce(): LinesInForce {
  let known: readonly LineCorrection[] = [];
  return {
    list: () => known,
    set(corrections) {
      known = corrections;
    },
  };
}
