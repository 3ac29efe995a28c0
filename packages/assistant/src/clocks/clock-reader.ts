import type { Clock } from '@salama/content/clock-types.ts';
import type { Situation } from '@salama/content/types.ts';
import type { SituationReader } from '../library/situations.ts';
import type { ElapsedReader } from './elapsed.ts';
import { stepAt } from './steps.ts';

/** What happened, and what its clock says now. */
export interface ToldClock {
  situation: Situation;
  clock: Clock;
  /** Hours; absent where nobody has told them, as is the step. */
  hours?: number | undefined;
  step: Clock['steps'][number] | undefined;
  /** Whether what happened is told in the message itself, not before it. */
  isOwn: boolean;
  /** The reply to the message before has asked how long ago it was: it is not asked twice in a row. */
  wasAsked: boolean;
}

/** Reads a message, and what was said before it, the last first; `today` is the day of the call. */
export type ClockReader = (question: string, said: readonly string[], today?: Date) => ToldClock | undefined;

/** Words; a time in a longer message is part of another story. */
const BARE = 14;

type Found = Pick<ToldClock, 'situation' | 'clock'>;

/**
 * The clock of what a message tells of; of what was told before it, where the message only says when it was, or who it was. A
 * time that is told later counts in place of an earlier one.
 */
export function createClockReader(
  clocks: readonly Clock[],
  situationOf: SituationReader,
  elapsed: ElapsedReader,
): ClockReader {
  function clockOf(text: string): Found | undefined {
    const situation = situationOf(text);
    const clock = clocks.find(({ id }) => id === situation?.clock);
    return situation && clock && { situation, clock };
  }

  /** What was told before, read with what is told now: "it was with my girlfriend" makes it another clock. */
  function earlierWith(
    question: string,
    said: readonly string[],
  ): { found: Found; isNew: boolean } | undefined {
    const place = said.findIndex((text) => clockOf(text) !== undefined);
    if (place === -1) return undefined;
    const story = said.slice(0, place + 1).reverse();
    const told = clockOf(story.join(' ')) ?? clockOf(story[0] ?? '');
    const both = clockOf([...story, question].join(' '));
    const found = both ?? told;
    return found && { found, isNew: both !== undefined && both.situation !== told?.situation };
  }

  return function read(question, said, today): ToldClock | undefined {
    const own = clockOf(question);
    const isBare = question.trim().split(/\s+/).length <= BARE;
    const earlier = !own && isBare ? earlierWith(question, said) : undefined;
    const found = own ?? earlier?.found;
    if (!found) return undefined;
    const now = elapsed(question, found.clock, today);
    if (!own && now === undefined && !earlier?.isNew) return undefined;
    // A time of another story is not hers.
    const isHers = (text: string, at: number) => {
      const clock = clockOf(text)?.clock;
      return !own || clock === found.clock || (at === 0 && !clock);
    };
    const told = () =>
      said
        .filter(isHers)
        .map((text) => elapsed(text, found.clock, today))
        .find((each) => each !== undefined);
    const hours = now ?? told();
    const step = hours === undefined ? undefined : stepAt(found.clock.steps, hours);
    const [last, ...before] = said;
    const asked = step || last === undefined ? undefined : read(last, before, today);
    return {
      ...found,
      hours,
      step,
      isOwn: own !== undefined,
      wasAsked: asked?.step === undefined && asked?.clock.ask !== undefined,
    };
  };
}
