import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML and until scripts run here: what needs scripts waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
