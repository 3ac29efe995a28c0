import type { Activity } from '@salama/contract/admin/schemas.ts';
import { useState } from 'react';
import { ColumnChart } from '../../../components/column-chart.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useResource } from '../use-resource.ts';
import { AskedCharts } from './asked-charts.tsx';
import { Card } from './card.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { type Period, PeriodPicker } from './period-picker.tsx';

/** For whoever would rather look than read; every picture has its table. */
export function Charts() {
  const messages = useMessages('admin');
  const [period, setPeriod] = useState<Period>('30');
  const activity = useResource(`activity ${period}`, 'activity', () => adminApi.activity(Number(period)));
  return (
    <Card title={messages.overview.charts} aside={<PeriodPicker value={period} onChoose={setPeriod} />}>
      <p className="text-ink-soft">{messages.overview.chartsHint}</p>
      <FaultBanner fault={activity.fault} onRetry={activity.reload} />
      <div className="grid min-w-0 gap-8 lg:grid-cols-2">
        <AskedCharts period={period} />
        {activity.data ? (
          <ActivityCharts activity={activity.data} />
        ) : (
          !activity.fault && <Skeleton label={messages.loading} lines={6} />
        )}
      </div>
    </Card>
  );
}

function ActivityCharts({ activity }: { activity: Activity }) {
  const { overview, showTable } = useMessages('admin');
  const language = useLanguage();
  const texts = { showTable, none: overview.none };
  const { board, queue } = activity;
  return (
    <>
      <ColumnChart
        title={overview.board}
        labelsTitle={overview.day}
        labels={activity.days.map((day) => formatDate(language, day, 'shortDate'))}
        series={(['questions', 'answers', 'cases', 'decisions'] as const).map((name) => ({
          name: overview[name],
          values: board[name],
        }))}
        texts={texts}
      />
      <ColumnChart
        title={overview.queue}
        labelsTitle={overview.wait}
        labels={queue.map(({ wait }) => overview.waits[wait])}
        series={[
          { name: overview.severeSeries, values: queue.map(({ severe }) => severe) },
          { name: overview.otherSeries, values: queue.map(({ other }) => other) },
        ]}
        texts={{ ...texts, none: overview.nothing }}
      />
    </>
  );
}
