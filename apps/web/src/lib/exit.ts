import { exitAddress } from '@salama/contract/exit.ts';
import type { Language } from '@salama/contract/language.ts';
import { write } from './storage.ts';

const callbacks = new Set<() => void>();

/** Registers what must be emptied when the person leaves in a hurry: chat in memory, drafts. Returns the way out. */
export function onExit(callback: () => void): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

/**
 * Leaves at once: hides the page in this frame, empties what is registered and replaces the page, so that Back does
 * not return to it. Login and tracker stay.
 */
export function leave(language: Language): void {
  document.documentElement.dataset['left'] = '';
  document.title = '…';
  write('exited', true);
  for (const callback of callbacks) {
    try {
      callback();
    } catch {
      // One failing callback must not keep anyone on the page.
    }
  }
  window.location.replace(exitAddress(language));
}
