import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { RadioList } from '../../../components/radio-list.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { spanOfDiary } from '../import.ts';
import type { FoundDiary } from '../imported-days.ts';
import { mergeDiaries, mergeSettings, previewMerge, RULES, type Rule } from '../merge.ts';
import { trackerActions, useTracker } from '../state.ts';
import { SaveFaultNotice } from './save-fault-notice.tsx';

interface ImportPreviewProps {
  found: FoundDiary;
  /** Reads the dates the other way round. */
  onOrder: (isMonthFirst: boolean) => void;
  onEnd: (isMerged: boolean) => void;
}

/** What a file would change, before it does. No day is ever taken away. */
export function ImportPreview({ found, onOrder, onEnd }: ImportPreviewProps) {
  const { files } = useMessages('keeping');
  const { common } = useMessages('shell');
  const [rule, setRule] = useState<Rule>('both');
  const merge = async () => {
    const isMerged = await trackerActions().merge(({ diary, settings }) => ({
      diary: mergeDiaries(diary, found.diary, rule),
      settings: mergeSettings(settings, found.settings),
    }));
    if (isMerged) onEnd(true);
  };
  return (
    <section aria-label={files.previewTitle} className="flex flex-col gap-3 rounded-field bg-sunken p-4">
      <h4 className="font-semibold">{files.previewTitle}</h4>
      <Counts found={found} />
      {found.isOrderUnsure !== undefined && <Order onOrder={onOrder} />}
      <Rules found={found} rule={rule} onChange={setRule} />
      <SaveFaultNotice />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void merge()}>{files.merge}</Button>
        <Button variant="secondary" onClick={() => onEnd(false)}>
          {common.cancel}
        </Button>
      </div>
    </section>
  );
}

function Counts({ found }: { found: FoundDiary }) {
  const { files } = useMessages('keeping');
  const language = useLanguage();
  const mine = useTracker((state) => state.diary);
  const { added, same, differing } = previewMerge(mine, found.diary);
  const span = spanOfDiary(found.diary);
  const date = (key: string) => formatDate(language, key, 'date');
  return (
    <>
      {span && <p>{files.span(date(span.first), date(span.last))}</p>}
      <ul className="list-disc pl-5">
        <li>{files.added(added)}</li>
        {same > 0 && <li>{files.same(same)}</li>}
        {differing > 0 && <li>{files.differing(differing)}</li>}
        {found.unread > 0 && <li>{files.unread(found.unread)}</li>}
      </ul>
    </>
  );
}

function Order({ onOrder }: { onOrder: (isMonthFirst: boolean) => void }) {
  const { files } = useMessages('keeping');
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        onChange={({ target }) => onOrder(target.checked)}
        className="size-5 shrink-0 accent-brand"
      />
      {files.order}
    </label>
  );
}

function Rules({ found, rule, onChange }: { found: FoundDiary; rule: Rule; onChange: (rule: Rule) => void }) {
  const { files } = useMessages('keeping');
  const mine = useTracker((state) => state.diary);
  if (previewMerge(mine, found.diary).differing === 0) return null;
  return (
    <RadioList legend={files.rule} values={RULES} names={files.rules} value={rule} onChoose={onChange} />
  );
}
