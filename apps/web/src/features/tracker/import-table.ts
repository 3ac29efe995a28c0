import { fold } from '@salama/contract/characters.ts';
import Papa from 'papaparse';
import { type Day, dayFrom } from './days.ts';
import {
  addBleeding,
  addMood,
  addNotes,
  addSymptom,
  type Draft,
  type FoundDiary,
  lastDay,
  plainWords,
  type ReadOptions,
} from './imported-days.ts';
import type { Flow, Mood } from './records.ts';

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
const COUNTED: readonly Bleeding[] = ['spotting', 'light', 'medium', 'heavy'];

/** Tables of other apps, known by their columns: one row a day (drip) or one row a period. Undefined for no such table. */
export function readTable(text: string, options: ReadOptions): FoundDiary | undefined {
  const { data } = Papa.parse<Row>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: plainWords,
  });
  const columns = Object.keys(data[0] ?? {});
  const first = FIRST_DAY.find((name) => columns.includes(name));
  const date = first ?? SINGLE_DAY.find((name) => columns.includes(name));
  const flow = FLOW.find((name) => columns.includes(name));
  if (!date || !(first || flow)) return undefined;
  const order = dateOrder(
    data.map((row) => row[date] ?? ''),
    options,
  );
  const diary: Draft = new Map();
  let unread = 0;
  for (const row of data) {
    const day = readDate(row[date] ?? '', order);
    if (day === undefined) unread += 1;
    else if (first) readPeriod(diary, row, day, flow ?? '', order, options);
    else if (!readDay(diary, row, day, flow ?? '', options)) unread += 1;
  }
  return { kind: 'diary', diary, unread, ...(order.isUnsure && { isOrderUnsure: true }) };
}

function readPeriod(
  diary: Draft,
  row: Row,
  start: Day,
  flow: string,
  order: DateOrder,
  { spotting }: ReadOptions,
): void {
  const written = LAST_DAY.map((name) => row[name]).find(Boolean);
  const last = lastDay(start, readDate(written ?? '', order));
  const bleeding = bleedingIn(row[flow] ?? '') ?? 'some';
  for (let day = start; day <= last; day += 1) addBleeding(diary, day, bleeding, spotting);
}

/** A row without bleeding is kept only for what else it says. False when the word for its bleeding is unknown. */
function readDay(diary: Draft, row: Row, day: Day, flow: string, { spotting }: ReadOptions): boolean {
  const value = (row[flow] ?? '').trim();
  const counted = flow === 'bleeding value' && value ? COUNTED[Number(value)] : undefined;
  const bleeding = counted ?? bleedingIn(value);
  const isExcluded = row['bleeding exclude']?.toLowerCase() === 'true';
  addNotes(diary, day, NOTES.map((name) => row[name]?.trim()).find(Boolean) ?? '');
  addMood(diary, day, moodOf(row));
  for (const symptom of symptomsOf(row)) addSymptom(diary, day, symptom);
  if (!bleeding || bleeding === 'none') return bleeding !== undefined;
  if (isExcluded) addSymptom(diary, day, spotting);
  else addBleeding(diary, day, bleeding, spotting);
  return true;
}

/** drip has a column of true and false for each mood. */
function moodOf(row: Row): Mood | undefined {
  if (isTrue(row['mood happy'])) return 'happy';
  if (isTrue(row['mood sad'])) return 'sad';
  return isTrue(row['mood fine']) || isTrue(row['mood balanced']) ? 'neutral' : undefined;
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

/** What the cell of a table says of bleeding; `some` does not say how much. Undefined when its word is unknown. */
type Bleeding = Flow | 'spotting' | 'some' | 'none';

/** In English, French and Swahili, without accents. The first that matches counts. */
const WORDS: readonly [Bleeding, RegExp][] = [
  ['none', /^(no|none|false|n|n\/a|non|faux|rien|hapana|sina|-+)$/],
  ['none', /^(no|pas d[e']|aucune?|hakuna)(?!\w)/],
  ['spotting', /spot|trace|matone/],
  ['light', /light|leger|faible|peu |kidogo|chache/],
  ['medium', /medium|moderate|\bnormal|moyen|modere|wastani/],
  ['heavy', /heavy|abondant|\bforte?\b|nyingi|nzito/],
  ['some', /^(yes|y|true|x|oui|o|vrai|ndiyo|ndio|kweli|period|bleeding|menstruation|regles|hedhi)$/],
];

function bleedingIn(cell: string): Bleeding | undefined {
  const word = fold(cell).trim();
  const count = Number(word.replace(',', '.'));
  if (!Number.isNaN(count)) return count > 0 ? 'some' : 'none';
  return WORDS.find(([, pattern]) => pattern.test(word))?.[0];
}
