import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextArea } from '../../../components/field.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { askToKeep } from '../ask-to-keep.ts';
import { type Day, keyOf } from '../days.ts';
import { FLOWS, MOODS, withPeriod } from '../records.ts';
import { trackerActions, useTracker } from '../state.ts';
import { ChoiceRow } from './choice-row.tsx';
import { FlowDot } from './flow-dot.tsx';
import { MoodFace } from './mood-face.tsx';
import { SaveFaultNotice } from './save-fault-notice.tsx';
import { SymptomList } from './symptom-list.tsx';
import { useRecord } from './use-record.ts';

/** Everything that can be noted for the chosen day. Only Save keeps it. */
export function DayPanel() {
  const { day: words } = useMessages('tracker');
  const language = useLanguage();
  const day = useTracker((state) => state.selected);
  const today = useTracker((state) => state.today);
  const titleId = useId();
  const panel = useInView(day);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await trackerActions().save()) void askToKeep();
  };
  return (
    <section
      ref={panel}
      aria-labelledby={titleId}
      className="scroll-mt-20 rounded-card border border-line bg-raised p-4 shadow-card sm:p-5 lg:sticky lg:top-20 lg:row-span-2"
    >
      <h2 id={titleId} aria-live="polite" className="text-xl first-letter:uppercase">
        {formatDate(language, keyOf(day), 'longDate')}
      </h2>
      {day > today && <p className="mt-1 text-ink-soft text-sm">{words.future}</p>}
      <form method="post" onSubmit={(event) => void save(event)} className="mt-4 flex flex-col gap-5">
        <PeriodSwitch day={day} />
        <Flow day={day} />
        <MoodRow day={day} />
        <SymptomList key={day} day={day} />
        <Notes day={day} />
        <SaveFaultNotice />
        <SaveRow day={day} />
      </form>
    </section>
  );
}

function PeriodSwitch({ day }: { day: Day }) {
  const { day: words } = useMessages('tracker');
  const { isPeriod } = useRecord(day);
  return (
    <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 font-semibold">
      <input
        type="checkbox"
        role="switch"
        checked={isPeriod}
        aria-checked={isPeriod}
        aria-label={words.period}
        onChange={({ target }) => trackerActions().edit(day, (record) => withPeriod(record, target.checked))}
        className="switch"
      />
      {words.period}
      <span aria-hidden="true" className="font-normal text-ink-soft">
        {isPeriod ? words.yes : words.no}
      </span>
    </label>
  );
}

function Flow({ day }: { day: Day }) {
  const { day: words, flows } = useMessages('tracker');
  const { isPeriod, flow } = useRecord(day);
  if (!isPeriod) return null;
  return (
    <ChoiceRow
      label={words.flow}
      choices={FLOWS}
      chosen={flow}
      onChoose={(next) => trackerActions().edit(day, (record) => ({ ...record, flow: next }))}
    >
      {(choice) => (
        <>
          <FlowDot flow={choice} />
          {flows[choice]}
        </>
      )}
    </ChoiceRow>
  );
}

/** The chosen mood pressed again is no mood. */
function MoodRow({ day }: { day: Day }) {
  const { day: words, moods } = useMessages('tracker');
  const { mood } = useRecord(day);
  return (
    <ChoiceRow
      label={words.mood}
      choices={MOODS}
      chosen={mood}
      onChoose={(next) =>
        trackerActions().edit(day, (record) => ({ ...record, mood: record.mood === next ? null : next }))
      }
    >
      {(choice) => (
        <>
          <MoodFace mood={choice} />
          {moods[choice]}
        </>
      )}
    </ChoiceRow>
  );
}

function Notes({ day }: { day: Day }) {
  const { day: words } = useMessages('tracker');
  const { notes } = useRecord(day);
  return (
    <TextArea
      label={words.notes}
      rows={3}
      placeholder={words.notesPlaceholder}
      value={notes}
      autoComplete="off"
      onChange={({ target }) => trackerActions().edit(day, (record) => ({ ...record, notes: target.value }))}
    />
  );
}

function SaveRow({ day }: { day: Day }) {
  const { day: words } = useMessages('tracker');
  const language = useLanguage();
  const drafts = useTracker((state) => state.drafts);
  const saved = useTracker((state) => state.saved);
  const others = [...drafts.keys()].filter((other) => other !== day);
  const dates = others.map((other) => formatDate(language, keyOf(other), 'shortDate')).join(', ');
  return (
    <div className="flex flex-col gap-2">
      {others.length > 0 && <p className="text-sm">{words.savesToo(dates)}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" className="min-w-28">
          {words.save}
        </Button>
        {drafts.has(day) && (
          <Button variant="quiet" onClick={() => trackerActions().discard(day)}>
            {words.discard}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-6 text-ink-soft text-sm">
        {drafts.size > 0 ? words.unsaved : saved !== undefined && words.saved(saved)}
      </p>
    </div>
  );
}

/** On a phone the panel lies below the calendar: a tapped day brings its heading into view; one that has the focus of keys stays in it. */
function useInView(day: Day) {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight - 160 && !hasKeys())
      panel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [day]);
  return panel;
}

function hasKeys(): boolean {
  try {
    return document.querySelector('[data-day]:focus-visible') !== null;
  } catch {
    // Chrome before 86 does not know.
    return false;
  }
}
