import type { Day } from './days.ts';
import type { Envelope } from './envelope.ts';
import { blankDay, type Diary, FLOWS, type Flow, type PeriodDay, withPeriod } from './records.ts';
import type { TrackerSettings } from './settings.ts';

/** What a file holds. `sealed` needs a passphrase first. */
export type Found = FoundDiary | { kind: 'sealed'; envelope: Envelope } | { kind: 'nothing' };
export interface FoundDiary {
  kind: 'diary';
  diary: Diary;
  settings?: TrackerSettings;
  /** Entries or rows that could not be understood. */
  unread: number;
  /** Dates like 03/04/2026, where nothing in the file tells day from month. */
  isOrderUnsure?: boolean;
}

export interface ReadOptions {
  /** What a day of spotting is called. */
  spotting: string;
  /** How to read dates that could be either. */
  isMonthFirst?: boolean;
}

/** Longer spans than this are a slip: the first day alone is then sure. */
const LONGEST_PERIOD = 60;

export function periodDays(start: Day, end: Day): PeriodDay[] {
  const length = end >= start && end - start < LONGEST_PERIOD ? end - start + 1 : 1;
  return Array.from({ length }, (_, offset) => bleeding(blankDay(start + offset), ''));
}

/** Marks a day with the flow that another app named; an unknown one becomes medium. */
export function bleeding(record: PeriodDay, named: string): PeriodDay {
  const name = named.toLowerCase();
  const flow: Flow | undefined = name.includes('heavy')
    ? 'heavy'
    : FLOWS.find((known) => name.includes(known));
  return { ...withPeriod(record, true), ...(flow && { flow }) };
}
