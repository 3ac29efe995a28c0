import { type Day, dayOf } from './days.ts';
import {
  addBleeding,
  addMood,
  addNotes,
  addSymptom,
  type Draft,
  type FoundDiary,
  isRecord,
  lastDay,
  plainWords,
  type ReadOptions,
} from './imported-days.ts';
import type { Mood } from './records.ts';

type Entry = Record<string, unknown>;

const MOODS: Record<string, Mood> = { Happy: 'happy', Sad: 'sad', Neutral: 'neutral' };
const FLOWS: Record<string, string> = { 1: 'light', 2: 'medium', 3: 'heavy' };
/** Flo's own names for what others call otherwise; an empty one is no symptom. */
const SYMPTOMS: Record<string, string> = { DrawingPain: 'cramps', FeelGood: '', 'N/A': '' };

/** Flo's JSON, known by `operationalData.cycles`. Undefined for another shape. */
export function readFlo(value: unknown, options: ReadOptions): FoundDiary | undefined {
  const data = isRecord(value) ? value['operationalData'] : undefined;
  if (!isRecord(value) || !isRecord(data)) return undefined;
  const aside = value['pointEventsManualData'];
  const events = [data, aside].flatMap((place) => listOf(place, 'point_events_manual_v2'));
  return diaryOf({ cycles: listOf(data, 'cycles'), events, notes: listOf(data, 'notes') }, options);
}

/** The same told as text: "cycle 0", "Period start date: …" and, under "manual events", one event a line. */
export function readFloText(text: string, options: ReadOptions): FoundDiary | undefined {
  const [, ...blocks] = text.split(/^Period start date:/im);
  if (blocks.length === 0) return undefined;
  const cycles = blocks.map((block) => ({
    period_start_date: /\S+/.exec(block)?.[0],
    period_end_date: /^Period end date:\s*(\S+)/im.exec(block)?.[1],
    pregnant: /^Pregnant:\s*(\w+)/im.exec(block)?.[1],
    period_intensity: Object.fromEntries(
      [...block.matchAll(/^Day (\d+): intensity: (\w+)/gim)].map(([, offset, flow]) => [offset, flow]),
    ),
  }));
  const events = [
    ...text.matchAll(/^\d+ - (\d{4}-\d{2}-\d{2})[^-\n]*- (?:\d{4}-\d{2}-\d{2}[^-\n]*- )?(\w+) - (\w+)/gm),
  ].map(([, date, category, subcategory]) => ({ date, category, subcategory }));
  return diaryOf({ cycles, events, notes: [] }, options);
}

interface Told {
  cycles: Entry[];
  events: Entry[];
  notes: Entry[];
}

function diaryOf({ cycles, events, notes }: Told, options: ReadOptions): FoundDiary {
  const diary: Draft = new Map();
  const unread = cycles.filter((cycle) => !readCycle(diary, cycle, options)).length;
  for (const event of events) readEvent(diary, event, options.spotting);
  for (const { date, text, deleted } of notes) {
    const day = dayIn(date);
    if (day !== undefined && !deleted && typeof text === 'string') addNotes(diary, day, text);
  }
  return { kind: 'diary', diary, unread };
}

/** False when nothing of it can be used: without a start, or a pregnancy, whose days are not known to be a period. */
function readCycle(diary: Draft, cycle: Entry, { spotting, today }: ReadOptions): boolean {
  const start = dayIn(cycle['period_start_date']);
  if (start === undefined || /^true$/i.test(String(cycle['pregnant']))) return false;
  const flows = flowsOf(cycle['period_intensity']);
  const end = lastDay(start, dayIn(cycle['period_end_date']));
  // Flo fills a period that has just begun up to the end that it expects.
  const last = start <= today ? Math.min(end, today) : end;
  for (let day = start; day <= last; day += 1) {
    const flow = String(flows[day - start] ?? '');
    addBleeding(diary, day, FLOWS[flow] ?? flow, spotting);
  }
  return true;
}

/** By the number of the day in its period: 1 light, 2 medium, 3 heavy. Flo writes it as JSON inside a string. */
function flowsOf(value: unknown): Entry {
  if (typeof value !== 'string') return isRecord(value) ? value : {};
  try {
    return flowsOf(JSON.parse(value));
  } catch {
    return {};
  }
}

function readEvent(diary: Draft, event: Entry, spotting: string): void {
  const { category, subcategory, deleted } = event;
  // `date` is the same moment in another time zone, and may be another day.
  const day = dayIn(event['local_date']) ?? dayIn(event['date']);
  if (day === undefined || deleted || typeof subcategory !== 'string') return;
  if (category === 'Mood') addMood(diary, day, MOODS[subcategory]);
  if (category !== 'Symptom') return;
  const symptom = SYMPTOMS[subcategory] ?? plainWords(subcategory);
  addSymptom(diary, day, symptom === 'spotting' ? spotting : symptom);
}

/** `2026-01-31 00:00:00.0` */
function dayIn(value: unknown): Day | undefined {
  return typeof value === 'string' ? dayOf(value.slice(0, 10)) : undefined;
}

function listOf(place: unknown, name: string): Entry[] {
  const list = isRecord(place) ? place[name] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}
