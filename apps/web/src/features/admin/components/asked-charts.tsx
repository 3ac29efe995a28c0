import { LANGUAGE_NAMES } from '@salama/contract/language.ts';
import { ColumnChart } from '../../../components/column-chart.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useResource } from '../use-resource.ts';
import { FaultBanner } from './fault-banner.tsx';
import type { Period } from './period-picker.tsx';

/** Questions to the assistant, by language and by topic. */
export function AskedCharts({ period }: { period: Period }) {
  const { overview, quality, loading, showTable } = useMessages('admin');
  const language = useLanguage();
  const { data, fault, reload } = useResource(`asked ${language} ${period}`, 'answers', () =>
    adminApi.asked(Number(period)),
  );
  if (fault) return <FaultBanner fault={fault} onRetry={reload} />;
  if (!data) return <Skeleton label={loading} lines={6} />;
  const shared = {
    labels: data.days.map((day) => formatDate(language, day, 'shortDate')),
    labelsTitle: overview.day,
    texts: { showTable, none: overview.none },
  };
  return (
    <>
      <ColumnChart
        {...shared}
        title={quality.askedByLanguage}
        series={data.languages.map(({ language: spoken, counts }) => ({
          name: LANGUAGE_NAMES[spoken],
          values: counts,
        }))}
      />
      <ColumnChart
        {...shared}
        title={quality.askedByTopic}
        series={data.topics.map(({ topic, title, counts }) => ({
          name: topic === '' ? quality.otherTopics : (title ?? topic),
          values: counts,
        }))}
      />
    </>
  );
}
