import type { Day } from './days.ts';
import { currentPause, lastPauseEnd, type TrackerSettings } from './settings.ts';
import { cyclePlace, type Statistics } from './statistics.ts';

/** Days without a period after which to ask: NHS, "Missed or late periods" (3 months). */
const NONE_FOR = 90;
/** Longest usual bleeding in days, as our articles tell it: NHS, "Heavy periods"; FIGO (2018) allows one more. */
const USUAL_BLEEDING = 7;
/** Shortest usual cycle in days: NHS, "Irregular periods". One alone says nothing. */
const SHORT_CYCLE = { under: 21, least: 2 };
/** How many of the newest are looked at. */
const NEWEST = { bleedings: 3, cycles: 6 };
/** Fewer days than this between two bleedings are one cycle only if the person says so. */
const SURELY_A_CYCLE = 15;

/** Something a nurse would want to hear; never a diagnosis. */
export type CareNote =
  | { kind: 'none'; days: number }
  | { kind: 'long'; start: Day; days: number }
  | { kind: 'short'; count: number };

/** What in the person's own diary is worth asking a nurse about. */
export function careNotes(statistics: Statistics, settings: TrackerSettings, today: Day): CareNote[] {
  const notes: CareNote[] = [];
  const bleedings = statistics.periods.filter(({ isSpotting }) => !isSpotting);
  const last = bleedings.at(-1);
  const since = last && today - Math.max(last.end, lastPauseEnd(settings));
  if (since !== undefined && since >= NONE_FOR && !currentPause(settings))
    notes.push({ kind: 'none', days: since });
  const long = bleedings.slice(-NEWEST.bleedings).findLast(({ length }) => length > USUAL_BLEEDING);
  if (long) notes.push({ kind: 'long', start: long.start, days: long.length });
  const short = statistics.cycles.slice(-NEWEST.cycles).filter((cycle) => {
    const isReal = cycle.length >= SURELY_A_CYCLE || settings.answers[cyclePlace(cycle)] === 'real';
    const counts = cycle.leftOut === undefined || cycle.leftOut === 'short';
    return counts && isReal && cycle.length < SHORT_CYCLE.under;
  });
  if (short.length >= SHORT_CYCLE.least) notes.push({ kind: 'short', count: short.length });
  return notes;
}
