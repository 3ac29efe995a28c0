import { fetched } from '../../lib/fetched.ts';
import { keyOf } from './days.ts';
import { parseEnvelope } from './envelope.ts';
import { type Found, type FoundDiary, isRecord, type ReadOptions } from './imported-days.ts';
import { type Diary, parseDiary } from './records.ts';
import { parseSettings } from './settings.ts';

/** Bytes. Ten years of daily notes take less than 1,000,000; Flo's file holds all that it ever knew of somebody. */
export const LARGEST_FILE = 25_000_000;
/** What every zip begins with. */
const ZIP = 'PK\u0003\u0004';

/** Reads our own exports and backups, and the files of Flo, Clue and drip. Decision record 28 has their shapes. */
export async function readFileText(text: string, options: ReadOptions): Promise<Found> {
  if (text.startsWith(ZIP)) return { kind: 'packed' };
  const value = parseJson(text);
  const envelope = parseEnvelope(value);
  if (envelope) return { kind: 'sealed', envelope };
  const found =
    isRecord(value) && 'periodDays' in value ? undefined : await readForeign(text, value, options);
  if (!found) return readOwn(value);
  return found.diary.size > 0 ? found : { kind: 'nothing' };
}

/** Readers of other apps' files. */
const flo = fetched(() => import('./import-flo.ts'));
const clue = fetched(() => import('./import-clue.ts'));
const table = fetched(() => import('./import-table.ts'));

/** The file of another app, by its shape. */
async function readForeign(
  text: string,
  value: unknown,
  options: ReadOptions,
): Promise<FoundDiary | undefined> {
  const { readFlo, readFloText } = await flo.fetch();
  if (value !== undefined) {
    const { readClue } = await clue.fetch();
    return readClue(value, options.spotting) ?? readFlo(value, options);
  }
  const told = readFloText(text, options);
  if (told) return told;
  const { readTable } = await table.fetch();
  return readTable(text, options);
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

/** The first and last day of a diary, for the preview. */
export function spanOfDiary(diary: Diary): { first: string; last: string } | undefined {
  const days = [...diary.keys()].sort((a, b) => a - b);
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? undefined : { first: keyOf(first), last: keyOf(last) };
}
