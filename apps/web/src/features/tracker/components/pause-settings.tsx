import { Notice } from '../../../components/notice.tsx';
import { RadioList } from '../../../components/radio-list.tsx';
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
  const today = useTracker((state) => state.today);
  const settings = useTracker((state) => state.settings);
  const fault = useTracker((state) => state.fault);
  const { faults } = useMessages('tracker');
  const running = currentPause(settings);
  const chosen: Choice = running?.reason ?? (settings.notStarted ? 'notStarted' : 'none');
  return (
    <>
      <p>{pause.lead}</p>
      <RadioList<Choice>
        legend={pause.title}
        hideLegend
        values={['none', ...PAUSES, 'notStarted']}
        names={{ none: pause.none, ...pause.reasons, notStarted: pause.notStarted }}
        value={chosen}
        onChoose={(choice) =>
          void trackerActions().settle((settings) => chosenSettings(settings, choice, today))
        }
      />
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {running && pause.since(formatDate(language, keyOf(running.from), 'date'))}
      </p>
      {fault && <Notice tone="danger">{faults[fault]}</Notice>}
    </>
  );
}

function chosenSettings(settings: TrackerSettings, choice: Choice, today: number): TrackerSettings {
  if (choice === 'none') return { ...endPause(settings, today), notStarted: false };
  if (choice === 'notStarted') return { ...endPause(settings, today), notStarted: true };
  return startPause(settings, choice, today);
}
