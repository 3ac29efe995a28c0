/**
 * Everything Salama keeps in the browser. `area`: which storage. `text` values are raw strings, all others JSON.
 * `logout`: removed when the person signs out. "Erase my traces" removes every key of this table.
 */
export const STORED = {
  'auth-storage': { area: 'local', logout: true },
  token: { area: 'local', text: true, logout: true },
  sessionId: { area: 'local', text: true, logout: true },
  'community-storage': { area: 'local', logout: true },
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
  exited: { area: 'session' },
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
  if (value === undefined) setAside(key, raw);
  return value;
}

/** Keeps a value; false when the device refused (storage full or switched off), then it lasts for this page only. */
export function write(key: StorageKey, value: unknown): boolean {
  const raw = isText(key) ? String(value) : JSON.stringify(value);
  try {
    areaOf(key).setItem(key, raw);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, raw);
    return false;
  }
}

export function remove(...keys: StorageKey[]): void {
  for (const key of keys) {
    memory.delete(key);
    removeRaw(key, key);
    removeRaw(key, `${key}.unreadable`);
  }
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

function setAside(key: StorageKey, raw: string): void {
  memory.delete(key);
  try {
    areaOf(key).setItem(`${key}.unreadable`, raw);
    areaOf(key).removeItem(key);
  } catch {
    // A full or absent storage cannot keep the copy: the value then stays where it is, untouched.
  }
}

function removeRaw(place: StorageKey, name: string): void {
  try {
    areaOf(place).removeItem(name);
  } catch {
    // Nothing can be stored, so nothing has to be removed.
  }
}
