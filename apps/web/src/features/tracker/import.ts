import { type Day, dayOf, keyOf } from './days.ts';
import { parseEnvelope } from './envelope.ts';
import { bleeding, type Found, periodDays, type ReadOptions } from './imported-days.ts';
import { blankDay, type Diary, type PeriodDay, parseDiary } from './records.ts';
import { parseSettings } from './settings.ts';

/** Files larger than this are no diary: ten years of daily notes take less than a tenth. Bytes. */
export const LARGEST_FILE = 10_000_000;

/** Reads our own exports and backups, and the files of Flo, Clue and drip. Decision record 28 has their shapes. */
export async function readFileText(text: string, options: ReadOptions): Promise<Found> {
  const value = parseJson(text);
  if (value === undefined) {
    const { readTable } = await import('./import-table.ts');
    return readTable(text, options);
  }
  const envelope = parseEnvelope(value);
  if (envelope) return { kind: 'sealed', envelope };
  const diary = readClue(value, options) ?? readFlo(value);
  return diary ? found(diary) : readOwn(value);
}

/** Our own export, or the text of an opened backup. */
export function readOwn(value: unknown): Found {
  const parsed = parseDiary(value);
  if (!parsed) return { kind: 'nothing' };
  const settings = isRecord(value) ? parseSettings(value['settings']) : undefined;
  return { kind: 'diary', ...parsed, ...(settings && { settings }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function found(diary: Diary): Found {
  return diary.size > 0 ? { kind: 'diary', diary, unread: 0 } : { kind: 'nothing' };
}

/** Clue: a list of measurements, `{date, type: "period", value: {option: "medium"}}`. */
function readClue(value: unknown, { spotting }: ReadOptions): Diary | undefined {
  if (!Array.isArray(value) || !value.some((item) => isRecord(item) && 'type' in item)) return undefined;
  const diary = new Map<Day, PeriodDay>();
  for (const item of value) {
    if (!isRecord(item) || typeof item['date'] !== 'string') continue;
    const day = dayOf(item['date'].slice(0, 10));
    const option = isRecord(item['value']) ? item['value']['option'] : undefined;
    if (day === undefined) continue;
    const record = diary.get(day) ?? blankDay(day);
    if (item['type'] === 'period') diary.set(day, bleeding(record, String(option)));
    if (item['type'] === 'spotting') diary.set(day, { ...record, symptoms: [spotting] });
  }
  return diary;
}

/** Flo: `operationalData.cycles`, each with the first and last day of its period. */
function readFlo(value: unknown): Diary | undefined {
  const data = isRecord(value) ? value['operationalData'] : undefined;
  const cycles = isRecord(data) ? data['cycles'] : undefined;
  if (!Array.isArray(cycles)) return undefined;
  const diary = new Map<Day, PeriodDay>();
  for (const cycle of cycles) {
    if (!isRecord(cycle)) continue;
    for (const record of spanOf(cycle['period_start_date'], cycle['period_end_date'])) {
      const day = dayOf(record.date);
      if (day !== undefined) diary.set(day, record);
    }
  }
  return diary;
}

function spanOf(first: unknown, last: unknown): PeriodDay[] {
  const start = typeof first === 'string' ? dayOf(first.slice(0, 10)) : undefined;
  const end = typeof last === 'string' ? dayOf(last.slice(0, 10)) : undefined;
  return start === undefined ? [] : periodDays(start, end ?? start);
}

/** The first and last day of a diary, for the preview. */
export function spanOfDiary(diary: Diary): { first: string; last: string } | undefined {
  const days = [...diary.keys()].sort((a, b) => a - b);
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? undefined : { first: keyOf(first), last: keyOf(last) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
