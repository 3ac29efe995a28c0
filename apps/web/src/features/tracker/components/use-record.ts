import { useMemo } from 'react';
import type { Day } from '../days.ts';
import { blankDay, type PeriodDay } from '../records.ts';
import { useTracker } from '../state.ts';

/** A day as it is on screen: unsaved, saved, or blank. */
export function useRecord(day: Day): PeriodDay {
  const record = useTracker((state) => state.drafts.get(day) ?? state.diary.get(day));
  const blank = useMemo(() => blankDay(day), [day]);
  return record ?? blank;
}
