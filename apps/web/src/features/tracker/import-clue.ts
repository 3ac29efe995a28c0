import { type Day, dayOf } from './days.ts';
import { addBleeding, addMood, addSymptom, type Draft, type FoundDiary, isRecord } from './imported-days.ts';
import type { Mood } from './records.ts';

/** What was noted of one kind on one day. */
interface Measurement {
  date: unknown;
  kind: string;
  options: string[];
}

const MOODS: Record<string, Mood> = { happy: 'happy', sad: 'sad', indifferent: 'neutral' };
const PAIN_FREE = 'pain_free';

/**
 * Clue's `measurements.json`, a list of `{date, type, value: {option}}` or `value: [{option}]`, or the older
 * `.cluedata`, a list of days `{day, period: "heavy", pain: ["cramps"]}` under `data`. Undefined for another shape.
 */
export function readClue(value: unknown, spotting: string): FoundDiary | undefined {
  const measurements = measurementsOf(value);
  if (!measurements) return undefined;
  const diary: Draft = new Map();
  let unread = 0;
  for (const { date, kind, options } of measurements) {
    const day = typeof date === 'string' ? dayOf(date.slice(0, 10)) : undefined;
    if (day === undefined) unread += 1;
    else for (const option of options) note(diary, day, kind, option, spotting);
  }
  return { kind: 'diary', diary, unread };
}

function note(diary: Draft, day: Day, kind: string, option: string, spotting: string): void {
  if (kind === 'spotting') addSymptom(diary, day, spotting);
  else if (kind === 'period') addBleeding(diary, day, option, spotting);
  else if (kind === 'pain' && option !== PAIN_FREE) addSymptom(diary, day, option.replaceAll('_', ' '));
  else if (kind === 'feelings') addMood(diary, day, MOODS[option]);
}

function measurementsOf(value: unknown): Measurement[] | undefined {
  if (Array.isArray(value)) {
    const items = value.filter(isRecord).filter(({ type }) => typeof type === 'string');
    if (items.length === 0) return undefined;
    return items.map(({ date, type, value: noted }) => ({
      date,
      kind: String(type),
      options: optionsOf(noted),
    }));
  }
  if (!isRecord(value) || !Array.isArray(value['data'])) return undefined;
  return value['data']
    .filter(isRecord)
    .flatMap(({ day: date, ...kinds }) =>
      Object.entries(kinds).map(([kind, noted]) => ({ date, kind, options: optionsOf(noted) })),
    );
}

/** `{option}`, a list of them, a word or a list of words. */
function optionsOf(noted: unknown): string[] {
  const list = Array.isArray(noted) ? noted : [noted];
  return list
    .map((item) => (isRecord(item) ? item['option'] : item))
    .filter((option) => typeof option === 'string');
}
