import {
  keepCopy,
  readCopies,
  readText,
  remove,
  removeCopies,
  setAside,
  writeText,
} from '../../lib/storage.ts';
import { type Envelope, parseEnvelope } from './envelope.ts';
import { type Diary, parseDiary, writtenDiary } from './records.ts';
import { NO_SETTINGS, parseSettings, type TrackerSettings, writtenSettings } from './settings.ts';

/** Everything the tracker keeps. Sealed as a whole when the lock is on. */
export interface Contents {
  diary: Diary;
  settings: TrackerSettings;
}

/**
 * What stands on the device. `canWrite` is false while there is something unreadable there that could not be set
 * aside: writing would destroy it.
 */
export type Stored =
  | { kind: 'open'; contents: Contents; canWrite: boolean }
  | { kind: 'locked'; envelope: Envelope };

const EMPTY: Diary = new Map();
const USUAL_SETTINGS = JSON.stringify(writtenSettings(NO_SETTINGS));

/** Reads what this or another version wrote. What cannot be understood is kept beside it, never overwritten. */
export function readStored(): Stored {
  const value = parseText(readText('periodDays'));
  const envelope = parseEnvelope(value);
  if (envelope) return { kind: 'locked', envelope };
  const settings = readSettings();
  if (value === NOTHING) return opened(EMPTY, settings, true);
  const parsed = value === undefined ? undefined : parseDiary(value);
  if (!parsed) return opened(EMPTY, settings, setAside('periodDays'));
  return opened(parsed.diary, settings, parsed.unread === 0 || keepCopy('periodDays'));
}

/** What stands on the device as it is: to see whether another tab has written. */
export function storedText(): string | undefined {
  return readText('periodDays');
}

/** False when the device refuses; then nothing has changed on it. */
export function writeContents({ diary, settings }: Contents): boolean {
  const before = readText('tracker-settings') ?? USUAL_SETTINGS;
  const after = JSON.stringify(writtenSettings(settings));
  if (after !== before && !writeText('tracker-settings', after)) return false;
  if (writeText('periodDays', JSON.stringify(writtenDiary(diary)))) return true;
  if (after !== before) writeText('tracker-settings', before);
  return false;
}

/** Writes the sealed contents; the open settings go, since they tell much. */
export function writeEnvelope(envelope: Envelope): boolean {
  if (!writeText('periodDays', JSON.stringify(envelope))) return false;
  remove('tracker-settings');
  return true;
}

export function writtenContents({ diary, settings }: Contents): string {
  return JSON.stringify({ periodDays: writtenDiary(diary), settings: writtenSettings(settings) });
}

/** The contents of an opened envelope; undefined when they are none. */
export function parseContents(text: string): Contents | undefined {
  const value = parseText(text);
  const parsed = parseDiary(value);
  if (!parsed || typeof value !== 'object' || value === null) return undefined;
  const settings = 'settings' in value ? parseSettings(value.settings) : undefined;
  return { diary: parsed.diary, settings: settings ?? NO_SETTINGS };
}

/** Values that could not be read, as they were found. */
export function unreadableValues(): string[] {
  return readCopies('periodDays');
}

/** Takes those away, and leaves the diary as it is. */
export function removeUnreadable(): void {
  removeCopies('periodDays');
}

/** Puts a diary aside whose passphrase is lost, so that a new one can begin. The copy stays. */
export function setLockedAside(): boolean {
  return setAside('periodDays');
}

/** Takes everything of the tracker off the device, the copies too. */
export function eraseTracker(): void {
  remove('periodDays', 'tracker-settings');
}

/** Stands for a key without a value. */
const NOTHING = Symbol('nothing');

function parseText(raw: string | undefined): unknown {
  if (raw === undefined) return NOTHING;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function readSettings(): TrackerSettings {
  const value = parseText(readText('tracker-settings'));
  if (value === NOTHING) return NO_SETTINGS;
  const settings = parseSettings(value);
  if (!settings) setAside('tracker-settings');
  return settings ?? NO_SETTINGS;
}

function opened(diary: Diary, settings: TrackerSettings, canWrite: boolean): Stored {
  return { kind: 'open', contents: { diary, settings }, canWrite };
}
