import type { Stats } from '@salama/contract/admin/schemas.ts';
import { BookOpen, MessageCircle, Users } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { TABS } from '../tabs.ts';
import { useResource } from '../use-resource.ts';
import { waitedSince } from '../waited.ts';
import { Card } from './card.tsx';
import { Charts } from './charts.tsx';
import { FaultBanner } from './fault-banner.tsx';

/** How much there is, what waits, and how it goes. */
export function Overview() {
  const messages = useMessages('admin');
  const { data, fault, reload } = useResource('stats', 'stats', adminApi.stats);
  return (
    <div className="flex flex-col gap-6">
      <FaultBanner fault={fault} onRetry={reload} />
      {data?.moderatorsAway && <Notice tone="warning">{messages.overview.away}</Notice>}
      {data?.backup.state === 'late' && (
        <Notice tone="warning">{messages.overview.backup[data.backup.fails ? 'fails' : 'late']}</Notice>
      )}
      {!data && !fault ? <Skeleton label={messages.loading} lines={6} /> : <QuickStats stats={data} />}
      {data && <Waiting stats={data} />}
      {data && <UnconfirmedLines lines={data.unconfirmedLines} />}
      <Charts />
    </div>
  );
}

const FIGURES = [
  ['totalUsers', Users],
  ['totalMessages', MessageCircle],
  ['totalMaterials', BookOpen],
] as const;

/** Each figure is 0 until it is known (specification, section 2). */
function QuickStats({ stats }: { stats: Stats | undefined }) {
  const { overview } = useMessages('admin');
  const format = new Intl.NumberFormat(useLanguage());
  return (
    <Card title={overview.quickStats}>
      <dl className="grid gap-3 sm:grid-cols-3">
        {FIGURES.map(([name, Icon]) => (
          <div key={name} className="flex flex-col-reverse gap-1 rounded-field bg-sunken p-4">
            <dt className="text-ink-soft text-sm">{overview[name]}</dt>
            <dd className="flex items-center gap-3 font-bold font-display text-2xl tabular-nums">
              <Icon aria-hidden="true" className="size-7 shrink-0 text-clay" />
              {format.format(stats?.[name] ?? 0)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Lines of the directory that are to be read or rung again before a release. */
function UnconfirmedLines({ lines }: { lines: Stats['unconfirmedLines'] }) {
  const { overview } = useMessages('admin');
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <Card title={overview.unconfirmed}>
      <p>{overview.unconfirmedHint}</p>
      <ul className="mt-2 list-disc pl-5">
        {lines.map(({ id, number, confirmed }) => (
          <li key={id}>
            <code>{id}</code>, {number}: {formatDate(language, confirmed, 'date')}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Waiting({ stats }: { stats: Stats }) {
  const { overview, ago } = useMessages('admin');
  const { openReports, severeReports, oldestReport, newSuggestions } = stats;
  if (openReports + newSuggestions === 0)
    return (
      <Card title={overview.waiting}>
        <p>{overview.nothing}</p>
      </Card>
    );
  return (
    <Card title={overview.waiting}>
      {openReports > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="mr-auto">
            <p className="font-semibold">{overview.reports(openReports)}</p>
            {severeReports > 0 && (
              <p className="font-semibold text-danger-ink">{overview.severe(severeReports)}</p>
            )}
            {oldestReport && (
              <p className="text-ink-soft">{overview.oldest(waitedSince(oldestReport, Date.now(), ago))}</p>
            )}
          </div>
          <PageLink to={TABS.reports.path} className={buttonClass()}>
            {overview.openReports}
          </PageLink>
        </div>
      )}
      {newSuggestions > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="mr-auto font-semibold">{overview.suggestions(newSuggestions)}</p>
          <PageLink to={TABS.suggestions.path} className={buttonClass('secondary')}>
            {overview.openSuggestions}
          </PageLink>
        </div>
      )}
    </Card>
  );
}
