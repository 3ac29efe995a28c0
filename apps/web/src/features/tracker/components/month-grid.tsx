import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { dayByKey, firstWeekday, weekdaysFrom, weeksOf } from '../calendar.ts';
import { type Day, firstOf, keyOf, type Month, monthOf } from '../days.ts';
import { trackerActions, useTracker } from '../state.ts';
import type { Statistics } from '../statistics.ts';
import { DayCell } from './day-cell.tsx';

interface MonthGridProps {
  month: Month;
  labelledBy: string;
  statistics: Statistics;
}

/** The days of a month as the grid of the ARIA Authoring Practices: one stop for Tab, arrows inside. */
export function MonthGrid({ month, labelledBy, statistics }: MonthGridProps) {
  const { calendar } = useMessages('tracker');
  const language = useLanguage();
  const first = useMemo(() => firstWeekday(language, navigator.language), [language]);
  const { focusable, grid, onKeyDown, onFocus } = useGridFocus(month, first);
  const columns = weekdaysFrom(first);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the grid of the ARIA pattern
    <table ref={grid} role="grid" aria-labelledby={labelledBy} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {columns.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={calendar.weekdays[weekday - 1]}
              className="px-0 pb-1 font-semibold text-ink-soft text-sm max-[359px]:text-xs"
            >
              {calendar.weekdaysShort[weekday - 1]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown} onFocus={onFocus}>
        <Weeks month={month} first={first} focusable={focusable} statistics={statistics} />
      </tbody>
    </table>
  );
}

interface WeeksProps {
  month: Month;
  /** The weekday of the first column. */
  first: number;
  focusable: Day;
  statistics: Statistics;
}

/** Looks into the diary once for all days: a cell of its own accord would cost a slow phone much. */
function Weeks({ month, first, focusable, statistics: { next } }: WeeksProps) {
  const language = useLanguage();
  const diary = useTracker((state) => state.diary);
  const drafts = useTracker((state) => state.drafts);
  const selected = useTracker((state) => state.selected);
  const today = useTracker((state) => state.today);
  const cell = (day: Day) => (
    <DayCell
      key={day}
      day={day}
      date={formatDate(language, keyOf(day), 'longDate')}
      record={drafts.get(day) ?? diary.get(day)}
      isUnsaved={drafts.has(day)}
      isSelected={day === selected}
      isToday={day === today}
      isExpected={next !== undefined && day >= (next.from ?? next.day) && day <= (next.to ?? next.day)}
      isFocusable={day === focusable}
    />
  );
  const columns = weekdaysFrom(first);
  return weeksOf(month, first).map((week) => (
    <tr key={week.find((day) => day !== undefined)}>
      {week.map((day, column) => (day === undefined ? <td key={columns[column]} /> : cell(day)))}
    </tr>
  ));
}

/** Which day Tab reaches, and where the keys lead. The focus follows into other months. */
function useGridFocus(month: Month, first: number) {
  const selected = useTracker((state) => state.selected);
  const today = useTracker((state) => state.today);
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<Day>();
  const inMonth = (day: Day | undefined) => day !== undefined && isIn(day, month);
  const focusable = [wanted, selected, today].find(inMonth) ?? firstOf(month);
  useEffect(() => {
    if (wanted !== undefined) grid.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
  }, [wanted]);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? Number(event.target.dataset['day']) : Number.NaN;
    if (!Number.isInteger(from) || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = dayByKey(event, from, first);
    if (to === undefined) return;
    event.preventDefault();
    const months = distance(month, monthOf(to));
    if (months !== 0) trackerActions().showMonth(months);
    setWanted(to);
  };
  /** However the focus came, the keys go on from there. */
  const onFocus = ({ target }: FocusEvent) => {
    const day = target instanceof HTMLElement ? Number(target.dataset['day']) : Number.NaN;
    if (Number.isInteger(day)) setWanted(day);
  };
  return { focusable, grid, onKeyDown, onFocus };
}

function isIn(day: Day, month: Month): boolean {
  return distance(monthOf(day), month) === 0;
}

function distance(from: Month, to: Month): number {
  return (to.year - from.year) * 12 + to.month - from.month;
}
