import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../lib/http.ts';
import { type Action, type Fault, faultOf } from './fault.ts';

export interface Resource<T> {
  /** What was fetched last; stays while something newer is on its way. */
  data: T | undefined;
  fault: Fault | undefined;
  isLoading: boolean;
  reload(): void;
  /** Changes what is shown after the server has confirmed it. */
  change(apply: (data: T) => T): void;
}

/** Fetches what `key` names, and again when it names something else; of several answers the last asked for counts. */
export function useResource<T>(key: string, action: Action, load: () => Promise<Outcome<T>>): Resource<T> {
  const [state, setState] = useState<{ data?: T; fault?: Fault; isLoading: boolean }>({ isLoading: true });
  const [turn, setTurn] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the turn say when to fetch
  useEffect(() => {
    let isCurrent = true;
    setState((now) => ({ ...now, isLoading: true }));
    void latest.current().then((outcome) => {
      if (!isCurrent) return;
      setState(({ data }) =>
        outcome.ok
          ? { data: outcome.data, isLoading: false }
          : { ...(data !== undefined && { data }), fault: faultOf(action, outcome), isLoading: false },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [key, turn, action]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const change = useCallback(
    (apply: (data: T) => T) =>
      setState((now) => (now.data === undefined ? now : { ...now, data: apply(now.data) })),
    [],
  );
  return { data: state.data, fault: state.fault, isLoading: state.isLoading, reload, change };
}
