import type { Directory } from '@salama/content/directory-types.ts';
import { isOlder, UNCONFIRMED_AFTER } from '@salama/contract/directory/freshness.ts';

/** The lines that nobody has confirmed for half a year on an ISO date, a sentence each. */
export function oldLines(directories: readonly Directory[], today: string): string[] {
  return directories
    .flatMap(({ contacts }) => contacts)
    .filter(({ confirmed }) => isOlder(confirmed, UNCONFIRMED_AFTER, today))
    .map(
      ({ id, confirmed }) => `${id}: not confirmed since ${confirmed}; read its sources again, or ring it`,
    );
}

/** A page is read as a whole: one source has one day in a directory, so that no line is made younger alone. */
export function daysOfSources({ country, contacts }: Directory): string[] {
  const days = new Map<string, Set<string>>();
  for (const { url, read } of contacts.flatMap(({ sources }) => sources))
    days.set(url, (days.get(url) ?? new Set()).add(read));
  return [...days]
    .filter(([, read]) => read.size > 1)
    .map(
      ([url, read]) =>
        `countries, ${country}: ${url} was read on ${[...read].join(' and on ')}; write one day`,
    );
}
