import { useEffect, useId, useState } from 'react';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { canKeep, forget, keep, wantsKept } from '../worker.ts';

/** The switch for offline use. Its state is known only in the browser, so it appears after the page has started. */
export function OfflineSetting() {
  const language = useLanguage();
  const { offline } = useMessages('shell');
  const [kept, setKept] = useState<boolean>();
  const hintId = useId();
  useEffect(() => setKept(canKeep() && wantsKept()), []);

  async function change(next: boolean) {
    setKept(next);
    await (next ? keep(language) : forget());
  }

  if (kept === undefined) return <div className="min-h-11" />;
  if (!canKeep()) return <p className="text-ink-soft text-sm">{offline.unavailable}</p>;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          checked={kept}
          aria-checked={kept}
          aria-describedby={hintId}
          onChange={(event) => void change(event.target.checked)}
          className="switch"
        />
        {offline.keep}
      </label>
      <p id={hintId} className="text-ink-soft text-sm">
        {offline.keepHint}
      </p>
    </div>
  );
}
