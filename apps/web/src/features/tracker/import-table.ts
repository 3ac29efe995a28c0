import Papa from 'papaparse';
import { type Day, dayFrom } from './days.ts';
import { bleeding, type Found, periodDays, type ReadOptions } from './imported-days.ts';
import { blankDay, type Mood, type PeriodDay } from './records.ts';

type Row = Record<string, string>;
interface DateOrder {
  isMonthFirst: boolean;
  isUnsure: boolean;
}

const FIRST_DAY = ['period start', 'start date', 'period start date', 'cycle start', 'start'];
const LAST_DAY = ['period end', 'end date', 'period end date', 'end'];
const SINGLE_DAY = ['date', 'day', 'datum', 'jour', 'tarehe'];
const FLOW = [
  'bleeding value',
  'period flow',
  'flow',
  'period',
  'bleeding',
  'menstruation',
  'menstrual flow',
  'intensity',
];
const NOTES = ['note value', 'notes', 'note', 'comment', 'comments'];
/** drip counts 0 spotting, 1 light, 2 medium, 3 heavy. */
const COUNTED = ['spotting', 'light', 'medium', 'heavy'];
const NO = ['', 'no', 'none', 'false', 'n', '-'];

/** Tables of other apps, known by their columns: one row a day (drip, Clue) or one row a period (Flo). */
export function readTable(text: string, options: ReadOptions): Found {
  const { data } = Papa.parse<Row>(text, { header: true, skipEmptyLines: 'greedy', transformHeader: plain });
  const columns = Object.keys(data[0] ?? {});
  const first = FIRST_DAY.find((name) => columns.includes(name));
  const date = first ?? SINGLE_DAY.find((name) => columns.includes(name));
  const flow = FLOW.find((name) => columns.includes(name));
  if (!date || !(first || flow)) return { kind: 'nothing' };
  const order = dateOrder(
    data.map((row) => row[date] ?? ''),
    options,
  );
  const read = (row: Row) =>
    first ? readPeriod(row, first, flow, order) : readDay(row, { date, flow }, order, options);
  const diary = new Map<Day, PeriodDay>();
  let unread = 0;
  for (const row of data) {
    const found = read(row);
    if (!found) unread += 1;
    for (const [day, record] of found ?? []) diary.set(day, record);
  }
  if (diary.size === 0) return { kind: 'nothing' };
  return { kind: 'diary', diary, unread, ...(order.isUnsure && { isOrderUnsure: true }) };
}

/** `Period_Start-Date` and `pain.tenderBreasts` as plain words. */
function plain(header: string): string {
  const words = header.trim().replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.toLowerCase().replace(/[\s._-]+/g, ' ');
}

function readPeriod(
  row: Row,
  first: string,
  flow: string | undefined,
  order: DateOrder,
): [Day, PeriodDay][] | undefined {
  const start = readDate(row[first] ?? '', order);
  const last = LAST_DAY.map((name) => row[name]).find(Boolean);
  if (start === undefined) return undefined;
  const days = periodDays(start, (last && readDate(last, order)) || start);
  return days.map((record, offset) => [start + offset, bleeding(record, row[flow ?? ''] ?? '')]);
}

/** A row without bleeding is kept only for what else it says. */
function readDay(
  row: Row,
  { date, flow }: { date: string; flow: string | undefined },
  order: DateOrder,
  { spotting }: ReadOptions,
): [Day, PeriodDay][] | undefined {
  const day = readDate(row[date] ?? '', order);
  if (day === undefined) return undefined;
  const value = (row[flow ?? ''] ?? '').trim().toLowerCase();
  const named = flow === 'bleeding value' ? (COUNTED[Number(value)] ?? value) : value;
  const isExcluded = row['bleeding exclude']?.toLowerCase() === 'true';
  const notes = NOTES.map((name) => row[name]?.trim()).find(Boolean) ?? '';
  const record = { ...blankDay(day), notes, mood: moodOf(row), symptoms: symptomsOf(row) };
  if (NO.includes(value)) return isWordless(record) ? [] : [[day, record]];
  if (named.includes('spot') || isExcluded)
    return [[day, { ...record, symptoms: [...record.symptoms, spotting] }]];
  return [[day, bleeding(record, named)]];
}

function isWordless({ notes, mood, symptoms }: PeriodDay): boolean {
  return !notes && !mood && symptoms.length === 0;
}

/** drip has a column of true and false for each mood. */
function moodOf(row: Row): Mood | null {
  if (isTrue(row['mood happy'])) return 'happy';
  if (isTrue(row['mood sad'])) return 'sad';
  return isTrue(row['mood fine']) || isTrue(row['mood balanced']) ? 'neutral' : null;
}

/** drip has a column of true and false for each pain; "other" says nothing. */
function symptomsOf(row: Row): string[] {
  return Object.keys(row)
    .filter((column) => column.startsWith('pain ') && isTrue(row[column]))
    .map((column) => column.slice('pain '.length))
    .filter((pain) => pain !== 'other');
}

function isTrue(value: string | undefined): boolean {
  return value?.trim().toLowerCase() === 'true';
}

/** One number above 12 in the whole column tells day from month. */
function dateOrder(values: string[], { isMonthFirst }: ReadOptions): DateOrder {
  const pairs = values
    .map((value) => /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(value.trim()))
    .filter((pair) => pair !== null);
  if (pairs.some(([, first]) => Number(first) > 12)) return { isMonthFirst: false, isUnsure: false };
  if (pairs.some(([, , second]) => Number(second) > 12)) return { isMonthFirst: true, isUnsure: false };
  const isPointed = pairs.some(([text]) => text.includes('.'));
  return { isMonthFirst: isMonthFirst ?? false, isUnsure: pairs.length > 0 && !isPointed };
}

/** 2026-03-04 with or without a time, 4.3.2026, 04/03/2026. */
function readDate(value: string, { isMonthFirst }: DateOrder): Day | undefined {
  const text = value.trim();
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text);
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, first, second, year] = (/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? []).map(Number);
  if (first === undefined || second === undefined || year === undefined) return undefined;
  return isMonthFirst ? dayFrom(year, first, second) : dayFrom(year, second, first);
}
