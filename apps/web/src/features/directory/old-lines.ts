import { isOlder, UNCONFIRMED_AFTER } from '@salama/contract/directory/freshness.ts';

/** Says of which lines nobody knows any more on an ISO date whether they are right. The page may be months old. */
export function markOldLines(place: HTMLElement, today: string): void {
  for (const said of place.querySelectorAll<HTMLElement>('[data-confirmed]'))
    said.hidden = !isOlder(said.dataset['confirmed'] ?? '', UNCONFIRMED_AFTER, today);
}
