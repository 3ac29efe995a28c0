import { useEffect, useState } from 'react';

/** Code of its own, fetched once. */
export interface Fetched<T> {
  /** What was fetched, if it was. */
  known(): T | undefined;
  fetch(): Promise<T>;
}

export function fetched<T>(load: () => Promise<T>): Fetched<T> {
  let found: T | undefined;
  return {
    known: () => found,
    fetch: async () => {
      found ??= await load();
      return found;
    },
  };
}

/**
 * The code as soon as it is there; until then undefined, for which the caller shows that it is on its way. React's own
 * `lazy` holds a part back for 300 ms once a fallback is on the screen, so that several appear together: too long for
 * somebody who goes from tab to tab. A failure is thrown to the nearest boundary.
 */
export function useFetched<T>(code: Fetched<T>): T | undefined {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (code.known() !== undefined) return;
    let isCurrent = true;
    const show = (change: (turn: number) => number) => {
      if (isCurrent) setTurn(change);
    };
    code.fetch().then(
      () => show((turn) => turn + 1),
      (error: unknown) =>
        show(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return code.known();
}
