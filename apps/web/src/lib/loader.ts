/** React reads these of a promise: `use` does not wait for one that is known to be done. */
interface Tracked<T> extends Promise<T> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
}

/** Milliseconds after which a failed download is tried again; until then every render sees the same failure. */
const FORGET_FAILURE = 2_000;

/**
 * Fetches things once each, for renders that wait for them with `use`. A render must call `use` with the same promise
 * each time it is tried, also when the download has ended in between.
 */
export function createLoader<T>() {
  const known = new Map<string, Tracked<T>>();
  return {
    load(key: string, start: () => Promise<T>): Promise<T> {
      const earlier = known.get(key);
      if (earlier) return earlier;
      const promise: Tracked<T> = start();
      known.set(key, promise);
      promise.then(
        (value) => Object.assign(promise, { status: 'fulfilled', value }),
        () => setTimeout(() => known.delete(key), FORGET_FAILURE),
      );
      return promise;
    },
    /** What has been fetched already. */
    now(key: string): T | undefined {
      return known.get(key)?.value;
    },
  };
}
