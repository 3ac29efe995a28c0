import { useSyncExternalStore } from 'react';
import { write } from './storage.ts';
import { applyTheme, readTheme, type Theme } from './theme-choice.ts';

const listeners = new Set<() => void>();

/** The person's choice and the way to change it. `system` while the page is prerendered. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return [theme, chooseTheme];
}

function chooseTheme(theme: Theme): void {
  write('theme', theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
