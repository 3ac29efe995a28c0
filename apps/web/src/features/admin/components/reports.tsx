import type { Case } from '@salama/contract/moderation/schemas.ts';
import { useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useResource } from '../use-resource.ts';
import { Card } from './card.tsx';
import { CaseCard } from './case-card.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { useCaseKeys } from './use-case-keys.ts';
import { useDecisions } from './use-decisions.ts';

type Status = Case['status'];

/** The moderation queue. */
export function Reports() {
  const messages = useMessages('admin');
  const { reports: texts } = messages;
  const [status, setStatus] = useState<Status>('open');
  const [page, setPage] = useState(1);
  const list = useResource(`cases ${status} ${page}`, 'reports', () => adminApi.cases({ status, page }));
  const decisions = useDecisions(
    (changed) =>
      list.change((data) => ({
        ...data,
        open: data.open + (changed.status === 'open' ? 1 : -1) * (wasChanged(data.reports, changed) ? 1 : 0),
        reports: data.reports.map((one) => (one._id === changed._id ? changed : one)),
      })),
    list.reload,
  );
  const keys = useCaseKeys(list.data?.reports ?? [], decisions);
  const show = (next: Status) => {
    setStatus(next);
    setPage(1);
  };
  const cases = list.data?.reports ?? [];
  return (
    <Card title={messages.tabs.reports} aside={list.data && <p>{texts.count(list.data.open)}</p>}>
      <p className="max-w-prose text-ink-soft">{texts.lead}</p>
      <StatusChoice status={status} onChoose={show} />
      <p className="hidden text-ink-soft text-sm lg:block">{texts.keys}</p>
      <FaultBanner fault={list.fault} onRetry={list.reload} />
      <FaultBanner fault={decisions.fault} onDismiss={decisions.dismissFault} />
      <p role="status" className="sr-only">
        {decisions.said}
      </p>
      {!list.data && !list.fault && <Skeleton label={messages.loading} lines={8} />}
      {list.data && cases.length === 0 && <p>{status === 'open' ? texts.empty : texts.emptyDecided}</p>}
      {status === 'open' && cases.some(({ severity }) => severity === 1) && (
        <Notice tone="danger">{texts.danger}</Notice>
      )}
      {list.data?.brakeUntil && <WhileNotice until={list.data.brakeUntil} says={texts.brake} />}
      {list.data?.valveUntil && <WhileNotice until={list.data.valveUntil} says={texts.valve} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the posts inside, which hold the focus */}
      <div onKeyDown={keys} className="flex flex-col gap-4">
        {cases.map((one) => (
          <CaseCard key={one._id} one={one} decisions={decisions} />
        ))}
      </div>
      {list.data && (
        <Pager page={list.data.page} hasMore={list.data.hasMore} onPage={setPage} texts={messages} />
      )}
    </Card>
  );
}

/** What moderators must know while reports do less than usual, or posts wait, and for a day afterwards. */
function WhileNotice({
  until,
  says,
}: {
  until: string;
  says: Record<'on' | 'was', (time: string) => string>;
}) {
  const time = formatDate(useLanguage(), until, 'time');
  const isOn = Date.parse(until) > Date.now();
  return <Notice tone="warning">{isOn ? says.on(time) : says.was(time)}</Notice>;
}

function wasChanged(cases: readonly Case[], changed: Case): boolean {
  return cases.some(({ _id, status }) => _id === changed._id && status !== changed.status);
}

function StatusChoice({ status, onChoose }: { status: Status; onChoose: (status: Status) => void }) {
  const { reports: texts } = useMessages('admin');
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.show}</legend>
      {(['open', 'decided'] as const).map((value) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name="status"
            value={value}
            checked={value === status}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {texts[value]}
        </label>
      ))}
    </fieldset>
  );
}
