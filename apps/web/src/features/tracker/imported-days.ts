import type { Day } from './days.ts';
import type { Envelope } from './envelope.ts';
import {
  blankDay,
  type Diary,
  FLOWS,
  type Mood,
  type PeriodDay,
  withPeriod,
  withSymptom,
} from './records.ts';
import type { TrackerSettings } from './settings.ts';

/** What a file holds. `sealed` needs a passphrase first. */
export type Found =
  | FoundDiary
  | { kind: 'sealed'; envelope: Envelope }
  /** A zip, which has to be unpacked first. */
  | { kind: 'packed' }
  | { kind: 'nothing' };
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
  today: Day;
  /** How to read dates that could be either. */
  isMonthFirst?: boolean;
}

/** The days of a file while it is being read. */
export type Draft = Map<Day, PeriodDay>;

/** Longer spans than this are a slip: the first day alone is then sure. */
const LONGEST_PERIOD = 60;

/** The last day of a period that began on `start`. */
export function lastDay(start: Day, end: Day | undefined): Day {
  return end !== undefined && end >= start && end - start < LONGEST_PERIOD ? end : start;
}

/** Bleeding under the name that another app has for it; an unknown one becomes medium. Spotting is no period. */
export function addBleeding(draft: Draft, day: Day, named: string, spotting: string): void {
  const name = named.toLowerCase();
  const flow = name.includes('heavy') ? 'heavy' : FLOWS.find((known) => name.includes(known));
  if (name.includes('spot')) addSymptom(draft, day, spotting);
  else change(draft, day, (record) => ({ ...withPeriod(record, true), ...(flow && { flow }) }));
}

export function addSymptom(draft: Draft, day: Day, symptom: string): void {
  if (symptom) change(draft, day, (record) => withSymptom(record, symptom));
}

/** Of several moods of a day the first counts. */
export function addMood(draft: Draft, day: Day, mood: Mood | undefined): void {
  if (mood) change(draft, day, (record) => ({ ...record, mood: record.mood ?? mood }));
}

export function addNotes(draft: Draft, day: Day, text: string): void {
  const notes = text.trim();
  if (notes)
    change(draft, day, (record) => ({ ...record, notes: [record.notes, notes].filter(Boolean).join('\n') }));
}

function change(draft: Draft, day: Day, alter: (record: PeriodDay) => PeriodDay): void {
  draft.set(day, alter(draft.get(day) ?? blankDay(day)));
}

/** `Period_Start-Date` and `pain.tenderBreasts` as plain words. */
export function plainWords(name: string): string {
  const words = name.trim().replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.toLowerCase().replace(/[\s._-]+/g, ' ');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
