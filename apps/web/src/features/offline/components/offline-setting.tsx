import { useEffect, useId, useState } from 'react';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { forget, keep } from '../keeping.ts';
import { canKeep, wantsKept } from '../worker.ts';

/** Its state is known only in the browser, so it appears after the page has started. It is on once everything is here. */
export function OfflineSetting() {
  const language = useLanguage();
  const { offline: texts } = useMessages('device');
  const [kept, setKept] = useState<boolean>();
  const [news, setNews] = useState<'keeping' | 'failed'>();
  const hintId = useId();
  useEffect(() => setKept(canKeep() && wantsKept()), []);

  async function change(next: boolean) {
    if (news === 'keeping') return;
    setNews(next ? 'keeping' : undefined);
    if (next) {
      const isKept = await keep(language);
      setKept(isKept);
      setNews(isKept ? undefined : 'failed');
    } else {
      setKept(false);
      await forget();
    }
  }

  if (kept === undefined) return <div className="min-h-11" />;
  if (!canKeep()) return <p className="text-ink-soft text-sm">{texts.unavailable}</p>;
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
        {texts.keep}
      </label>
      <p id={hintId} className="text-ink-soft text-sm">
        {texts.keepHint}
      </p>
      <p role="status" className="font-semibold text-sm">
        {news && texts[news]}
      </p>
    </div>
  );
}
