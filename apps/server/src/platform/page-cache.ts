import { type Clock, SECOND } from './clock.ts';
import { type Dialect, isShared } from './database/dialect.ts';

/** Keeps what everybody sees alike, for as long as nothing has changed. */
export interface PageCache<Value> {
  /** The kept value, else the loaded one. Callers that ask at once wait for one load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Something was committed: whatever was loaded before is old. */
  changed(): void;
}

const MOST_PAGES = 200;
/** How long a change by another process may go unseen. */
const SHARED_LIFETIME = SECOND / 2;

export function createPageCache<Value>(clock: Clock, dialect: Dialect): PageCache<Value> {
  const lifetime = isShared(dialect) ? SHARED_LIFETIME : Number.POSITIVE_INFINITY;
  const kept = new Map<string, { value: Promise<Value>; until: number }>();
  return {
    async get(key, load) {
      const known = kept.get(key);
      if (known && clock.monotonic() < known.until) return known.value;
      const value = load();
      // A page that is loading while something changes is dropped with the others, so it is never kept stale.
      kept.delete(key);
      if (kept.size >= MOST_PAGES) kept.delete(kept.keys().next().value ?? '');
      const entry = { value, until: clock.monotonic() + lifetime };
      kept.set(key, entry);
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return value;
    },
    changed: () => kept.clear(),
  };
}
