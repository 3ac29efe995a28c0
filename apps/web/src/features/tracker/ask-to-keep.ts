import type { Day } from './days.ts';
import type { Contents } from './storage.ts';

/** Days after which a file is old, and a reminder that was put away comes back. */
const OLD = 30;
/** Days of diary from which losing them would hurt. */
const WORTH_KEEPING = 5;

/** Asks the browser not to clear this site's data. It may say no, or ask the person; both are fine. */
export async function askToKeep(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Without the interface nothing can be asked: then the reminder to save a file comes.
  }
}

/** Whether the browser may clear the diary by itself: when space is short, or after weeks without a visit. */
export async function mayBeCleared(): Promise<boolean> {
  try {
    return !(await navigator.storage.persisted());
  } catch {
    return true;
  }
}

/** Whether to remind of saving a file, where the browser may clear the diary. */
export function isFileDue({ diary, settings: { savedAt, remindedAt } }: Contents, today: Day): boolean {
  const isOld = (at: Day | undefined) => at === undefined || today - at >= OLD;
  return diary.size >= WORTH_KEEPING && isOld(savedAt) && isOld(remindedAt);
}
