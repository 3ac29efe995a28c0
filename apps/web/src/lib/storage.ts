/**
 * Everything Salama keeps in the browser. `area`: which storage. `text` values are raw strings, all others JSON.
 * `logout`: removed when the person signs out. "Erase my traces" removes every key of this table.
 */
export const STORED = {
  'auth-storage': { area: 'local', logout: true },
  token: { area: 'local', text: true, logout: true },
  sessionId: { area: 'local', text: true, logout: true },
  'community-storage': { area: 'local', logout: true },
  /** Lets whoever works at the desk sign in here while strangers try her password; so signing out leaves it. */
  known_device: { area: 'local', text: true },
  anonymous_username: { area: 'local', text: true },
  periodDays: { area: 'local' },
  'tracker-settings': { area: 'local' },
  theme: { area: 'local', text: true },
  testimonials: { area: 'local' },
  consent: { area: 'local' },
  age_verified: { area: 'local' },
  too_young: { area: 'local' },
  guidelines_last_shown: { area: 'local' },
  language: { area: 'local', text: true },
  country: { area: 'local', text: true },
  offline: { area: 'local' },
  chat_warning_seen: { area: 'session' },
  /** From the press on another page until the chat has it in its box; leaving takes it away. */
  chosen_question: { area: 'session', text: true },
  exited: { area: 'session' },
  /** Another value at each Exit: other tabs hear of it, and while it stands nothing is marked as one's own. */
  last_exit: { area: 'local', text: true, logout: true },
  /** For the instant in which other tabs are told. */
  erased: { area: 'local' },
} as const satisfies Record<string, Place>;

interface Place {
  area: 'local' | 'session';
  text?: boolean;
  logout?: boolean;
}
export type StorageKey = keyof typeof STORED;
const KEYS = Object.keys(STORED) as StorageKey[];

/** What could not be written to the device, kept until the page is left. */
const memory = new Map<StorageKey, string>();

/**
 * The stored value as `parse` understands it, or undefined when absent.
 * `parse` gets a string or parsed JSON and returns undefined or throws for what it does not accept; such a value
 * is set aside under `<key>.unreadable` and never overwritten silently.
 */
export function read<T>(key: StorageKey, parse: (value: unknown) => T | undefined): T | undefined {
  const raw = memory.get(key) ?? readRaw(key);
  if (raw === undefined) return undefined;
  const value = understand(key, raw, parse);
  if (value === undefined) setAside(key);
  return value;
}

/** What stands under a key, as text: for those who decide themselves what is readable. */
export function readText(key: StorageKey): string | undefined {
  return memory.get(key) ?? readRaw(key);
}

/** Writes or fails: nothing is kept in memory, so that who calls can say that it is not saved. */
export function writeText(key: StorageKey, raw: string): boolean {
  try {
    areaOf(key).setItem(key, raw);
    memory.delete(key);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a value; false when the device refused (storage full or switched off), then it lasts for this page only. */
export function write(key: StorageKey, value: unknown): boolean {
  const raw = isText(key) ? String(value) : JSON.stringify(value);
  const isWritten = writeText(key, raw);
  if (!isWritten) memory.set(key, raw);
  return isWritten;
}

export function remove(...keys: StorageKey[]): void {
  for (const key of keys) {
    memory.delete(key);
    removeRaw(key, key);
    removeCopies(key);
  }
}

export function removeCopies(key: StorageKey): void {
  for (const name of copiesOf(key)) removeRaw(key, name);
}

/**
 * Keeps a copy of what stands under a key beside it, under a name that is still free: an earlier copy is never
 * overwritten, the same text never kept twice. False when the device has no room for it.
 */
export function keepCopy(key: StorageKey): boolean {
  const raw = readRaw(key);
  if (raw === undefined || readCopies(key).includes(raw)) return true;
  try {
    areaOf(key).setItem(freeName(key), raw);
    return true;
  } catch {
    return false;
  }
}

/** Moves what stands under a key to a copy; false when there is no room: then it stays where it is. */
export function setAside(key: StorageKey): boolean {
  memory.delete(key);
  if (!keepCopy(key)) return false;
  removeRaw(key, key);
  return true;
}

/** The texts that were set aside, oldest first. */
export function readCopies(key: StorageKey): string[] {
  return copiesOf(key).flatMap((name) => {
    try {
      return areaOf(key).getItem(name) ?? [];
    } catch {
      return [];
    }
  });
}

/** What signing out takes from the device; the tracker and the choices of the person stay. */
export function removeOnLogout(): void {
  remove(...KEYS.filter((key) => placeOf(key).logout));
}

/** Everything, also what no table names. False when the device keeps something all the same. */
export function removeEverything(): boolean {
  remove(...KEYS);
  return [() => window.localStorage, () => window.sessionStorage].map(emptied).every(Boolean);
}

/** A storage that is switched off holds nothing. */
function emptied(area: () => Storage): boolean {
  try {
    area().clear();
    return area().length === 0;
  } catch {
    return true;
  }
}

/** True and false flags, as `consent` is. */
export function readFlag(key: StorageKey): boolean | undefined {
  return read(key, (value) => (typeof value === 'boolean' ? value : undefined));
}

function areaOf(key: StorageKey): Storage {
  return STORED[key].area === 'local' ? window.localStorage : window.sessionStorage;
}

function placeOf(key: StorageKey): Place {
  return STORED[key];
}

function isText(key: StorageKey): boolean {
  return placeOf(key).text === true;
}

function readRaw(key: StorageKey): string | undefined {
  try {
    return areaOf(key).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function understand<T>(
  key: StorageKey,
  raw: string,
  parse: (value: unknown) => T | undefined,
): T | undefined {
  try {
    return parse(isText(key) ? raw : JSON.parse(raw));
  } catch {
    return undefined;
  }
}

/** `periodDays.unreadable`, then `periodDays.unreadable-2` and so on. */
function copiesOf(key: StorageKey): string[] {
  const first = `${key}.unreadable`;
  try {
    const names = Object.keys(areaOf(key)).filter((name) => name === first || name.startsWith(`${first}-`));
    return names.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  } catch {
    return [];
  }
}

function freeName(key: StorageKey): string {
  const taken = copiesOf(key);
  let name = `${key}.unreadable`;
  for (let number = 2; taken.includes(name); number += 1) name = `${key}.unreadable-${number}`;
  return name;
}

function removeRaw(place: StorageKey, name: string): void {
  try {
    areaOf(place).removeItem(name);
  } catch {
    // Nothing can be stored, so nothing has to be removed.
  }
}
