import { DAY, HOUR, hourOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import {
  countUnprovenHides,
  coverItem,
  hasProvenReporter,
  lockBrake,
  markUnprovenHide,
  setBrake,
} from './brake-repository.ts';
import type { DeskDependencies, ModeratedItem } from './types.ts';

/**
 * So many posts hidden by people of whom nothing is known, in this hour of the clock and the one before, are more than
 * two volunteers can look at. No time finer than the hour is kept of a report.
 */
const HIDES_TO_BRAKE = 8;
const WINDOW = HOUR;
/** Times of anonymous posts are cut to the hour: whatever may be a day old is not yet. */
const YOUNG = DAY + HOUR;

export interface Hiding {
  outcome: 'hidden' | 'covered';
  /** The brake came on with it, until then. */
  brakeUntil?: number;
}

/**
 * Hides a published item that was reported enough, or covers it while the brake is on. A proven reporter, a young item
 * and one that may be grooming or lead to contact hide in any case, so that a brake put on by many false reports does
 * not shield what children must be kept from. The brake's row keeps two processes from counting past each other.
 */
export async function hideOrCover(
  db: Db,
  item: ModeratedItem,
  report: { caseId: string; reporter: string },
  { clock, items, moderation }: Pick<DeskDependencies, 'clock' | 'items' | 'moderation'>,
): Promise<Hiding> {
  const hide = () => items.setState(db, item, 'hidden', item.approvedAt);
  if (await hasProvenReporter(db, report.caseId)) {
    await hide();
    return { outcome: 'hidden' };
  }
  const now = clock.now();
  const onUntil = await lockBrake(db);
  const hides = await countUnprovenHides(db, hourOf(now) - WINDOW);
  const isOn = now < onUntil || hides >= HIDES_TO_BRAKE;
  const mustGo = now - item.createdAt < YOUNG || moderation.mayLure([item.content, ...item.tags]);
  const comesOn = now >= onUntil && hides + (isOn && !mustGo ? 0 : 1) >= HIDES_TO_BRAKE;
  const until = hourOf(now) + 2 * WINDOW;
  if (comesOn) await setBrake(db, until);
  if (isOn && !mustGo) await coverItem(db, report.caseId);
  else {
    await hide();
    await markUnprovenHide(db, { ...report, at: hourOf(now) });
  }
  return {
    outcome: isOn && !mustGo ? 'covered' : 'hidden',
    ...(comesOn && { brakeUntil: until }),
  };
}
