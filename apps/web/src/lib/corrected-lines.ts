import { type CorrectedLine, correctedLines } from '@salama/assistant/safety/corrected-lines.ts';
import type { CardDirectory } from '@salama/content/directory-types.ts';

/**
 * The directories of the build with what the desk has corrected since: the server writes it into each page that it serves
 * (`corrected-pages.ts` there), so that it is here before any network, and kept with the page.
 */
export function correctedHere(directories: readonly CardDirectory[]): CardDirectory[] {
  const told: unknown = JSON.parse(document.documentElement.dataset['corrected'] ?? '[]');
  const corrected = isOurs(told) ? told : [];
  return directories.map((directory) => ({ ...directory, contacts: correctedLines(directory, corrected) }));
}

/** Our own server has checked each of them. */
function isOurs(told: unknown): told is CorrectedLine[] {
  return Array.isArray(told);
}
