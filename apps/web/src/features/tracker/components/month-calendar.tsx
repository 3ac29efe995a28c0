import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { firstOf, keyOf, monthOf } from '../days.ts';
import { FLOWS } from '../records.ts';
import { trackerActions, useTracker } from '../state.ts';
import type { Statistics } from '../statistics.ts';
import { FlowDot } from './flow-dot.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useExport } from './use-export.ts';

/** Pixels a finger must travel sideways to turn the page, and how much more sideways than up or down. */
const SWIPE = { distance: 48, slope: 2 };

/** One month, with the ways to its neighbours and the export. */
export function MonthCalendar({ statistics }: { statistics: Statistics }) {
  const { calendar } = useMessages('tracker');
  const language = useLanguage();
  const month = useTracker((state) => state.month);
  const titleId = useId();
  const swipe = useSwipe((by) => trackerActions().showMonth(by));
  const title = formatDate(language, keyOf(firstOf(month)), 'month');
  return (
    <section
      aria-label={calendar.label}
      className="overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      <div className="kanga" />
      <div className="flex flex-col gap-3 p-3 sm:p-5">
        <div className="flex items-center gap-1">
          <IconButton label={calendar.previous} onClick={() => trackerActions().showMonth(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <h2
            id={titleId}
            aria-live="polite"
            className="min-w-0 grow text-center text-xl first-letter:uppercase"
          >
            {title}
          </h2>
          <IconButton label={calendar.next} onClick={() => trackerActions().showMonth(1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <div {...swipe} className="touch-pan-y">
          <MonthGrid month={month} labelledBy={titleId} statistics={statistics} />
        </div>
        <Legend />
        <Foot statistics={statistics} />
      </div>
    </section>
  );
}

function Foot({ statistics }: { statistics: Statistics }) {
  const { calendar } = useMessages('tracker');
  const today = useTracker((state) => state.today);
  const exportNow = useExport(statistics);
  const [isExported, setExported] = useState(false);
  const hintId = useId();
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-3">
      <div className="flex flex-wrap justify-between gap-2">
        <TodayButton today={today} />
        <Button
          variant="secondary"
          aria-describedby={hintId}
          onClick={() => {
            exportNow();
            setExported(true);
          }}
        >
          {calendar.export}
        </Button>
      </div>
      <p id={hintId} className="text-ink-soft text-sm">
        {calendar.exportHint}
      </p>
      <p role="status" className="font-semibold text-sm empty:hidden">
        {isExported && calendar.exported}
      </p>
    </div>
  );
}

function TodayButton({ today }: { today: number }) {
  const { calendar } = useMessages('tracker');
  const month = useTracker((state) => state.month);
  const { year, month: number } = monthOf(today);
  const isHere = month.year === year && month.month === number;
  return (
    <Button variant="quiet" disabled={isHere} onClick={() => trackerActions().select(today)}>
      {calendar.today}
    </Button>
  );
}

function Legend() {
  const { calendar, flows } = useMessages('tracker');
  return (
    <ul
      aria-label={calendar.legend}
      className="flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-ink-soft text-sm"
    >
      {FLOWS.map((flow) => (
        <li key={flow} className="flex items-center gap-1.5">
          <FlowDot flow={flow} />
          {flows[flow]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-4 rounded-full border-2 border-clay border-dashed" />
        {calendar.legendExpected}
      </li>
    </ul>
  );
}

/** A finger that goes sideways turns the month; up and down still scroll the page. */
function useSwipe(turn: (by: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [across, along] = [clientX - from.x, clientY - from.y];
      const isSwipe = Math.abs(across) >= SWIPE.distance && Math.abs(across) > SWIPE.slope * Math.abs(along);
      if (isSwipe) turn(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
