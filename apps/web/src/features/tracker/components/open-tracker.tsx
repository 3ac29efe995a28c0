import { useMemo } from 'react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useTracker } from '../state.ts';
import { computeStatistics, type Statistics } from '../statistics.ts';
import { unreadableValues } from '../storage.ts';
import { DayPanel } from './day-panel.tsx';
import { MonthCalendar } from './month-calendar.tsx';

const findings = fetched(async () => (await import('./findings.tsx')).Findings);

/** The calendar with the chosen day beside it, and what the marked days add up to. */
export function OpenTracker() {
  const { loading } = useMessages('tracker');
  const statistics = useStatistics();
  return (
    <div className="flex flex-col gap-6">
      <SetAsideNotice />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <MonthCalendar statistics={statistics} />
        <DayPanel />
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">
          <FetchedPart code={findings} fallback={<Skeleton label={loading} lines={6} />} failed={null}>
            {(Findings) => <Findings statistics={statistics} />}
          </FetchedPart>
        </div>
      </div>
    </div>
  );
}

/** Saved days alone count: what is still being written may be a slip. */
function useStatistics(): Statistics {
  const diary = useTracker((state) => state.diary);
  const settings = useTracker((state) => state.settings);
  const today = useTracker((state) => state.today);
  return useMemo(() => computeStatistics(diary, settings, today), [diary, settings, today]);
}

const setAside = fetched(async () => (await import('./set-aside.tsx')).SetAside);

/** Few ever see it, so it is fetched only then. */
function SetAsideNotice() {
  return unreadableValues().length > 0 ? (
    <FetchedPart code={setAside}>{(SetAside) => <SetAside />}</FetchedPart>
  ) : null;
}
