import { HOURS_OF } from '@salama/assistant/clocks/steps.ts';
import type { DayTexts, TimeStep, TimeUnit } from '@salama/content/tool-types.ts';

type Words = Pick<DayTexts, 'windows'>;

/** From so many days on a time is said in months or weeks, where it is whole. */
const LONGER: readonly TimeUnit[] = ['month', 'week'];
/** PEP and its like are counted in hours by everybody. */
const IN_HOURS = 72;

/** What a step of a clock covers, written from its hours: "up to 72 hours", "less than 3 weeks", "from 3 months on". */
export function windowOf(steps: readonly TimeStep[], at: number, words: Words): string {
  const upTo = steps[at]?.upTo;
  if (upTo !== undefined) return said(isWhole(upTo) ? 'upTo' : 'under', wholeOf(upTo), words);
  const before = steps[at - 1]?.upTo ?? 0;
  return said(isWhole(before) ? 'over' : 'from', wholeOf(before), words);
}

/** A step of 335 hours ends where the fourteenth day is over: what begins then begins with the whole. */
function isWhole(hours: number): boolean {
  return hours % HOURS_OF.day === 0;
}

function wholeOf(hours: number): number {
  return isWhole(hours) ? hours : hours + 1;
}

function said(kind: 'upTo' | 'under' | 'from' | 'over', hours: number, { windows }: Words): string {
  const unit = unitOf(hours);
  const time = windows[unit].replace('{count}', String(hours / HOURS_OF[unit]));
  return windows[kind].replace('{time}', time);
}

function unitOf(hours: number): TimeUnit {
  if (hours <= IN_HOURS) return 'hour';
  const days = hours / HOURS_OF.day;
  return LONGER.find((unit) => days > HOURS_OF.week / HOURS_OF.day && hours % HOURS_OF[unit] === 0) ?? 'day';
}
