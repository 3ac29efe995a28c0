import type { Day } from './days.ts';
import type { Diary, Flow } from './records.ts';

/** Empty days that one period may hold: somebody forgets to mark, or the bleeding pauses. */
const MOST_EMPTY_DAYS = 2;
/** A single light day this close to a period is rather spotting than a start. Days. */
const SPOTTING_NEAR = 15;

/** Bleeding days that belong together. */
export interface Period {
  start: Day;
  /** Its last marked day. */
  end: Day;
  /** From the first day to the last. */
  length: number;
  /** A single day of light bleeding beside a period: not counted as a start until the person says that it was one. */
  isSpotting: boolean;
}

/** The periods of a diary up to today, oldest first. Marks in the future are plans, not history. */
export function groupPeriods(
  diary: Diary,
  today: Day,
  isStart: (start: Day) => boolean = () => false,
): Period[] {
  const groups: { start: Day; end: Day; flows: (Flow | null)[] }[] = [];
  for (const { day, flow } of marksOf(diary, today)) {
    const last = groups.at(-1);
    if (last && day - last.end <= MOST_EMPTY_DAYS + 1) {
      last.end = day;
      last.flows.push(flow);
    } else groups.push({ start: day, end: day, flows: [flow] });
  }
  const isSlight = groups.map(({ flows }) => flows.length === 1 && flows[0] === 'light');
  return groups.map(({ start, end }, index) => {
    const isBesidePeriod = [index - 1, index + 1].some((other) => {
      const neighbour = groups[other];
      return neighbour && !isSlight[other] && Math.abs(neighbour.start - start) < SPOTTING_NEAR;
    });
    const isSpotting = Boolean(isSlight[index]) && isBesidePeriod && !isStart(start);
    return { start, end, length: end - start + 1, isSpotting };
  });
}

/** Whether no further day of bleeding can belong to it any more. */
export function isFinished({ end }: Period, today: Day): boolean {
  return today - end > MOST_EMPTY_DAYS + 1;
}

function marksOf(diary: Diary, today: Day): { day: Day; flow: Flow | null }[] {
  const marks: { day: Day; flow: Flow | null }[] = [];
  for (const [day, { isPeriod, flow }] of diary) if (isPeriod && day <= today) marks.push({ day, flow });
  return marks.sort((a, b) => a.day - b.day);
}
