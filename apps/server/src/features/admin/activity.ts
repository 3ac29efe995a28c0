import { type Activity, WAITS, type Wait } from '@salama/contract/admin/schemas.ts';
import { DAY, dayOf, HOUR } from '../../platform/clock.ts';
import { countByDay, countWaiting, type OpenCase, type Series } from './activity-repository.ts';
import type { AdminDependencies } from './types.ts';

/** Hours up to which a case has waited so long. */
const UP_TO: Record<Wait, number> = {
  hour: 1,
  sixHours: 6,
  day: 24,
  threeDays: 72,
  longer: Number.POSITIVE_INFINITY,
};

/** The last `days` UTC days, today included. */
export async function readActivity(
  days: number,
  { db, clock }: Pick<AdminDependencies, 'db' | 'clock'>,
): Promise<Activity> {
  const now = clock.now();
  const first = Math.floor(now / DAY) - days + 1;
  const numbers = Array.from({ length: days }, (_, at) => first + at);
  const series = async (name: Series) => {
    const counts = await countByDay(db, name, first);
    return numbers.map((day) => counts.get(day) ?? 0);
  };
  return {
    days: numbers.map((day) => dayOf(day * DAY)),
    board: {
      questions: await series('questions'),
      answers: await series('answers'),
      cases: await series('cases'),
      decisions: await series('decisions'),
    },
    queue: queueOf(await countWaiting(db, HOUR), Math.floor(now / HOUR)),
  };
}

function queueOf(open: readonly OpenCase[], hourNow: number): Activity['queue'] {
  return WAITS.map((wait, at) => {
    const from = UP_TO[WAITS[at - 1] ?? 'hour'];
    const inside = open.filter(({ hour }) => {
      const waited = hourNow - hour;
      return (at === 0 || waited >= from) && waited < UP_TO[wait];
    });
    const sum = (severity: 1 | 2) =>
      inside.filter((one) => one.severity === severity).reduce((total, { count }) => total + count, 0);
    return { wait, severe: sum(1), other: sum(2) };
  });
}
