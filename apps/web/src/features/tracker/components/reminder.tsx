import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { isFileDue, mayBeCleared } from '../ask-to-keep.ts';
import { trackerActions, useTracker } from '../state.ts';
import type { Statistics } from '../statistics.ts';
import { useExport } from './use-export.ts';

/** Reminds of saving a file where the browser may clear the diary by itself. */
export function Reminder({ statistics }: { statistics: Statistics }) {
  const { reminder } = useMessages('keeping');
  const diary = useTracker((state) => state.diary);
  const settings = useTracker((state) => state.settings);
  const today = useTracker((state) => state.today);
  const exportNow = useExport(statistics);
  const [isAtRisk, setAtRisk] = useState(false);
  const size = diary.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed the browser's mind
  useEffect(() => void mayBeCleared().then(setAtRisk), [size]);
  if (!isAtRisk || !isFileDue({ diary, settings }, today)) return null;
  return (
    <Notice tone="info" title={reminder.title}>
      <p>{reminder.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={exportNow}>
          {reminder.save}
        </Button>
        <Button
          variant="quiet"
          onClick={() => void trackerActions().settle((now) => ({ ...now, remindedAt: today }))}
        >
          {reminder.later}
        </Button>
      </div>
    </Notice>
  );
}
