import type { Directory } from '@salama/content/directory-types.ts';
import type { Stats } from '@salama/contract/admin/schemas.ts';
import { isOlder, UNCONFIRMED_AFTER } from '@salama/contract/directory/freshness.ts';

/** What somebody has to read again, or better to ring, the oldest first. `today` is an ISO date. */
export function unconfirmedLines(
  directories: readonly Directory[],
  today: string,
): Stats['unconfirmedLines'] {
  return directories
    .flatMap(({ contacts }) => contacts)
    .filter(({ confirmed }) => isOlder(confirmed, UNCONFIRMED_AFTER, today))
    .map(({ id, number, confirmed }) => ({ id, number, confirmed }))
    .sort((one, other) => one.confirmed.localeCompare(other.confirmed));
}
