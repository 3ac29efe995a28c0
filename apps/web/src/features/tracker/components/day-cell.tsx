import { memo } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import { type Day, keyOf } from '../days.ts';
import type { PeriodDay } from '../records.ts';
import { trackerActions } from '../state.ts';
import { FlowDot } from './flow-dot.tsx';
import { MoodFace } from './mood-face.tsx';

interface DayCellProps {
  day: Day;
  /** The long date, for a screen reader. */
  date: string;
  record: PeriodDay | undefined;
  isUnsaved: boolean;
  isSelected: boolean;
  isToday: boolean;
  /** A period may start on it. */
  isExpected: boolean;
  /** The one day that Tab reaches. */
  isFocusable: boolean;
}

/** A day: its number, a dot for bleeding, a face for the mood. Bold is today, the ring is chosen. */
export const DayCell = memo(function DayCell({
  day,
  date,
  record,
  isUnsaved,
  isSelected,
  isToday,
  isExpected,
  isFocusable,
}: DayCellProps) {
  const words = useWords(record, isUnsaved, isExpected);
  const ground = record?.isPeriod ? 'bg-clay-soft' : '';
  const edge = isExpected ? 'border-2 border-clay border-dashed' : 'border-2 border-transparent';
  const ring = isSelected ? 'outline-2 outline-brand outline-offset-1' : '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the table that is a grid
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus, as the pattern allows
    <td role="gridcell" aria-selected={isSelected} className="p-0.5">
      <button
        type="button"
        data-day={day}
        tabIndex={isFocusable ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={[date, ...words].join(', ')}
        onClick={() => trackerActions().select(day)}
        className={`relative flex h-12 w-full flex-col items-center justify-start rounded-field pt-0.5 text-ink hover:bg-sunken sm:h-14 ${ground} ${edge} ${ring}`}
      >
        <span className={isToday ? 'font-extrabold text-brand-ink underline underline-offset-2' : ''}>
          {dateOf(day)}
        </span>
        <span className="flex h-4 items-center justify-center gap-0.5">
          {record?.isPeriod && <FlowDot flow={record.flow} />}
          {record?.mood && <MoodFace mood={record.mood} className="text-[0.75rem] leading-none" />}
        </span>
        {isUnsaved && (
          <span aria-hidden="true" className="mark absolute top-1 right-1 size-1.5 rounded-full bg-warning" />
        )}
      </button>
    </td>
  );
});

/** What the signs of a day say in words. */
function useWords(record: PeriodDay | undefined, isUnsaved: boolean, isExpected: boolean): string[] {
  const { calendar, flows, moods } = useMessages('tracker');
  const said = [
    record?.isPeriod && calendar.isPeriod,
    record?.isPeriod && record.flow && flows[record.flow],
    record?.mood && moods[record.mood],
    record && (record.notes || record.symptoms.length > 0) && calendar.hasNotes,
    isExpected && calendar.isExpected,
    isUnsaved && calendar.isUnsaved,
  ];
  return said.filter((word): word is string => typeof word === 'string' && word !== '');
}

function dateOf(day: Day): number {
  return Number(keyOf(day).slice(-2));
}
