import { type Day, type DayKey, dayAt, dayOf, keyOf } from './days.ts';

export const FLOWS = ['light', 'medium', 'heavy'] as const;
export type Flow = (typeof FLOWS)[number];
export const MOODS = ['happy', 'neutral', 'sad'] as const;
export type Mood = (typeof MOODS)[number];
/** What a day gets when it is marked. */
const DEFAULT_FLOW: Flow = 'medium';

/** One day of the diary, as the specification names its fields. `null` stands for none. */
export interface PeriodDay {
  date: DayKey;
  isPeriod: boolean;
  flow: Flow | null;
  symptoms: string[];
  mood: Mood | null;
  notes: string;
  /** What another version wrote beside these fields; it is carried along untouched. */
  other?: Record<string, unknown>;
}

/** Days by their number. */
export type Diary = ReadonlyMap<Day, PeriodDay>;

export interface ParsedDiary {
  diary: Diary;
  /** Entries that could not be understood. */
  unread: number;
}

const FIELDS = ['date', 'isPeriod', 'flow', 'symptoms', 'mood', 'notes'];

export function blankDay(day: Day): PeriodDay {
  return { date: keyOf(day), isPeriod: false, flow: null, symptoms: [], mood: null, notes: '' };
}

/** Marking a day sets its flow to medium, taking the mark away clears it. */
export function withPeriod(record: PeriodDay, isPeriod: boolean): PeriodDay {
  return { ...record, isPeriod, flow: isPeriod ? (record.flow ?? DEFAULT_FLOW) : null };
}

/** Adds a symptom; empty text and one that is already there, in whatever case, change nothing. */
export function withSymptom(record: PeriodDay, text: string): PeriodDay {
  const symptom = text.trim();
  const isKnown = record.symptoms.some((known) => known.toLowerCase() === symptom.toLowerCase());
  if (!symptom || isKnown) return record;
  return { ...record, symptoms: [...record.symptoms, symptom] };
}

export function withoutSymptom(record: PeriodDay, symptom: string): PeriodDay {
  return { ...record, symptoms: record.symptoms.filter((known) => known !== symptom) };
}

export function isSame(a: PeriodDay, b: PeriodDay): boolean {
  return JSON.stringify(written(a)) === JSON.stringify(written(b));
}

/** The list as it is stored and exported: oldest first, each day once. */
export function writtenDiary(diary: Diary): Record<string, unknown>[] {
  return [...diary].sort(([a], [b]) => a - b).map(([, record]) => written(record));
}

function written({ other, ...record }: PeriodDay): Record<string, unknown> {
  return { ...other, ...record };
}

/**
 * The days of a stored or exported list, whoever wrote it: an array of records, or one under `periodDays`, or records
 * under their dates. Undefined when it is nothing of the kind. Of two records of one day the later one counts.
 */
export function parseDiary(value: unknown): ParsedDiary | undefined {
  const entries = entriesOf(value);
  if (!entries) return undefined;
  const diary = new Map<Day, PeriodDay>();
  let unread = 0;
  for (const entry of entries) {
    const record = parseDay(entry);
    const day = record && dayOf(record.date);
    if (record && day !== undefined) diary.set(day, record);
    else unread += 1;
  }
  if (entries.length > 0 && diary.size === 0) return undefined;
  return { diary, unread };
}

function entriesOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  if ('periodDays' in value) return entriesOf(value['periodDays']);
  if ('state' in value) return entriesOf(value['state']);
  const entries = Object.entries(value);
  if (entries.length === 0 || !entries.every(([key]) => dayOf(key) !== undefined)) return undefined;
  return entries.map(([date, entry]) => (isRecord(entry) ? { date, ...entry } : entry));
}

/** One record; what is missing in it is empty, what is wrong in it makes it unreadable. */
function parseDay(value: unknown): PeriodDay | undefined {
  if (!isRecord(value)) return undefined;
  const day = parseDate(value['date']);
  const flow = parseChoice(FLOWS, value['flow']);
  const mood = parseChoice(MOODS, value['mood']);
  const symptoms = parseSymptoms(value['symptoms']);
  const { isPeriod = false, notes } = value;
  if (day === undefined || flow === undefined || mood === undefined || !symptoms) return undefined;
  if (typeof isPeriod !== 'boolean' || !(typeof notes === 'string' || notes == null)) return undefined;
  const other = Object.entries(value).filter(([key]) => !FIELDS.includes(key));
  return {
    date: keyOf(day),
    isPeriod,
    // A marked day without a flow stays so: somebody's other app may not have known it.
    flow: isPeriod ? flow : null,
    symptoms,
    mood,
    notes: notes ?? '',
    ...(other.length > 0 && { other: Object.fromEntries(other) }),
  };
}

/** A day key, or a moment that another version stored: then the day it was for the person. */
function parseDate(value: unknown): Day | undefined {
  if (typeof value === 'string' && value.length === 10) return dayOf(value);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? undefined : dayOf(keyOf(dayAt(moment)));
}

/** One of the choices, null for none, undefined for anything else. */
function parseChoice<T extends string>(choices: readonly T[], value: unknown): T | null | undefined {
  if (value === undefined || value === null || value === '' || value === 'none') return null;
  return choices.find((choice) => choice === value);
}

function parseSymptoms(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return undefined;
  return [...new Set(value)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
