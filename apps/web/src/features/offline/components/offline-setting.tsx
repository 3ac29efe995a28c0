import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { hasEverything } from '../../../lib/kept-pages.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { type Extent, forget, keep } from '../keeping.ts';
import { canKeep, wantsKept } from '../worker.ts';

/** What is on this device: nothing, what the first visit keeps and what was opened since, or everything. */
type Kept = 'nothing' | Extent;

/** Its state is known only in the browser, so it appears after the page has started. The switch is on once what it keeps is here. */
export function OfflineSetting() {
  const language = useLanguage();
  const { offline: texts } = useMessages('device');
  const [kept, setKept] = useState<Kept>();
  const [news, setNews] = useState<'keeping' | 'failed'>();
  const hintId = useId();
  useEffect(() => {
    if (!canKeep() || !wantsKept()) setKept('nothing');
    else void hasEverything(language).then((all) => setKept(all ? 'everything' : 'first'));
  }, [language]);

  async function ask(extent: Extent) {
    if (news === 'keeping') return;
    setNews('keeping');
    const isKept = await keep(language, extent);
    if (isKept) setKept(extent);
    setNews(isKept ? undefined : 'failed');
  }

  async function stop() {
    setNews(undefined);
    setKept('nothing');
    await forget();
  }

  if (kept === undefined) return <div className="min-h-11" />;
  if (!canKeep()) return <p className="text-ink-soft text-sm">{texts.unavailable}</p>;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          checked={kept !== 'nothing'}
          aria-checked={kept !== 'nothing'}
          aria-describedby={hintId}
          onChange={(event) => void (event.target.checked ? ask('first') : stop())}
          className="switch"
        />
        {texts.keep}
      </label>
      <p id={hintId} className="text-ink-soft text-sm">
        {texts.keepHint}
      </p>
      {kept === 'first' && (
        <div className="mt-3">
          <Button variant="secondary" onClick={() => void ask('everything')}>
            {texts.everything}
          </Button>
          <p className="mt-1 text-ink-soft text-sm">{texts.everythingHint}</p>
        </div>
      )}
      {kept === 'everything' && <p className="mt-2 text-sm">{texts.hasEverything}</p>}
      <p role="status" className="font-semibold text-sm">
        {news && texts[news]}
      </p>
    </div>
  );
}
