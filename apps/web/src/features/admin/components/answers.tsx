import type { Unanswered } from '@salama/contract/admin/quality.ts';
import { LANGUAGE_NAMES } from '@salama/contract/language.ts';
import { useState } from 'react';
import { Pager } from '../../../components/pager.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { StackCell, StackRow, StackTable } from '../../../components/stack-table.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useResource } from '../use-resource.ts';
import { AskedCharts } from './asked-charts.tsx';
import { Card } from './card.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { type Period, PeriodPicker } from './period-picker.tsx';
import { PermittedWords } from './permitted-words.tsx';
import { useTopicName } from './topic-name.ts';
import { WriteLink } from './write-link.tsx';

/** Rows shown at a time: the rest of what was counted is a press away. */
const AT_ONCE = 15;

/** How the assistant does: what it did not know, and what did not help. */
export function Answers() {
  const messages = useMessages('admin');
  const { quality } = messages;
  const language = useLanguage();
  const [period, setPeriod] = useState<Period>('30');
  const { data, fault, reload } = useResource(`unanswered ${language} ${period}`, 'answers', () =>
    adminApi.unanswered(Number(period)),
  );
  return (
    <div className="flex flex-col gap-6">
      <Card title={messages.tabs.answers} aside={<PeriodPicker value={period} onChoose={setPeriod} />}>
        <p className="max-w-prose text-ink-soft">{quality.lead}</p>
        <div className="grid min-w-0 gap-8 lg:grid-cols-2">
          <AskedCharts period={period} />
        </div>
      </Card>
      <FaultBanner fault={fault} onRetry={reload} />
      {!data && !fault && <Skeleton label={messages.loading} lines={6} />}
      {data && <UnansweredCard rows={data.unanswered} />}
      {data && <ThumbsCard rows={data.thumbs} />}
      <PermittedWords />
    </div>
  );
}

function UnansweredCard({ rows }: { rows: Unanswered['unanswered'] }) {
  const messages = useMessages('admin');
  const { quality } = messages;
  const nameOf = useTopicName();
  const { shown, ...pages } = usePages(rows);
  const { columns } = quality;
  return (
    <Card title={quality.unanswered}>
      {rows.length === 0 ? (
        <p>{quality.noUnanswered}</p>
      ) : (
        <StackTable
          caption={quality.unanswered}
          columns={[columns.topic, columns.language, columns.count, columns.actions]}
        >
          {shown.map((row) => (
            <StackRow key={`${row.language} ${row.topic}`}>
              <StackCell className="font-semibold wrap-anywhere">{nameOf(row)}</StackCell>
              <StackCell label={columns.language}>{LANGUAGE_NAMES[row.language]}</StackCell>
              <StackCell label={columns.count} className="tabular-nums">
                {row.count}
              </StackCell>
              <StackCell>
                <WriteLink about={nameOf(row)} title="" />
              </StackCell>
            </StackRow>
          ))}
        </StackTable>
      )}
      <Pager {...pages} texts={messages} />
    </Card>
  );
}

function ThumbsCard({ rows }: { rows: Unanswered['thumbs'] }) {
  const messages = useMessages('admin');
  const { quality } = messages;
  const nameOf = useTopicName();
  const { shown, ...pages } = usePages(rows);
  const { columns } = quality;
  return (
    <Card title={quality.thumbs}>
      {rows.length === 0 ? (
        <p>{quality.noThumbs}</p>
      ) : (
        <StackTable
          caption={quality.thumbs}
          columns={[columns.topic, columns.language, columns.writtenBy, columns.down, columns.up]}
        >
          {shown.map((row) => (
            <StackRow key={`${row.language} ${row.writtenBy} ${row.topic}`}>
              <StackCell className="font-semibold wrap-anywhere">{nameOf(row)}</StackCell>
              <StackCell label={columns.language}>{LANGUAGE_NAMES[row.language]}</StackCell>
              <StackCell label={columns.writtenBy}>{quality.writers[row.writtenBy]}</StackCell>
              <StackCell label={columns.down} className="tabular-nums">
                {row.down}
                {row.reasons.length > 0 && (
                  <span className="block text-ink-soft text-sm">
                    {row.reasons
                      .map(({ reason, count }) => `${quality.reasons[reason]} (${count})`)
                      .join(', ')}
                  </span>
                )}
              </StackCell>
              <StackCell label={columns.up} className="tabular-nums">
                {row.up}
              </StackCell>
            </StackRow>
          ))}
        </StackTable>
      )}
      <Pager {...pages} texts={messages} />
    </Card>
  );
}

/** Turns the pages of a list that is here already; another list begins with its first page. */
function usePages<Row>(rows: readonly Row[]) {
  const [turned, setTurned] = useState({ rows, page: 1 });
  const page = turned.rows === rows ? turned.page : 1;
  return {
    shown: rows.slice((page - 1) * AT_ONCE, page * AT_ONCE),
    page,
    hasMore: rows.length > page * AT_ONCE,
    onPage: (next: number) => setTurned({ rows, page: next }),
  };
}
