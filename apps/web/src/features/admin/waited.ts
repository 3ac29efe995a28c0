import type { Catalogues } from '../../locales/catalogues.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long something has waited, in whole hours, from two days on in days. */
export function waitedSince(since: string, now: number, texts: Catalogues['admin']['ago']): string {
  const waited = now - new Date(since).getTime();
  if (waited >= 2 * DAY) return texts.days(Math.floor(waited / DAY));
  if (waited >= HOUR) return texts.hours(Math.floor(waited / HOUR));
  return texts.underHour;
}
