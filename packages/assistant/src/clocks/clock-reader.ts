import type { Clock } from '@salama/content/clock-types.ts';
import type { Situation } from '@salama/content/types.ts';
import type { SituationReader } from '../library/situations.ts';
import type { ElapsedReader } from './elapsed.ts';

/** What happened, and what its clock says now. */
export interface ToldClock {
  situation: Situation;
  clock: Clock;
  /** Absent where nobody has told when it was. */
  step: Clock['steps'][number] | undefined;
}

/** Reads a message, and what was said before it, the last first. */
export type ClockReader = (question: string, said: readonly string[]) => ToldClock | undefined;

/** Words; a time in a longer message is part of another story. */
const BARE = 14;

/**
 * The clock of what a message tells of; of what was told before it, where the message only says when it was. A time that is
 * told later counts in place of an earlier one.
 */
export function createClockReader(
  clocks: readonly Clock[],
  situationOf: SituationReader,
  elapsed: ElapsedReader,
): ClockReader {
  const clockOf = (text: string) => {
    const situation = situationOf(text);
    const clock = clocks.find(({ id }) => id === situation?.clock);
    return situation && clock && { situation, clock };
  };
  return (question, said) => {
    const own = clockOf(question);
    const isBare = question.trim().split(/\s+/).length <= BARE;
    const earlier = isBare ? said.map(clockOf).find((found) => found !== undefined) : undefined;
    const found = own ?? earlier;
    if (!found) return undefined;
    const { counts, steps } = found.clock;
    const now = elapsed(question, counts);
    if (!own && now === undefined) return undefined;
    const hours = now ?? said.map((text) => elapsed(text, counts)).find((told) => told !== undefined);
    const step = hours === undefined ? undefined : steps.find(({ upTo = Infinity }) => hours <= upTo);
    return { ...found, step };
  };
}
