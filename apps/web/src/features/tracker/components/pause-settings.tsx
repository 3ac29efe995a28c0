import { useId } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { keyOf } from '../days.ts';
import {
  currentPause,
  endPause,
  PAUSES,
  type PauseReason,
  startPause,
  type TrackerSettings,
} from '../settings.ts';
import { trackerActions, useTracker } from '../state.ts';

type Choice = PauseReason | 'none' | 'notStarted';

/** Why no period is expected, or that there was none yet. Kept at once. */
export function PauseSettings() {
  const { pause } = useMessages('keeping');
  const language = useLanguage();
  const settings = useTracker((state) => state.settings);
  const fault = useTracker((state) => state.fault);
  const { faults } = useMessages('tracker');
  const running = currentPause(settings);
  const chosen: Choice = running?.reason ?? (settings.notStarted ? 'notStarted' : 'none');
  return (
    <>
      <p>{pause.lead}</p>
      <fieldset className="flex flex-col">
        <legend className="sr-only">{pause.title}</legend>
        <Option value="none" chosen={chosen} label={pause.none} />
        {PAUSES.map((reason) => (
          <Option key={reason} value={reason} chosen={chosen} label={pause.reasons[reason]} />
        ))}
        <Option value="notStarted" chosen={chosen} label={pause.notStarted} />
      </fieldset>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {running && pause.since(formatDate(language, keyOf(running.from), 'date'))}
      </p>
      {fault && <Notice tone="danger">{faults[fault]}</Notice>}
    </>
  );
}

function Option({ value, chosen, label }: { value: Choice; chosen: Choice; label: string }) {
  const id = useId();
  const today = useTracker((state) => state.today);
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        id={id}
        type="radio"
        name="tracker-pause"
        checked={value === chosen}
        onChange={() => void trackerActions().settle((settings) => chosenSettings(settings, value, today))}
        className="size-5 accent-brand"
      />
      {label}
    </label>
  );
}

function chosenSettings(settings: TrackerSettings, choice: Choice, today: number): TrackerSettings {
  if (choice === 'none') return { ...endPause(settings, today), notStarted: false };
  if (choice === 'notStarted') return { ...endPause(settings, today), notStarted: true };
  return startPause(settings, choice, today);
}
